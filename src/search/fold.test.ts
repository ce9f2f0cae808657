import { expect, it } from 'vitest';
import { fold } from './fold.ts';

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
