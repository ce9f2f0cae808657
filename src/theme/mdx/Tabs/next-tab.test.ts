import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 0, undefined],
  ['Tab', 0, undefined],
])('%s leads from %d to %s', (key, current, next) => {
  expect(nextTab(key, current, { count: 3, isRtl: false })).toBe(next);
});

it.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 2, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from %d to %d where lines run from right to left', (key, current, next) => {
  expect(nextTab(key, current, { count: 3, isRtl: true })).toBe(next);
});
