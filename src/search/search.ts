import { answerQuery } from './answer.ts';
import { limits } from './fields.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { nearestTerms } from './nearest.ts';
import { parseQuery, type Query } from './query.ts';
import { rankPage } from './rank.ts';
import { remember } from './recent-results.ts';
import { pageHits } from './rows.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchTerms } from './search-terms.ts';
import type { PageHits, SearchResult } from './suggestion.ts';

/** What is searched: the two files of a language. */
export interface SearchIndex {
  documents: readonly SearchDocument[];
  terms: SearchTerms;
}

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
  const knowledge = knowledgeOf(index);
  const results = remember<Omit<SearchResult, 'query'>>(limits.cached);
  return {
    search(written, options = {}) {
      const query = parseQuery(written);
      const key = JSON.stringify([query.text, options.limit, options.section]);
      const result = results.get(key, () => {
        const pages = findPages(query, knowledge, options);
        return { pages, nearest: pages.length > 0 ? [] : nearest(query, index, knowledge) };
      });
      return { query: written, ...result };
    },
  };
}

function findPages(
  query: Query,
  knowledge: Knowledge,
  { limit = limits.pages, section }: SearchOptions,
): PageHits[] {
  const { corpus } = knowledge;
  const answer = answerQuery(
    query.tokens,
    knowledge,
    (page) => !section || corpus.pages[page]?.folder === section,
  );
  return answer.matches
    .flatMap((match) => rankPage(match, answer.worth, knowledge))
    .sort((a, b) => b.score - a.score || a.page.index - b.page.index)
    .slice(0, limit)
    .map((page) => pageHits(page, { ...answer, corpus }));
}

/** Titles, headings and terms of the glossary that are like a query and have hits. */
function nearest({ text }: Query, { terms }: SearchIndex, knowledge: Knowledge): string[] {
  const names = knowledge.corpus.pages.flatMap(({ title, sections }) => [
    title,
    ...sections.map(({ heading }) => heading),
  ]);
  return nearestTerms(text, [...new Set([...names, ...terms.synonyms.flat()])])
    .filter((term) => findPages(parseQuery(term), knowledge, { limit: 1 }).length > 0)
    .slice(0, limits.nearest);
}
