import type { SearchResult } from '#search/suggestion.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { SiteSearch } from '#shared/site.ts';
import { type Found, groupHits } from './found.ts';

/** Pages that are shown at most. */
const limit = 7;

/** A client that is fetched when it is first needed. */
export function lateClient(load: () => Promise<SearchClient>): SearchClient {
  return {
    load: async (lang) => (await load()).load(lang),
    search: async (question) => (await load()).search(question),
    others: () => [],
  };
}

export interface Question {
  query: string;
  lang: LocaleCode;
  /** Empty: everywhere. */
  section: string;
}

/** What answers the dialog: the index of this site, or a server. Rejects if it cannot be had. */
export interface SearchClient {
  /** Fetches what is needed to answer in a language. */
  load: (lang: LocaleCode) => Promise<void>;
  search: (question: Question) => Promise<Found>;
  /** Languages that may have hits where the asked one has none. */
  others: (lang: LocaleCode) => readonly LocaleCode[];
}

/** What is asked of the engine, wherever it runs. Without a query, the index is only fetched. */
export interface EngineRequest {
  /** Addresses of the language's documents and terms. */
  files: SearchFiles;
  query?: string;
  section?: string;
  limit?: number;
}

type LocalSearch = Extract<SiteSearch, { mode: 'local' }>;
type SearchFiles = NonNullable<LocalSearch['files'][LocaleCode]>;

export type Ask = (request: EngineRequest) => Promise<SearchResult | undefined>;

/** Searches the site's own indexes. */
export function createLocalClient(files: LocalSearch['files'], ask: Ask): SearchClient {
  const filesOf = (lang: LocaleCode) => {
    const found = files[lang];
    if (!found) throw new Error(`There is no search index for ${lang}.`);
    return found;
  };
  return {
    load: async (lang) => {
      await ask({ files: filesOf(lang) });
    },
    async search({ query, lang, section }) {
      const kept = section ? { section } : {};
      const result = await ask({ files: filesOf(lang), query, limit, ...kept });
      const { pages = [], nearest = [] } = result ?? {};
      return { type: 'groups', query, groups: groupHits(pages), nearest };
    },
    others: (lang) => (Object.keys(files) as LocaleCode[]).filter((other) => other !== lang),
  };
}
