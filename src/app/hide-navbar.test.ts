import { expect, it } from 'vitest';
import { isHidden } from './hide-navbar.ts';

it.each([
  ['never', 0, 500, false],
  ['never', 500, 100, false],
  ['auto', 0, 500, true],
  ['auto', 500, 499, false],
  ['auto', 500, 500, undefined],
  ['auto', 500, 0, false],
  ['auto', 0, -20, false],
  // What is not there at all does not go.
  ['always', 0, 500, false],
] as const)('%s, from %d to %d: %s', (mode, before, now, hidden) => {
  expect(isHidden(mode, before, now)).toBe(hidden);
});
