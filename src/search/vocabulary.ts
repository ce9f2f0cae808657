import { editDistance } from '#shared/edit-distance.ts';
import type { Corpus } from './corpus.ts';
import { fold, wordsOf } from './text.ts';
import { limits } from './weights.ts';

/** The words of all pages, for queries that spell them in another way. */
export interface Vocabulary {
  has: (word: string) => boolean;
  /** The words that were run together: `codesplitting` → `code`, `splitting`. */
  apart: (word: string) => readonly string[] | undefined;
  /** What a misspelled word may have meant, the likeliest first. */
  corrections: (word: string) => Correction[];
  /** All names and terms, folded, a line for each. */
  names: string;
}

interface Correction {
  words: readonly string[];
  /** Number of letters that are wrong. */
  typos: number;
}

const latin = /[a-z\d]+/g;

/** Collects the words of pages, and those that names and terms are made of. */
export function vocabularyOf({ text, units }: Corpus, terms: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const word of text.folded.match(latin) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = units.flatMap(({ field, start, end }) =>
    field === 'content' || field === 'code' ? [] : text.text.slice(start, end),
  );
  const named = [...names, ...terms];
  const apart = compoundsOf(named);
  // What stands only once may be misspelled itself; very short words are near to all others.
  const usual = [...counts.keys()].filter((word) => (counts.get(word) ?? 0) > 1);
  const spellings = [...new Set([...apart.keys(), ...usual])]
    .filter(({ length }) => length > 2)
    .map((spelling) => ({ spelling, letters: lettersOf(spelling) }));
  return {
    names: fold(`\n${named.join('\n')}\n`),
    has: (word) => counts.has(word),
    apart: (word) => apart.get(word) ?? cut(word, counts),
    corrections(word) {
      const most = typosIn(word);
      const letters = lettersOf(word);
      const near = spellings.flatMap((known) => {
        const { spelling } = known;
        // A wrong letter is one that is lacking, and one that is too many.
        if (bitsIn(known.letters ^ letters) > 2 * most) return [];
        const typos = editDistance(word, spelling, most);
        const words = apart.get(spelling);
        // Names come first.
        const rank = words ? typos - 0.5 : typos;
        return typos <= most ? { words: words ?? [spelling], typos, rank } : [];
      });
      return near.sort((a, b) => a.rank - b.rank).slice(0, 6);
    },
  };
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A word as two that are known, the one that is known less as well known as can be. */
function cut(word: string, counts: ReadonlyMap<string, number>): string[] | undefined {
  let best: string[] | undefined;
  let most = 0;
  for (let at = 3; at < word.length - 1; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const count = Math.min(...parts.map((part) => counts.get(part) ?? 0));
    if (count > most) [best, most] = [parts, count];
  }
  return best;
}

/** How many wrong letters a word of this length may have. */
export function typosIn({ length }: string): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 14 ? 2 : 3;
}

/** Neighbors in a name, by what they are when written together; names themselves count too. */
function compoundsOf(names: readonly string[]): Map<string, readonly string[]> {
  const apart = new Map<string, readonly string[]>();
  for (const name of new Set(names)) {
    const words = partsOf(name);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + 4); to++) {
        const some = words.slice(from, to);
        const joined = some.join('');
        if (some.length > (apart.get(joined)?.length ?? 0)) apart.set(joined, some);
      }
    }
  }
  return apart;
}

/** `optimization.splitChunks` → `optimization`, `split`, `chunks`. */
function partsOf(name: string): string[] {
  const divided = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return fold(divided).match(latin) ?? [];
}

/** Longer ones are sentences. */
const longestTerm = 40;

/** Of a term's letters, so many may be wrong. */
const mostWrong = 0.6;

/** Of known terms, those that are most like a query, best first. */
export function nearestTerms(query: string, terms: readonly string[]): string[] {
  const wanted = query.slice(0, longestTerm);
  return terms
    .filter(({ length }) => length > 1 && length <= longestTerm)
    .map((term) => {
      const most = Math.max(wanted.length, term.length);
      return { term, wrong: editDistance(wanted, fold(term), most * mostWrong) / most };
    })
    .filter(({ wrong }) => wrong <= mostWrong)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, limits.nearest * 3)
    .map(({ term }) => term);
}

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
