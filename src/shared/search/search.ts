import type { SearchDocument } from '../search-document.ts';
import { answerQuery } from './answer.ts';
import { limits } from './fields.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { squash, worthOfNames } from './names.ts';
import { nearestTerms } from './nearest.ts';
import { type PageText, pageText } from './page-text.ts';
import { parseQuery, type Query } from './query.ts';
import { byScore, rankPage, worthOf } from './rank.ts';
import { remember } from './recent-results.ts';
import { pageHits } from './rows.ts';
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
export function createSearch({ documents, terms }: SearchIndex): Search {
  const pages = documents.map((document, index) => pageText(document, terms, index));
  const prepared = { pages, terms, knowledge: knowledgeOf(pages, terms) };
  const results = remember<Omit<SearchResult, 'query'>>(limits.cached);
  return {
    search(written, options = {}) {
      const query = parseQuery(written);
      const key = JSON.stringify([query.text, options.limit, options.section]);
      const result = results.get(key, () => {
        const found = findPages(query, prepared, options);
        return { pages: found, nearest: found.length > 0 ? [] : nearest(query, prepared) };
      });
      return { query: written, ...result };
    },
  };
}

interface Prepared {
  pages: readonly PageText[];
  terms: SearchTerms;
  knowledge: Knowledge;
}

function findPages(
  query: Query,
  { pages, terms, knowledge }: Prepared,
  { limit = limits.pages, section }: SearchOptions,
): PageHits[] {
  const searched = section ? pages.filter((page) => sectionOfPage(page) === section) : pages;
  const { tokens, needles, matches, counts } = answerQuery(query.tokens, searched, knowledge);
  const worth = worthOf(tokens, counts, searched.length);
  const name = squash(query.text);
  const ranking = {
    names: {
      typed: query.text,
      worth: worthOfNames(tokens, needles, worth),
      mentions: knowledge.mentions,
    },
    worth,
    subject: Object.hasOwn(terms.subjects, name) ? terms.subjects[name] : undefined,
  };
  const phrase = tokens.map(({ text }) => text);
  return matches
    .map((match) => rankPage(match, ranking))
    .sort(byScore)
    .slice(0, limit)
    .map((page) => pageHits(page, { options: terms.options, needles, phrase, worth }));
}

/** Terms that are like a query and have hits. */
function nearest(query: Query, prepared: Prepared): string[] {
  const { pages, terms } = prepared;
  const names = pages.flatMap(({ title, sections }) => [
    title.text,
    ...sections.map(({ heading }) => heading.text),
  ]);
  return nearestTerms(query.text, [...new Set([...names, ...terms.synonyms.flat()])])
    .filter((term) => findPages(parseQuery(term), prepared, { limit: 1 }).length > 0)
    .slice(0, limits.nearest);
}

/** `/zh/guide/react` → `guide`. */
function sectionOfPage({ document }: PageText): string {
  const [first = '', second = ''] = document.routePath.split('/').slice(1);
  return first === document.lang ? second : first;
}
