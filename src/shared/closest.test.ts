import { expect, it } from 'vitest';
import { closest, editDistance } from './closest.ts';

it.each([
  ['', '', 0],
  ['react', 'react', 0],
  ['react', 'raect', 2],
  ['tip', 'tips', 1],
  ['kitten', 'sitting', 3],
  ['', 'vue', 3],
])('from "%s" to "%s" it is %d', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

it('gives the most similar first, and no more than asked for', () => {
  const names = ['warning', 'note', 'notes', 'danger'];
  expect(closest('nots', names, 2)).toEqual(['note', 'notes']);
  expect(closest('warnign', names)).toEqual(['warning']);
});

it('gives nothing where more than half would have to change', () => {
  expect(closest('zzzz', ['note', 'tip'])).toEqual([]);
});
