import { placeOf, type Unit } from './corpus.ts';
import type { Token } from './query.ts';
import { corrections, type QueryTerm, rewriteTokens, termsOf } from './query-terms.ts';
import type { SearchContext } from './search-context.ts';
import { boosts } from './weights.ts';

/** A score for each token of a query. */
export type TokenScores = readonly number[];

/** A place where a term was found. */
export interface Place {
  start: number;
  end: number;
  quality: number;
  term: QueryTerm;
}

/** What was found in a unit. */
export interface UnitMatch {
  unit: Unit;
  places: Place[];
}

/** What was found on a page. */
export interface PageMatch {
  page: number;
  found: UnitMatch[];
  /** For each token, whether the page answers it: 1 or 0. */
  has: number[];
  /** Sum of the inverse document frequencies of the tokens that the page has; all together are 1. */
  coverage: number;
}

/** The pages that answer a query, and what was looked for in them. */
export interface QueryMatches {
  terms: QueryTerm[];
  matches: PageMatch[];
  /** Inverse document frequency of each token; all together are 1. */
  idf: number[];
}

/**
 * Finds the pages that have all words of a query. Only where there are none, words that are somewhere
 * may be misspelled, and then the pages come that have the most significant words: an exact match never
 * has to compete.
 */
export function matchQuery(
  typed: readonly Token[],
  context: SearchContext,
  isSearched: (page: number) => boolean,
): QueryMatches {
  const tokens = rewriteTokens(typed, context);
  const terms = termsOf(tokens, context);
  const asTyped = attempt(tokens, terms, { context, isSearched });
  const answer = asTyped.matches.some(isComplete)
    ? asTyped
    : attempt(tokens, [...terms, ...corrections(tokens, context)], { context, isSearched });
  const complete = answer.matches.filter(isComplete);
  const isLiteral = context.has(typed.map(({ text }) => text));
  const isQuoted = !isLiteral && terms.some(({ from, to }) => to - from >= quotation);
  if (complete.length > 0 && !isQuoted)
    return { ...answer, matches: isLiteral ? literal(typed, complete) : complete };
  const least = boosts.most * Math.max(...answer.matches.map(({ coverage }) => coverage));
  return {
    ...answer,
    matches: answer.matches.filter(({ coverage }) => coverage && coverage >= least),
  };
}

/** So many words that stand together somewhere are quoted from there: what else was typed may be missing. */
const quotation = 4;

function isComplete({ coverage }: PageMatch): boolean {
  // Sums of fractions are off by a little.
  return coverage > 0.999;
}

/**
 * A run of Chinese, Japanese or Korean asks for the pages that have it, if there are any: beside them
 * only a page comes that is named by another word for it.
 */
function literal(typed: readonly Token[], matches: PageMatch[]): PageMatch[] {
  const [token] = typed;
  if (typed.length > 1 || !token?.unspaced) return matches;
  return matches.filter(({ found }) =>
    found.some(({ unit, places }) =>
      places.some(
        ({ start, end, term }) =>
          term.words[0] === token.text ||
          (unit.field === 'title' && start === unit.start && end === unit.end),
      ),
    ),
  );
}

function attempt(
  tokens: readonly Token[],
  terms: QueryTerm[],
  { context, isSearched }: { context: SearchContext; isSearched: (page: number) => boolean },
): QueryMatches {
  const matches = findTerms(terms, context, tokens.length).filter(({ page }) => isSearched(page));
  const counts = tokens.map((_, token) => matches.filter(({ has }) => has[token]).length);
  const idf = idfOf(tokens, counts, context.corpus.pages.length);
  for (const match of matches) match.coverage = weightedSum(match.has, idf);
  return { terms, matches, idf };
}

/** Finds terms on all pages. */
function findTerms(
  terms: readonly QueryTerm[],
  { corpus, find }: SearchContext,
  tokens: number,
): PageMatch[] {
  const matches = new Map<number, PageMatch>();
  const known = new Map<Unit, UnitMatch>();
  for (const term of terms) {
    for (const { start, end, quality } of find(term.words)) {
      const unit = corpus.units[placeOf(start, corpus.starts)];
      if (!unit) continue;
      const match = matches.get(unit.page) ?? {
        page: unit.page,
        found: [],
        has: new Array<number>(tokens).fill(0),
        coverage: 0,
      };
      matches.set(unit.page, match);
      const found = known.get(unit) ?? { unit, places: [] };
      if (!known.has(unit)) match.found.push(found);
      known.set(unit, found);
      found.places.push({ start, end, quality: quality * term.boost, term });
      match.has.fill(1, term.from, term.to);
    }
  }
  return [...matches.values()];
}

/** Inverse document frequency: a token counts more the fewer pages have it, and a stop word not at all. */
function idfOf(tokens: readonly Token[], counts: readonly number[], pages: number): number[] {
  const idf = tokens.map(({ isStop }, index) => {
    const rarity = Math.log(1 + (pages + 1) / ((counts[index] ?? 0) + 0.5));
    return isStop ? 0 : rarity;
  });
  const sum = idf.reduce((total, one) => total + one, 0);
  return idf.map((one) => one / sum);
}

/** Token scores, each weighted by its token's inverse document frequency. */
export function weightedSum(answers: TokenScores, idf: TokenScores): number {
  return answers.reduce((sum, answer, token) => sum + answer * (idf[token] ?? 0), 0);
}
