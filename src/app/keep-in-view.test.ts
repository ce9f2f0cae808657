import { describe, expect, it } from 'vitest';
import { scrollDistance } from './keep-in-view.ts';

describe('a box that scrolls to its marked entry', () => {
  const box = { top: 100, bottom: 500 };

  it.each([
    ['stays where the entry can be seen', { top: 200, bottom: 230 }, 0],
    ['scrolls down to put it in the middle', { top: 600, bottom: 640 }, 320],
    ['scrolls up to put it in the middle', { top: 0, bottom: 40 }, -280],
    ['leaves a little room at its edges', { top: 480, bottom: 500 }, 190],
  ])('%s', (_, entry, distance) => {
    expect(scrollDistance(box, entry)).toBe(distance);
  });
});
