import { describe, expect, it } from 'vitest';
import { markedParts, markedWords } from './marked.ts';

const shown = (text: string, ...highlights: [start: number, length: number][]) =>
  markedParts(
    text,
    highlights.map(([start, length]) => ({ start, length })),
  )
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('');

describe('highlights', () => {
  it('count characters, not units of UTF-16', () => {
    expect(shown('😀 苹果 tree', [2, 2], [5, 4])).toBe('😀 [苹果] [tree]');
  });

  it('may stand in any order, overlap, and lead beyond the text', () => {
    expect(shown('apple tree', [6, 99], [0, 3], [2, 2])).toBe('[app][l]e [tree]');
    expect(shown('apple', [9, 2])).toBe('apple');
    expect(shown('')).toBe('');
  });

  it('give the words that were found, each once', () => {
    const highlights = [0, 4].map((start) => ({ start, length: 3 }));
    expect(markedWords('red red', highlights)).toEqual(['red']);
  });
});
