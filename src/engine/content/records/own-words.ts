import type { Problem } from '#shared/problem.ts';

/** The site's own words: names and terms that are in no dictionary, one a line, sorted. */
export const wordsFile = 'content/words.txt';

/** A word of the site's own, and its line in the file. */
export interface OwnWord {
  word: string;
  line: number;
}

/** Reads the lines of the file; empty ones are passed over. */
export function parseOwnWords(text: string): OwnWord[] {
  return text
    .split('\n')
    .map((written, index) => ({ word: written.trim(), line: index + 1 }))
    .filter(({ word }) => word !== '');
}

/**
 * The own word that allows a spelling. Capitals of a name are part of it, and a word in small
 * letters may begin a sentence: `treemap` allows Treemap, `Rsbuild` does not allow rsbuild.
 */
export function ownWordFor(word: string, own: ReadonlySet<string>): string | undefined {
  const small = word.slice(0, 1).toLowerCase() + word.slice(1);
  return [word, small].find((candidate) => own.has(candidate));
}

/** Own words that are unsorted, and those that no page uses. */
export function ownWordsProblems(own: readonly OwnWord[], used: ReadonlySet<string>): Problem[] {
  const unsorted = own.flatMap(({ word, line }, index) => {
    const before = own[index - 1]?.word;
    return before !== undefined && compare(before, word) >= 0
      ? [outOfOrder(word, before, line)]
      : [];
  });
  return [...unsorted, ...own.filter(({ word }) => !used.has(word)).map(unused)];
}

/** Alphabetical; case decides only between words that are equal otherwise. */
function compare(a: string, b: string): number {
  const order = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0);
  return order(a.toLowerCase(), b.toLowerCase()) || order(a, b);
}

function outOfOrder(word: string, before: string, line: number): Problem {
  return {
    file: wordsFile,
    line,
    message: 'Unsorted words',
    found: `${word} after ${before}`,
    expected: 'each word once, sorted by the alphabet whatever its capitals',
    fix: before === word ? 'remove the line' : `move ${word} above ${before}`,
  };
}

function unused({ word, line }: OwnWord): Problem {
  return {
    file: wordsFile,
    line,
    message: 'Unused word',
    found: word,
    expected: 'words that some page uses and that are in no dictionary of cspell',
    fix: 'remove the line',
  };
}
