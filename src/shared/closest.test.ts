import { expect, it } from 'vitest';
import { closest } from './closest.ts';

it('gives the most similar first, and no more than asked for', () => {
  const names = ['warning', 'note', 'notes', 'danger'];
  expect(closest('nots', names, 2)).toEqual(['note', 'notes']);
  expect(closest('warnign', names)).toEqual(['warning']);
});

it('gives nothing where more than half would have to change', () => {
  expect(closest('zzzz', ['note', 'tip'])).toEqual([]);
});
