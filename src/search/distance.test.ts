import { expect, it } from 'vitest';
import { distance, typosIn } from './distance.ts';

it.each([
  ['spiting', 'splitting', 2, 2],
  ['moudle', 'module', 2, 1],
  ['exernals', 'externals', 2, 1],
  ['xodule', 'module', 2, 1],
  ['abc', 'abc', 0, 0],
  ['abcdef', 'uvwxyz', 2, 3],
  ['a', 'abcd', 2, 3],
])('%s and %s differ in so many letters', (a, b, most, expected) => {
  expect(distance(a, b, most)).toBe(expected);
  expect(distance(b, a, most)).toBe(expected);
});

it('lets longer words have more wrong letters', () => {
  expect(['css', 'entry', 'externals', 'hotmodulereplacement'].map(typosIn)).toEqual([0, 1, 2, 3]);
});
