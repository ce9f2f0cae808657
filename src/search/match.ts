import { type Unit, unitAt } from './corpus.ts';
import { lengthOf, type Token } from './query.ts';
import { corrections, type QueryTerm, termsOf, wholeRun } from './query-terms.ts';
import { respell } from './respell.ts';
import { readRuns } from './runs.ts';
import type { SearchContext } from './search-context.ts';
import { boosts, isName, limits } from './weights.ts';

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
  tokens: readonly Token[];
  /** The query as it is spelled elsewhere. */
  spelled: readonly Token[];
  terms: QueryTerm[];
  matches: PageMatch[];
  /** Inverse document frequency of each token; all together are 1. */
  idf: number[];
  /** Whether no page has all words. */
  isPartial: boolean;
}

interface MatchOptions {
  /** Default: all pages. */
  isSearched?: (page: number) => boolean;
  /** Whether words are sought as they are, whatever else may have been meant. */
  isExact?: boolean;
}

/**
 * Finds the pages that have the most of a query's significant words. Only where none has all of them,
 * words may be misspelled: an exact match never has to compete.
 */
export function matchQuery(
  typed: readonly Token[],
  context: SearchContext,
  { isSearched = () => true, isExact }: MatchOptions,
): QueryMatches {
  const spelled = isExact ? typed : respell(typed, context);
  const tokens = readRuns(spelled, context);
  const terms = [...termsOf(tokens, context), ...wholeRun(spelled, tokens, context)];
  const asTyped = attempt(tokens, terms, { context, isSearched });
  const isAnswered = isExact || asTyped.matches.some(isComplete);
  const answer = isAnswered
    ? asTyped
    : attempt(tokens, [...terms, ...corrections(tokens, context)], { context, isSearched });
  const most = Math.max(...answer.matches.map(({ coverage }) => coverage));
  const enough = answer.matches.filter(
    (match) => match.coverage > 0 && (match.coverage >= boosts.most * most || isTitled(match)),
  );
  const matches = literal(spelled, tokens, enough);
  return { ...answer, spelled, isPartial: most < complete, matches };
}

/** Whether a word of a page's title was asked for: it may be about what was meant, whatever words it lacks. */
function isTitled({ found }: PageMatch): boolean {
  return found.some(
    ({ unit, places }) =>
      unit.field === 'title' && places.some(({ quality }) => quality >= boosts.stem),
  );
}

/** The coverage of all words: sums of fractions are off by a little. */
const complete = 0.999;

export function isComplete({ coverage }: Pick<PageMatch, 'coverage'>): boolean {
  return coverage > complete;
}

/**
 * A run of Chinese, Japanese or Korean that is a name, or that stands on several pages, asks for the pages
 * that have it: beside them only those come that are named by its words, or by other words for it.
 */
function literal(
  typed: readonly Token[],
  tokens: readonly Token[],
  matches: PageMatch[],
): PageMatch[] {
  const [token] = typed;
  if (typed.length > 1 || !token?.unspaced) return matches;
  const having = matches.filter((match) => placesOf(match, token.text).length > 0);
  const isNamed = having.some((match) => placesOf(match, token.text).some(isName));
  if (!isNamed && having.length < limits.several) return matches;
  const isRead = lengthOf(tokens) >= token.text.length * boosts.read;
  return matches.filter((match) => having.includes(match) || (isRead && isNamedBy(match)));
}

/** The fields of a page in which a run was found as it was typed. */
function placesOf({ found }: PageMatch, run: string): Unit['field'][] {
  return found
    .filter(({ places }) => places.some(({ term }) => term.words[0] === run))
    .map(({ unit }) => unit.field);
}

/** Whether the names of a page have all that is significant, as it was typed; another word has to be the whole name. */
function isNamedBy({ found, has, coverage }: PageMatch): boolean {
  const named = found
    .filter(({ unit }) => isName(unit.field))
    .flatMap(({ unit, places }) =>
      places.filter(
        ({ term, start, end }) => term.boost >= 1 || (start === unit.start && end === unit.end),
      ),
    );
  const isTokenNamed = (token: number) =>
    named.some(({ term }) => term.from <= token && token < term.to);
  return isComplete({ coverage }) && has.every((one, token) => one === 0 || isTokenNamed(token));
}

function attempt(
  tokens: readonly Token[],
  terms: QueryTerm[],
  { context, isSearched }: { context: SearchContext; isSearched: (page: number) => boolean },
): Omit<QueryMatches, 'isPartial' | 'spelled'> {
  const matches = findTerms(terms, context, tokens.length).filter(({ page }) => isSearched(page));
  const counts = tokens.map((_, token) => matches.filter(({ has }) => has[token]).length);
  const idf = idfOf(tokens, counts, context.corpus.pages.length);
  for (const match of matches) match.coverage = weightedSum(match.has, idf);
  return { tokens, terms, matches, idf };
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
    for (const { start, end, quality, isUnfinished } of find(term.words)) {
      // Who types may not have come to the end of a word; what is put in its place is whole.
      if (isUnfinished && term.isSynonym) continue;
      const unit = unitAt(start, corpus);
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
