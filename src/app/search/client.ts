import type { SearchResult } from '#search/suggestion.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { SearchAddresses, SiteSearch } from '#shared/site.ts';
import { type Found, groupHits, mostPages } from './found.ts';

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
  /** Whether the words are meant as they were typed, however they are spelled. */
  isExact?: boolean | undefined;
}

/** What answers the dialog: the index of this site, or a server. Rejects if it cannot be had. */
export interface SearchClient {
  /** Fetches what is needed to answer in a language. */
  load: (lang: LocaleCode) => Promise<void>;
  search: (question: Question) => Promise<Found>;
  /** What can be said before all is there; undefined where the whole answer is as near. */
  first?: (question: Question) => Promise<Found | undefined>;
  /** Languages that may have hits where the asked one has none. */
  others: (lang: LocaleCode) => readonly LocaleCode[];
}

/** What is asked of the engine, wherever it runs. Without a query, the first tier is only fetched. */
export interface EngineRequest {
  files: SearchAddresses;
  query?: string;
  section?: string;
  isExact?: boolean | undefined;
  limit?: number;
  /** Whether the names of pages and headings have to do, as long as the texts are on their way. */
  isFirst?: true;
}

type LocalSearch = Extract<SiteSearch, { mode: 'local' }>;

export type Ask = (request: EngineRequest) => Promise<SearchResult | undefined>;

/** Searches the site's own indexes. */
export function createLocalClient(files: LocalSearch['files'], ask: Ask): SearchClient {
  const filesOf = (lang: LocaleCode) => {
    const found = files[lang];
    if (!found) throw new Error(`There is no search index for ${lang}.`);
    return found;
  };
  const request = ({ lang, ...question }: Question): EngineRequest => ({
    files: filesOf(lang),
    limit: mostPages,
    ...question,
  });
  return {
    load: async (lang) => {
      await ask({ files: filesOf(lang) });
    },
    async search(question) {
      return foundOf(question, await ask(request(question)));
    },
    async first(question) {
      const result = await ask({ ...request(question), isFirst: true });
      return result && foundOf(question, result);
    },
    others: (lang) => (Object.keys(files) as LocaleCode[]).filter((other) => other !== lang),
  };
}

function foundOf({ query }: Question, result: SearchResult | undefined): Found {
  const { pages = [], nearest = [], query: _, ...rest } = result ?? {};
  return { type: 'groups', query, groups: groupHits(pages), nearest, ...rest };
}
