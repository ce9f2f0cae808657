import { limits } from './fields.ts';
import { fold } from './fold.ts';
import { type Word, wordsOf } from './letters.ts';
import { isStopWord } from './stop-words.ts';

/** A word that a page has to have, or should have. */
export interface Token extends Word {
  /** - `all`: no page without it
   *  - `most`: one of several that a page should have most of
   *  - `none`: it only adds to what a page is worth */
  need: 'all' | 'most' | 'none';
  /** Whether it follows the one before without a space: `loader` of `sass-loader`. */
  continues?: boolean;
}

/** A query as it was typed, within bounds. */
export interface Query {
  /** Folded, spaces made one. */
  text: string;
  tokens: Token[];
}

/** Reads a query: of a very long one only the beginning. */
export function parseQuery(written: string): Query {
  const bounded = written.slice(0, limits.query).replaceAll(/\p{Cf}/gu, '');
  const text = fold(bounded.normalize())
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  const found = text.split(' ').flatMap((run) => continued(wordsOf(run)));
  // A sign that is no word is sought as it is: `=>`.
  const words = found.length > 0 || !text ? found : [{ text, unspaced: true }];
  return { text, tokens: withNeeds(words.slice(0, limits.words)) };
}

function continued(words: readonly Word[]): Omit<Token, 'need'>[] {
  return words.map((word, index) => {
    const before = words[index - 1];
    return before && !before.unspaced && !word.unspaced ? { ...word, continues: true } : word;
  });
}

/** Of a query of stop words alone all are needed. */
function withNeeds(words: readonly Omit<Token, 'need'>[]): Token[] {
  const areAllStops = words.every(({ text }) => isStopWord(text));
  return words.map((word) => ({
    ...word,
    need: isStopWord(word.text) && !areAllStops ? 'none' : 'all',
  }));
}
