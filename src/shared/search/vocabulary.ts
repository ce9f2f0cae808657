import { distance, typosIn } from './distance.ts';
import { fold } from './fold.ts';
import { wordsOf } from './letters.ts';
import type { PageText } from './page-text.ts';

/** The words of all pages, for queries that spell them in another way. */
export interface Vocabulary {
  /** What stands behind words that were run together: `codesplitting` → `code`, `splitting`. */
  apart: ReadonlyMap<string, readonly string[]>;
  /** The words that a misspelt or unfinished one may have meant, the likeliest first. */
  corrections: (word: string) => Correction[];
}

interface Correction {
  words: readonly string[];
  /** Number of letters that are wrong. */
  typos: number;
}

/** Collects the words of pages, and those that the terms of their subject are made of. */
export function vocabulary(
  pages: readonly PageText[],
  terms: readonly string[],
  words: readonly string[],
): Vocabulary {
  const names = [
    ...pages.flatMap(({ title, headings }) => [title.text, ...headings.text.split('\n')]),
  ];
  const apart = wordsApart([...names, ...terms]);
  const spellings = [...new Set([...apart.keys(), ...words])].filter(isCorrectable);
  const letters = spellings.map(lettersOf);
  return {
    apart,
    corrections(word) {
      const most = typosIn(word);
      const own = lettersOf(word);
      const near = spellings.flatMap((spelling, index) => {
        // Each wrong letter changes at most two of those that a word is made of.
        if (bits(own ^ (letters[index] ?? 0)) > 2 * most) return [];
        const typos = distance(word, spelling, most);
        return typos <= most ? { spelling, typos } : [];
      });
      return likeliest(near, apart);
    },
  };
}

/** Very short words are near to all others, and very long ones are no words. */
function isCorrectable({ length }: string): boolean {
  return length > 2 && length <= 40;
}

function likeliest(
  near: { spelling: string; typos: number }[],
  apart: Vocabulary['apart'],
): Correction[] {
  const rank = ({ spelling, typos }: (typeof near)[number]) =>
    typos + (apart.has(spelling) ? 0 : 0.5);
  return near
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 6)
    .map(({ spelling, typos }) => ({ words: apart.get(spelling) ?? [spelling], typos }));
}

/** Neighbours in a name, by what they are when written together; names themselves count too. */
function wordsApart(names: readonly string[]): Map<string, readonly string[]> {
  const apart = new Map<string, readonly string[]>();
  for (const name of new Set(names)) {
    const words = partsOf(name);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
        const some = words.slice(from, to);
        const joined = some.join('');
        if (!apart.has(joined)) apart.set(joined, some);
      }
    }
  }
  return apart;
}

/** `optimization.splitChunks` → `optimization`, `split`, `chunks`. */
function partsOf(name: string): string[] {
  const divided = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return wordsOf(fold(divided)).flatMap(({ text, unspaced }) => (unspaced ? [] : text));
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

function bits(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; count++) rest &= rest - 1;
  return count;
}
