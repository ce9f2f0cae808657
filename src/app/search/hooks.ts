import type { SearchClient } from './client.ts';
import type { HitGroup } from './found.ts';

type Now<T> = T | Promise<T>;

/** What a site may do around each search of its own pages. A hook that throws is reported, and passed over. */
export interface SearchHooks {
  /** May put another query in place of the one that was typed. */
  beforeSearch?: (query: string) => Now<string | undefined>;
  /** May add groups to what was found; they come last. */
  onSearch?: (query: string, results: readonly HitGroup[]) => Now<readonly HitGroup[] | undefined>;
  /** Watches what is shown. */
  afterSearch?: (query: string, results: readonly HitGroup[]) => Now<void>;
}

/** A client whose searches pass a site's hooks. */
export function withHooks(client: SearchClient, hooks: SearchHooks): SearchClient {
  const { beforeSearch, onSearch, afterSearch } = hooks;
  // What a site may change is not shown before it could.
  const { first, ...rest } = client;
  return {
    ...rest,
    ...(first && !beforeSearch && !onSearch ? { first } : {}),
    async search(question) {
      const query = (await guarded(() => beforeSearch?.(question.query))) ?? question.query;
      const found = await client.search({ ...question, query });
      const added = await guarded(() => onSearch?.(query, found.groups));
      const groups = [...found.groups, ...(added ?? [])];
      guarded(() => afterSearch?.(query, groups));
      // The hook gets the query as it was typed.
      return { ...found, query: question.query, groups };
    },
  };
}

async function guarded<T>(run: () => Now<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
