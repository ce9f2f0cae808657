import { expect, it } from 'vitest';
import { align } from './align.ts';

/** Letters are equal, or alike where only their case differs. */
function laid(original: string, translation: string): string {
  const pairs = align([...original], [...translation], (a, b) =>
    a === b ? 1 : a.toLowerCase() === b.toLowerCase() ? 0.5 : 0,
  );
  return pairs.map((pair) => `${pair.original ?? '-'}${pair.translation ?? '-'}`).join(' ');
}

it.each([
  ['', '', ''],
  ['abc', 'abc', 'aa bb cc'],
  ['abc', 'ac', 'aa b- cc'],
  ['ac', 'abc', 'aa -b cc'],
  ['abc', '', 'a- b- c-'],
  ['', 'ab', '-a -b'],
  ['aaa', 'aa', 'aa aa a-'],
  ['abcdef', 'aCdxf', 'aa b- cC dd e- -x ff'],
  ['abcd', 'bcda', 'a- bb cc dd -a'],
  ['aAb', 'ab', 'aa A- bb'],
  ['xab', 'Ab', 'x- aA bb'],
])('lays %j beside %j: %s', (original, translation, expected) => {
  expect(laid(original, translation)).toBe(expected);
});
