import type { SearchDocument } from '#search/search-index.ts';
import { isLocaleCode, type LocaleCode, spokenLocales } from '#shared/locale.ts';

/** Finds the pages of one language that answer a keyword, best first. */
export type FindDocuments = (keyword: string, limit: number) => SearchDocument[];

/** Indexes that can be searched, by name and language. */
export type SearchableIndexes = ReadonlyMap<string, ReadonlyMap<LocaleCode, FindDocuments>>;

/** What is answered to a request, before it becomes bytes. */
export interface SearchAnswer {
  status: 200 | 400;
  /** The groups, or what is wrong with the request. */
  body: { index: string; hits: SearchDocument[] }[] | { error: string };
}

/** Longest keyword that is searched for, in UTF-16 units. */
const longestKeyword = 200;

const mostHits = 50;

/**
 * Answers `?keyword=…&limit=7&searchIndexes=a,b&lang=en` with a group for each index, in the
 * order in which they were asked for.
 */
export function answerSearch(query: URLSearchParams, indexes: SearchableIndexes): SearchAnswer {
  const keyword = query.get('keyword') ?? '';
  const limit = Number(query.get('limit') ?? 7);
  const names = (query.get('searchIndexes') ?? [...indexes.keys()].join()).split(',');
  const lang = query.get('lang') ?? spokenLocales[0];

  if (keyword.length > longestKeyword) {
    return refuse(`keyword: at most ${longestKeyword} characters, not ${keyword.length}.`);
  }
  if (!Number.isInteger(limit) || limit < 1 || limit > mostHits) {
    return refuse(`limit: a whole number from 1 to ${mostHits}.`);
  }
  if (!isLocaleCode(lang)) return refuse('lang: a language in small letters, as en or zh.');
  const unknown = names.find((name) => !indexes.has(name));
  if (unknown !== undefined) {
    return refuse(`searchIndexes: some of ${[...indexes.keys()].join(', ')}, divided by commas.`);
  }
  const groups = [...new Set(names)].map((index) => ({
    index,
    hits: indexes.get(index)?.get(lang)?.(keyword, limit) ?? [],
  }));
  return { status: 200, body: groups };
}

function refuse(error: string): SearchAnswer {
  return { status: 400, body: { error } };
}
