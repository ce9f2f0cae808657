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
