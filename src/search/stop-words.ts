import { wordsOf } from './text.ts';

/** Words that ask, or only join others: a page need not have them. */
export interface StopWords {
  has: (word: string) => boolean;
  /** The longest one that a run of Chinese begins with; empty if there is none. */
  startOf: (run: string) => string;
}

/** Indexes stop words; what consists of Chinese ones is one as well. */
export function stopWordsOf(words: readonly string[]): StopWords {
  const known = new Set(words);
  const startOf = (run: string) =>
    [3, 2, 1].map((length) => run.slice(0, length)).find((start) => known.has(start)) ?? '';
  const has = (word: string): boolean => {
    const start = word > '\u2e80' ? startOf(word) : '';
    return known.has(word) || (start !== '' && has(word.slice(start.length)));
  };
  return { has, startOf };
}

/**
 * Letters of a name that have to be asked for to mean it: those of its last part, or of the significant
 * words of a sentence. Of names with the same last part, the shorter one is meant.
 */
export function significantLength(folded: string, stops: StopWords): number {
  const parts = /^[\w.:@/-]+$/.test(folded) ? folded.split('.') : [folded];
  const last = parts.at(-1) ?? '';
  const telling = wordsOf(last).filter(({ text }) => !stops.has(text));
  const signs = folded.startsWith('--') ? 2 : 0.1 * (folded.length - last.length);
  return telling.reduce((sum, { text }) => sum + text.length, signs) || 1;
}
