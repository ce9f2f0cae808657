import type { StopWords } from './stop-words.ts';
import { fold, type Word, wordsOf } from './text.ts';
import { limits } from './weights.ts';

/** A word of a query. */
export interface Token extends Word {
  /** Whether it only asks, or joins others: a page need not have it. */
  isStop?: boolean;
  /** Whether it stands in place of a misspelled word. */
  isCorrected?: boolean;
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
  const found = text.split(' ').flatMap(tokensOfRun);
  // A sign that is no word is sought as it is: `=>`.
  const tokens = found.length > 0 || !text ? found : [{ text, unspaced: true }];
  return { text, tokens: tokens.slice(0, limits.words) };
}

/** A flag keeps its dashes: `-c` is a word. */
function tokensOfRun(run: string): Token[] {
  const [dashes = ''] = /^--?(?=[a-z])/.exec(run) ?? [];
  return wordsOf(run).map((word, index, words) => {
    if (index === 0) return { ...word, text: dashes + word.text };
    return { ...word, continues: !words[index - 1]?.unspaced && !word.unspaced };
  });
}

/** Says which tokens are stop words; of a query of stop words alone all are needed. */
export function withStops(tokens: readonly Token[], stops: StopWords): Token[] {
  const isStop = (token: Token) => token.isStop === true || stops.has(token.text);
  const areAll = tokens.every(isStop);
  return tokens.map((token) => ({ ...token, isStop: !areAll && isStop(token) }));
}

/** How many letters tokens have. */
export function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}
