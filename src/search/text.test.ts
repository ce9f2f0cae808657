import { expect, it } from 'vitest';
import { fold, foldedText, isHump, wordsOf } from './text.ts';

it.each([
  ['PublicPath', 'publicpath'],
  ['Café Ångström', 'cafe angstrom'],
  ['ＨＭＲ：１', 'hmr:1'],
  ['模块\u3000联邦', '模块 联邦'],
  ['İΣ', 'iσ'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text)).toHaveLength(text.length);
});

it.each([
  ['output.publicpath', ['output', 'publicpath']],
  ['配置publicpath', ['配置', 'publicpath']],
  ['--watch, rspack_profile', ['watch', 'rspack', 'profile']],
  ['スーパー 用ts', ['スーパー', '用', 'ts']],
  ['=> 🚀', []],
])('%s has the words %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

it('knows where a part of a name begins', () => {
  const text = 'splitChunks HTMLElement es2015Module';
  const humps = [...text].flatMap((_, index) => (isHump(foldedText(text), index) ? index : []));
  expect(humps.map((index) => text.slice(index).split(' ')[0])).toEqual(
    expect.arrayContaining(['Chunks', 'Element', 'Module']),
  );
  expect(humps).not.toContain(text.indexOf('TML'));
});
