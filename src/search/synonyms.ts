import { fold } from './fold.ts';
import { wordsOf } from './letters.ts';

/** Words of the same meaning. */
export interface Synonyms {
  /** The words of all other terms that mean what this one does, written without spaces and signs. */
  of: (term: string) => readonly string[][];
  /** Most words that a term has. */
  longest: number;
}

/** Indexes groups of terms that mean the same. */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const others = new Map<string, string[][]>();
  let longest = 1;
  for (const group of groups) {
    const terms = group.map((term) => wordsOf(fold(term.normalize())).map(({ text }) => text));
    for (const words of terms) {
      const key = words.join('');
      longest = Math.max(longest, words.length);
      others.set(key, [...(others.get(key) ?? []), ...terms.filter((term) => term !== words)]);
    }
  }
  return { of: (term) => others.get(term) ?? [], longest };
}
