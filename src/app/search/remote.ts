import type { SearchDocument } from '#shared/search-document.ts';
import type { SiteSearch } from '#shared/site.ts';
import type { Question, SearchClient } from './client.ts';
import type { HitGroup } from './found.ts';
import { suggestionsOf } from './remote-hits.ts';
import { type RemoteGroup, remoteGroups } from './remote-shape.ts';

/** Hits that are asked of each index. */
const limit = 7;

interface RemoteOptions extends Omit<Extract<SiteSearch, { mode: 'remote' }>, 'mode'> {
  /** Origin of this site: its own pages open in the same tab. */
  domain: string;
  fetchFrom?: typeof fetch;
}

/** Searches by asking a server. Any failure gives empty results, and one line on the console. */
export function createRemoteClient(options: RemoteOptions): SearchClient {
  const { domain } = options;
  return {
    load: async () => {},
    async search(question) {
      const answer = await askServer(question, options).catch((error: unknown) => {
        console.error(`Remote search failed: ${error}`);
        return [];
      });
      const groups = answer.map((group) => hitGroup(group, question.query, domain));
      return { type: 'tabs', query: question.query, groups, nearest: [] };
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
  const response = await fetchFrom(address);
  if (!response.ok) throw new Error(`it answered ${response.status}.`);
  return remoteGroups(await response.json());
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
