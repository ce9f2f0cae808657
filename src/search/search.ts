import { isComplete, matchQuery, type QueryMatches } from './match.ts';
import { parseQuery, type Query } from './query.ts';
import { rankPage } from './rank.ts';
import { pageHits } from './rows.ts';
import { createSearchContext, lruCache, type SearchContext } from './search-context.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchResult } from './suggestion.ts';
import { nearestTerms } from './vocabulary.ts';
import { limits } from './weights.ts';

interface SearchOptions {
  /** Of pages. Default 7. */
  limit?: number;
  /** Only pages of this section: `guide`. */
  section?: string;
  /** Whether words are sought as they were typed, however they are spelled. */
  isExact?: boolean;
}

interface Search {
  search: (query: string, options?: SearchOptions) => SearchResult;
}

/** Prepares an index for being searched. */
export function createSearch(index: SearchIndex): Search {
  const context = createSearchContext(index);
  const results = lruCache<Omit<SearchResult, 'query'>>(limits.cached);
  return {
    search(written, options = {}) {
      const query = parseQuery(written);
      const key = JSON.stringify([query.text, options]);
      const result = results.get(key, () => {
        const found = findPages(query, context, options);
        return { ...found, nearest: found.pages.length > 0 ? [] : nearest(query, index, context) };
      });
      return { query: written, ...result };
    },
  };
}

function findPages(
  query: Query,
  context: SearchContext,
  { limit = limits.pages, section, isExact = false }: SearchOptions,
): Omit<SearchResult, 'query' | 'nearest'> {
  const { corpus } = context;
  const folderOf = (page: number) => corpus.pages[page]?.folder ?? '';
  const everywhere = matchQuery(query.tokens, context, { isExact });
  const answer = section
    ? matchQuery(query.tokens, context, {
        isSearched: (page) => folderOf(page) === section,
        isExact,
      })
    : everywhere;
  return {
    pages: answer.matches
      .flatMap((match) => rankPage(match, answer.idf, context))
      .sort((a, b) => b.score - a.score || a.page.index - b.page.index)
      .slice(0, limit)
      .map((page) => pageHits(page, { ...answer, corpus })),
    corrected: correctedQuery(answer),
    isPartial: answer.isPartial,
    counts: countsOf(everywhere, folderOf),
  };
}

/** What was sought in place of what was typed. */
function correctedQuery({ spelled }: QueryMatches): string | undefined {
  if (!spelled.some(({ isCorrected }) => isCorrected)) return undefined;
  return spelled.map(({ text }) => text).join(' ');
}

/** How many pages of each section have all words, or the most. */
function countsOf(
  { matches, isPartial }: QueryMatches,
  folderOf: (page: number) => string,
): SearchResult['counts'] {
  const counts: SearchResult['counts'] = {};
  for (const match of matches.filter((match) => isPartial || isComplete(match))) {
    const folder = folderOf(match.page);
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

/** Titles, headings and terms of the glossary that are like a query and have hits. */
function nearest({ text }: Query, { metadata }: SearchIndex, context: SearchContext): string[] {
  const names = context.corpus.pages.flatMap(({ title, sections }) => [
    title,
    ...sections.map(({ heading }) => heading),
  ]);
  return nearestTerms(text, [...new Set([...names, ...metadata.synonyms.flat()])])
    .filter((term) => findPages(parseQuery(term), context, { limit: 1 }).pages.length > 0)
    .slice(0, limits.nearest);
}
