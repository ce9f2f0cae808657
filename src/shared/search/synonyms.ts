import { fold } from './fold.ts';
import { wordsOf } from './letters.ts';

/** Words of the same meaning. */
export interface Synonyms {
  /** The words of all terms that mean what these words, joined by spaces, mean. */
  of: (words: string) => readonly string[][];
  /** Every term that is one word of a script without spaces. */
  unspaced: ReadonlySet<string>;
  /** Most words that a term has. */
  longest: number;
}

/** Indexes groups of terms that mean the same. */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, string[][]>();
  const unspaced = new Set<string>();
  let longest = 1;
  for (const group of groups) {
    const terms = group.map((term) => wordsOf(fold(term.normalize())));
    for (const words of terms) {
      const key = words.map(({ text }) => text).join(' ');
      longest = Math.max(longest, words.length);
      if (words.length === 1 && words[0]?.unspaced) unspaced.add(key);
      const rest = terms
        .filter((term) => term !== words)
        .map((term) => term.map(({ text }) => text));
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return { of: (words) => others.get(words) ?? [], unspaced, longest };
}
