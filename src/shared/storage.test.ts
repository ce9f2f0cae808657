import { expect, it } from 'vitest';
import { parseAppearance, storageKeys } from './storage.ts';

it('keeps the keys that readers have in their browsers already', () => {
  expect(storageKeys.appearance).toBe('rspress-theme-appearance');
  expect(storageKeys.visited).toBe('rspress-visited');
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  [null, 'auto'],
  ['', 'auto'],
  ['Dark', 'auto'],
  ['"dark"', 'auto'],
])('reads %j as %s', (stored, appearance) => {
  expect(parseAppearance(stored)).toBe(appearance);
});
