import type { SearchDocument } from '#search/search-index.ts';
import type { SiteSearch } from '#shared/site.ts';
import type { Question, SearchClient } from './client.ts';
import type { Found, HitGroup } from './found.ts';
import { suggestionsOf } from './remote-hits.ts';
import { type RemoteGroup, remoteGroups } from './remote-shape.ts';

/** Hits that are asked of each index. */
const limit = 7;

/** Milliseconds until an answer is given up. */
const patience = 8000;

interface RemoteOptions extends Omit<Extract<SiteSearch, { mode: 'remote' }>, 'mode'> {
  /** Origin of this site: its own pages open in the same tab. */
  domain: string;
  fetchFrom?: typeof fetch;
}

/** Searches by asking a server. Any failure gives empty results that say so, and one line on the console. */
export function createRemoteClient(options: RemoteOptions): SearchClient {
  const { domain } = options;
  return {
    load: async () => {},
    async search(question) {
      const { query } = question;
      const nothing: Found = { type: 'tabs', query, groups: [], nearest: [] };
      try {
        const answer = await askServer(question, options);
        return { ...nothing, groups: answer.map((group) => hitGroup(group, query, domain)) };
      } catch (error) {
        console.error(`Remote search failed: ${error}`);
        return { ...nothing, failed: true };
      }
    },
    others: () => [],
  };
}

async function askServer(
  { query, lang }: Question,
  { apiUrl, searchIndexes, fetchFrom = fetch }: RemoteOptions,
): Promise<RemoteGroup[]> {
  const address = new URL(apiUrl);
  const asked = { keyword: query, limit, searchIndexes: searchIndexes.join(), lang };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, String(value));
  const response = await fetchFrom(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`it answered ${response.status}.`);
  return remoteGroups(await response.json()).slice(0, searchIndexes.length);
}

function hitGroup({ index, hits }: RemoteGroup, query: string, domain: string): HitGroup {
  const isOwn = (hit: SearchDocument) => !hit.domain || hit.domain === domain;
  const suggestions = hits.slice(0, limit).flatMap((hit) =>
    suggestionsOf(hit, query).map((suggestion) => ({
      ...suggestion,
      link: isOwn(hit) ? suggestion.link : hit.domain + suggestion.link,
    })),
  );
  return { group: index, suggestions };
}
