import { expect, it } from 'vitest';
import { highlightsOf } from './highlight.ts';

it('counts in characters, and joins what touches', () => {
  expect(highlightsOf('🚀 splitChunks', [['split'], ['chunks']])).toEqual([
    { start: 2, length: 11 },
  ]);
  expect(highlightsOf('CSS 与 css', [['css']])).toEqual([
    { start: 0, length: 3 },
    { start: 6, length: 3 },
  ]);
});
