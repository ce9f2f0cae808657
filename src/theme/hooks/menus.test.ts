import { describe, expect, it } from 'vitest';
import { activeHeading } from './active-heading.ts';
import { nextIndex } from './next-index.ts';

describe('arrow keys in a menu of a button and two links', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 1],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 1],
    ['End', 1, 2],
    ['Home', 0, undefined],
    ['a', 1, undefined],
  ])('%s at %i leads to %s', (key, from, to) => {
    expect(nextIndex(key, from, 3)).toBe(to);
  });

  it('lead nowhere from outside, and where there is nothing', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBeUndefined();
    expect(nextIndex('ArrowDown', 0, 1)).toBeUndefined();
  });
});

describe('the heading that is being read', () => {
  const tops = [
    { id: 'a', top: -300 },
    { id: 'b', top: 72 },
    { id: 'c', top: 500 },
  ];

  it('is the last one that has passed below the top', () => {
    expect(activeHeading(tops, { offset: 96, atEnd: false })).toBe('b');
    expect(activeHeading(tops, { offset: 40, atEnd: false })).toBe('a');
  });

  it('is none above all of them, and the last at the end of the page', () => {
    expect(activeHeading(tops, { offset: -500, atEnd: false })).toBeUndefined();
    expect(activeHeading(tops, { offset: 96, atEnd: true })).toBe('c');
    expect(activeHeading([], { offset: 96, atEnd: false })).toBeUndefined();
  });
});
