import { placeOf, type Unit } from './corpus.ts';
import { shares } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import { corrections, type Needle, needlesOf } from './needles.ts';
import type { Token } from './query.ts';
import { rewritten } from './rewrite.ts';
import { weighted } from './tally.ts';

/** A place where a needle was found. */
export interface Place {
  start: number;
  end: number;
  quality: number;
  needle: Needle;
}

/** What was found in a unit. */
export interface Found {
  unit: Unit;
  places: Place[];
}

/** What was found on a page. */
export interface PageMatch {
  page: number;
  found: Found[];
  /** For each token, whether the page answers it: 1 or 0. */
  has: number[];
  /** Of the worth of all tokens, what the page answers. */
  coverage: number;
}

/** The pages that answer a query, and what was looked for in them. */
export interface Answer {
  needles: Needle[];
  matches: PageMatch[];
  /** Of each token; all together are worth 1. */
  worth: number[];
}

/**
 * Finds the pages that have all words of a query. Only where there are none, words that are somewhere
 * may be misspelt, and then the pages come that have the most telling words: an exact match never
 * has to compete.
 */
export function answerQuery(
  typed: readonly Token[],
  knowledge: Knowledge,
  isSearched: (page: number) => boolean,
): Answer {
  const tokens = rewritten(typed, knowledge);
  const needles = needlesOf(tokens, knowledge);
  const asTyped = attempt(tokens, needles, { knowledge, isSearched });
  const answer = asTyped.matches.some(isComplete)
    ? asTyped
    : attempt(tokens, [...needles, ...corrections(tokens, knowledge)], { knowledge, isSearched });
  const complete = answer.matches.filter(isComplete);
  const isLiteral = knowledge.has(typed.map(({ text }) => text));
  const isQuoted = !isLiteral && needles.some(({ from, to }) => to - from >= quotation);
  if (complete.length > 0 && !isQuoted)
    return { ...answer, matches: isLiteral ? literal(typed, complete) : complete };
  const least = shares.most * Math.max(...answer.matches.map(({ coverage }) => coverage));
  return {
    ...answer,
    matches: answer.matches.filter(({ coverage }) => coverage && coverage >= least),
  };
}

/** So many words that stand together somewhere are quoted from there: what else was typed may be missing. */
const quotation = 4;

function isComplete({ coverage }: PageMatch): boolean {
  // Sums of shares are off by a little.
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
        ({ start, end, needle }) =>
          needle.words[0] === token.text ||
          (unit.field === 'title' && start === unit.start && end === unit.end),
      ),
    ),
  );
}

function attempt(
  tokens: readonly Token[],
  needles: Needle[],
  { knowledge, isSearched }: { knowledge: Knowledge; isSearched: (page: number) => boolean },
): Answer {
  const matches = seek(needles, knowledge, tokens.length).filter(({ page }) => isSearched(page));
  const counts = tokens.map((_, token) => matches.filter(({ has }) => has[token]).length);
  const worth = worthOf(tokens, counts, knowledge.corpus.pages.length);
  for (const match of matches) match.coverage = weighted(match.has, worth);
  return { needles, matches, worth };
}

/** Looks for needles on all pages. */
function seek(
  needles: readonly Needle[],
  { corpus, find }: Knowledge,
  tokens: number,
): PageMatch[] {
  const matches = new Map<number, PageMatch>();
  const known = new Map<Unit, Found>();
  for (const needle of needles) {
    for (const { start, end, quality } of find(needle.words)) {
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
      found.places.push({ start, end, quality: quality * needle.share, needle });
      match.has.fill(1, needle.from, needle.to);
    }
  }
  return [...matches.values()];
}

/** A token is worth more the fewer pages have it, and a stop word nothing. */
function worthOf(tokens: readonly Token[], counts: readonly number[], pages: number): number[] {
  const worth = tokens.map(({ isStop }, index) => {
    const rarity = Math.log(1 + (pages + 1) / ((counts[index] ?? 0) + 0.5));
    return isStop ? 0 : rarity;
  });
  const sum = worth.reduce((total, one) => total + one, 0);
  return worth.map((one) => one / sum);
}
