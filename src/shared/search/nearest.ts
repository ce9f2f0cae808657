import { distance } from './distance.ts';
import { limits } from './fields.ts';
import { fold } from './fold.ts';
import { squash } from './names.ts';

/** Longer ones are sentences. */
const longestTerm = 40;

/** Of known terms, those that are most like a query, best first. */
export function nearestTerms(query: string, terms: readonly string[]): string[] {
  const wanted = squash(query).slice(0, longestTerm);
  if (!wanted) return [];
  const letters = pairsOf(wanted);
  return terms
    .filter(({ length }) => length <= longestTerm)
    .map((term) => ({ term, likeness: likeness(wanted, letters, squash(fold(term))) }))
    .filter((entry) => entry.likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limits.nearest * 3)
    .map(({ term }) => term);
}

function likeness(wanted: string, letters: Set<string>, term: string): number {
  if (!term) return 0;
  const own = pairsOf(term);
  let common = 0;
  for (const pair of own) if (letters.has(pair)) common++;
  const alike = (2 * common) / (own.size + letters.size);
  const longest = Math.max(wanted.length, term.length);
  // Counting letters costs little; only what shares some is worth comparing exactly.
  if (alike < 0.15) return 0;
  return (alike + 1 - distance(wanted, term, longest) / longest) / 2;
}

/** Neighbouring letters, the first and the last one on their own. */
function pairsOf(word: string): Set<string> {
  const pairs = new Set<string>();
  for (let index = -1; index < word.length; index++) {
    pairs.add(word.slice(Math.max(0, index), index + 2));
  }
  return pairs;
}
