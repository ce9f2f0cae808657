import { createSearch } from '#search/search.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { Ask, EngineRequest } from './client.ts';

type Engine = ReturnType<typeof createSearch>;

/** Answers questions from indexes that are fetched once each; one that could not be had is tried again. */
export function createEngine(fetchFile: typeof fetch = fetch): Ask {
  const engines = new Map<string, Promise<Engine>>();
  // What arrived damaged must not be taken from the browser's cache again.
  const failed = new Set<string>();

  const engineFor = (files: EngineRequest['files']) => {
    const { index } = files;
    const known = engines.get(index);
    if (known) return known;
    const cache = failed.has(index) ? 'reload' : 'default';
    const engine = load(files, (address) => fetchFile(address, { cache }));
    engines.set(index, engine);
    engine.catch(() => {
      engines.delete(index);
      failed.add(index);
    });
    return engine;
  };

  return async ({ files, query, ...options }) => {
    const engine = await engineFor(files);
    return query === undefined ? undefined : engine.search(query, options);
  };
}

type FetchFile = (address: string) => Promise<Response>;

async function load({ index, terms }: EngineRequest['files'], get: FetchFile): Promise<Engine> {
  const [documents, metadata] = await Promise.all([readJson(index, get), readJson(terms, get)]);
  if (!Array.isArray(documents)) throw new Error(`${index} holds no documents.`);
  return createSearch({ documents, metadata } as SearchIndex);
}

async function readJson(address: string, get: FetchFile): Promise<unknown> {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
