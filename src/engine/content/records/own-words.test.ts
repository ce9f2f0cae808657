import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { ownWordFor, ownWordsProblems, parseOwnWords } from './own-words.ts';

const problemsOf = (text: string, used: string[]) =>
  formatProblems(ownWordsProblems(parseOwnWords(text), new Set(used)));

it('has nothing against sorted words that pages use', () => {
  expect(problemsOf('add-ons\nRSPACK\nrspack\nWSL\n', ['add-ons', 'RSPACK', 'rspack', 'WSL'])).toBe(
    '0 problems',
  );
});

describe('complains of', () => {
  it('a word out of its order', () => {
    expect(problemsOf('Turbopack\ntreemap\n', ['Turbopack', 'treemap'])).toMatchInlineSnapshot(`
      "content/words.txt:2
        Unsorted words
        found:    treemap after Turbopack
        expected: each word once, sorted by the alphabet whatever its capitals
        fix:      move treemap above Turbopack

      1 problem"
    `);
  });

  it('a word that is there twice', () => {
    expect(problemsOf('HMR\nHMR\n', ['HMR'])).toMatchInlineSnapshot(`
      "content/words.txt:2
        Unsorted words
        found:    HMR after HMR
        expected: each word once, sorted by the alphabet whatever its capitals
        fix:      remove the line

      1 problem"
    `);
  });

  it('a word without a use', () => {
    expect(problemsOf('HMR\n\nUMD\n', ['HMR'])).toMatchInlineSnapshot(`
      "content/words.txt:3
        Unused word
        found:    UMD
        expected: words that some page uses and that are in no dictionary of cspell
        fix:      remove the line

      1 problem"
    `);
  });
});

it('lets a word in small letters begin a sentence, and keeps the capitals of names', () => {
  const own = new Set(['treemap', 'Rsbuild']);
  expect(ownWordFor('Treemap', own)).toBe('treemap');
  expect(ownWordFor('TREEMAP', own)).toBeUndefined();
  expect(ownWordFor('rsbuild', own)).toBeUndefined();
});
