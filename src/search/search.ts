import { matchQuery } from './match.ts';
import { parseQuery, type Query } from './query.ts';
import { rankPage } from './rank.ts';
import { pageHits } from './rows.ts';
import { createSearchContext, lruCache, type SearchContext } from './search-context.ts';
import type { SearchIndex } from './search-index.ts';
import type { PageHits, SearchResult } from './suggestion.ts';
import { nearestTerms } from './vocabulary.ts';
import { limits } from './weights.ts';

interface SearchOptions {
  /** Of pages. Default 7. */
  limit?: number;
  /** Only pages of this section: `guide`. */
  section?: string;
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
      const key = JSON.stringify([query.text, options.limit, options.section]);
      const result = results.get(key, () => {
        const pages = findPages(query, context, options);
        return { pages, nearest: pages.length > 0 ? [] : nearest(query, index, context) };
      });
      return { query: written, ...result };
    },
  };
}

function findPages(
  query: Query,
  context: SearchContext,
  { limit = limits.pages, section }: SearchOptions,
): PageHits[] {
  const { corpus } = context;
  const isSearched = (page: number) => !section || corpus.pages[page]?.folder === section;
  const answer = matchQuery(query.tokens, context, { isSearched });
  return answer.matches
    .flatMap((match) => rankPage(match, answer.idf, context))
    .sort((a, b) => b.score - a.score || a.page.index - b.page.index)
    .slice(0, limit)
    .map((page) => pageHits(page, { ...answer, corpus }));
}

/** Titles, headings and terms of the glossary that are like a query and have hits. */
function nearest({ text }: Query, { metadata }: SearchIndex, context: SearchContext): string[] {
  const names = context.corpus.pages.flatMap(({ title, sections }) => [
    title,
    ...sections.map(({ heading }) => heading),
  ]);
  return nearestTerms(text, [...new Set([...names, ...metadata.synonyms.flat()])])
    .filter((term) => findPages(parseQuery(term), context, { limit: 1 }).length > 0)
    .slice(0, limits.nearest);
}
