import { expect, it } from 'vitest';
import { escapeAttribute, escapeHtml, escapePattern, lineAt } from './text.ts';

it('escapes what HTML would read as markup', () => {
  expect(escapeHtml('<a href="b">&</a>')).toBe('&lt;a href="b"&gt;&amp;&lt;/a&gt;');
  expect(escapeAttribute('<"&">')).toBe('&lt;&quot;&amp;&quot;&gt;');
});

it('makes a pattern of any text', () => {
  const text = 'a.b*c+(d)[e]{f}|g^h$\\i?';
  expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapePattern('a.b')}$`).test('axb')).toBe(false);
});

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [4, 3],
])('finds the line of position %i', (offset, line) => {
  expect(lineAt('a\nb\nc', offset)).toBe(line);
});
