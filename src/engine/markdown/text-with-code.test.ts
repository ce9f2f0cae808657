import { expect, it } from 'vitest';
import { textWithCode } from './text-with-code.ts';

const text = (value: string) => ({ type: 'text', value });

it('reads Markdown', () => {
  const children = [text('Sets '), { type: 'inlineCode', value: 'mode' }, text('.')];
  expect(textWithCode({ type: 'paragraph', children })).toBe('Sets `mode`.');
});

it('reads HTML, and code in stress', () => {
  const code = { type: 'element', tagName: 'code', children: [text('a`b')] };
  const strong = { type: 'element', tagName: 'strong', children: [text('not '), code] };
  expect(textWithCode({ type: 'root', children: [strong, text('!')] })).toBe('not `ab`!');
});
