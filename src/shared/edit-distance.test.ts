import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['spiting', 'splitting', 2, 2],
  ['moudle', 'module', 2, 1],
  ['exernals', 'externals', 2, 1],
  ['xodule', 'module', 2, 1],
  ['abc', 'abc', 0, 0],
  ['abcdef', 'uvwxyz', 2, 3],
  ['a', 'abcd', 2, 3],
])('%s and %s differ in so many letters', (a, b, most, expected) => {
  expect(editDistance(a, b, most)).toBe(expected);
  expect(editDistance(b, a, most)).toBe(expected);
});

it.each([
  ['', '', 0],
  ['react', 'raect', 1],
  ['tip', 'tips', 1],
  ['kitten', 'sitting', 3],
  ['', 'vue', 3],
])('from "%s" to "%s" it is %d, however far that is', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});
