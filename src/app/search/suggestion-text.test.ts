import { describe, expect, it } from 'vitest';
import type { Highlight, Suggestion } from '#search/suggestion.ts';
import { textDirective, wordsOnPage } from './suggestion-text.ts';

const hit = { link: '/a', title: 'A', lang: 'en' } as const;
const content = (statement: string, ...highlights: Highlight[]): Suggestion => ({
  ...hit,
  type: 'content',
  header: '',
  statement,
  highlights,
});

describe('what a browser looks for in a new tab', () => {
  it('is the heading itself', () => {
    const header = 'Output › output.path › on-demand, & more';
    const directive = textDirective({ ...hit, type: 'header', header, highlights: [] });
    expect(directive).toBe(':~:text=on%2Ddemand%2C%20%26%20more');
  });

  it('is the first hit of a statement, with the words that follow', () => {
    const statement = content('Plant an apple tree in autumn, before it is cold…', {
      start: 9,
      length: 5,
    });
    expect(decodeURIComponent(textDirective(statement))).toBe(
      ':~:text=apple tree in autumn, before',
    );
  });

  it('ends within a statement, and between Chinese characters', () => {
    expect(decodeURIComponent(textDirective(content('种下苹果树', { start: 2, length: 2 })))).toBe(
      ':~:text=苹果树',
    );
  });

  it('is nothing for a page, and where nothing is highlighted', () => {
    expect(textDirective({ ...hit, type: 'title', highlights: [] })).toBe('');
    expect(textDirective(content('Apples'))).toBe('');
  });

  it('can be encoded whatever it holds', () => {
    expect(textDirective(content('a\ud800b', { start: 0, length: 3 }))).toBe(':~:text=ab');
  });
});

it('marks on a page what is highlighted in its hits, and in no other', () => {
  const first = { start: 0, length: 5 };
  const own: Suggestion = { ...hit, type: 'title', title: 'Apples', highlights: [first] };
  const place = { ...content('Ripe apple', { start: 5, length: 5 }), link: '/a#b' };
  const other = { ...own, link: '/b', title: 'Pears' };
  expect(wordsOnPage(own, [own, own, place, other])).toEqual(['Apple', 'apple']);
});
