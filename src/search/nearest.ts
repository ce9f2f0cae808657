import { distance } from './distance.ts';
import { limits } from './fields.ts';
import { fold } from './fold.ts';

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
      return { term, wrong: distance(wanted, fold(term), most * mostWrong) / most };
    })
    .filter(({ wrong }) => wrong <= mostWrong)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, limits.nearest * 3)
    .map(({ term }) => term);
}
