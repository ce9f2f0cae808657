import { type HeadingsFile, headingsIndex } from '#search/headings.ts';
import { createSearch } from '#search/search.ts';
import { type TextFile, wholeIndex } from '#search/text-file.ts';
import type { SearchAddresses } from '#shared/site.ts';
import type { Ask } from './client.ts';

type Engine = ReturnType<typeof createSearch>;

/** What answers in a language: by names at once, and by the texts when they are there. */
interface Tiers {
  headings: Promise<Engine>;
  whole: Promise<Engine>;
  isWhole: boolean;
}

type FetchFile = (address: string) => Promise<Response>;

/** Answers questions from indexes that are fetched once each; one that could not be had is tried again. */
export function createEngine(fetchFile: typeof fetch = fetch): Ask {
  const known = new Map<string, Tiers>();
  // What arrived damaged must not be taken from the browser's cache again.
  const failed = new Set<string>();

  const tiersFor = (files: SearchAddresses) => {
    const { text } = files;
    const cache = failed.has(text) ? 'reload' : 'default';
    const tiers = known.get(text) ?? load(files, (address) => fetchFile(address, { cache }));
    if (known.has(text)) return tiers;
    known.set(text, tiers);
    tiers.whole.then(
      () => {
        tiers.isWhole = true;
      },
      () => {
        known.delete(text);
        failed.add(text);
      },
    );
    return tiers;
  };

  return async ({ files, query, isFirst, ...options }) => {
    const tiers = tiersFor(files);
    if (isFirst && tiers.isWhole) return undefined;
    const engine = await (isFirst || query === undefined ? tiers.headings : tiers.whole);
    return query === undefined ? undefined : engine.search(query, options);
  };
}

/** The texts are fetched behind the headings: they would take up the line. */
function load(files: SearchAddresses, get: FetchFile): Tiers {
  const headings = readJson<HeadingsFile>(files.headings, get);
  const whole = headings.then(async (first) => {
    return createSearch(wholeIndex(first, await readJson<TextFile>(files.text, get)));
  });
  const first = headings.then((file) => createSearch(headingsIndex(file)));
  // Who asks for the whole is told of it.
  first.catch(() => {});
  return { headings: first, whole, isWhole: false };
}

async function readJson<Value>(address: string, get: FetchFile): Promise<Value> {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
