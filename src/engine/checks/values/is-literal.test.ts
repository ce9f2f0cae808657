import { expect, it } from 'vitest';
import { isLiteral } from './is-literal.ts';

it.each(["'auto'", 'true', '-1', 'null', '/a/', '[1, [2]]', "{ a: { 'b': false } }", '`a`'])(
  '%s is a whole value',
  (text) => expect(isLiteral(text)).toBe(true),
);

it.each([
  'esm',
  'css-import',
  '__dirname',
  'a()',
  '{ name }',
  '[...a]',
  "['a', …]",
  'undefined',
  '=>',
])('%s is none', (text) => expect(isLiteral(text)).toBe(false));
