import { expect, it } from 'vitest';
import { excerptOf, highlightsOf, lineAround } from './excerpt.ts';
import { foldedText, widthOf } from './text.ts';

const excerpt = (text: string, hit: string, width = 40) => {
  const start = text.indexOf(hit);
  const place = { start, end: start + hit.length };
  const bounds = lineAround(text, place, { start: 0, end: text.length });
  return excerptOf(foldedText(text), place, { width, bounds });
};

it('cuts between words, around the hit, and says so', () => {
  const text = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen.';
  expect(excerpt(text, 'eight')).toBe('…seven eight nine ten eleven…');
});

it('stays in the line of the hit', () => {
  expect(excerpt('Before.\nThe hit is here.\nNext line.', 'hit')).toBe('The hit is here.');
});

it('begins with no sign that belongs to what was before', () => {
  expect(excerpt('aaaaaaaaaaaaa aaaaaaaaaaaa, hit bbbbb', 'hit', 12)).toBe('…hit…');
});

it('counts a character that is not Latin three times', () => {
  const text = '一二三四五六七八九十'.repeat(5);
  expect(widthOf(excerpt(text, '七八'))).toBeLessThanOrEqual(40);
  expect(excerpt(text, '七八')).toContain('七八');
});

it('never divides a character or a long name', () => {
  expect(excerpt(`${'🚀'.repeat(40)} hit`, 'hit')).toMatch(/^…🚀+ hit$/u);
  expect(excerpt('x experiments.rspackFuture.newTreeshaking y', 'Tree', 10)).toBe(
    '…newTreeshaking…',
  );
});

it('counts in characters, and joins what touches', () => {
  expect(highlightsOf('🚀 splitChunks', [['split'], ['chunks']])).toEqual([
    { start: 2, length: 11 },
  ]);
  expect(highlightsOf('CSS 与 css', [['css']])).toEqual([
    { start: 0, length: 3 },
    { start: 6, length: 3 },
  ]);
});
