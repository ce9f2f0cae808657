import { expect, it } from 'vitest';
import { foldedText } from './fold.ts';
import { isHump, wordsOf } from './letters.ts';

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
