import type { PageRecord } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { fileOf, withBase } from '#shared/url.ts';
import type { View } from './view.tsx';

/** Why a record is not there. `offline`: there is no network. `unusable`: an answer that is no record of this build. */
export class RecordError extends Error {
  readonly reason: 'offline' | 'unusable';

  constructor(reason: RecordError['reason'], address: string, cause?: unknown) {
    super(`The page record ${address} is ${reason === 'offline' ? 'out of reach' : 'unusable'}.`, {
      cause,
    });
    this.name = 'RecordError';
    this.reason = reason;
  }
}

/** A page, and the site in its language. */
export interface LoadedPage {
  record: PageRecord;
  site: SiteData;
}

/** Fetches page records once each; a failed one is forgotten, so that it can be tried again. */
export interface RecordLoader {
  load: (routePath: string, priority?: RequestPriority) => Promise<LoadedPage>;
  /** Whether a page was fetched, or is on its way. */
  has: (routePath: string) => boolean;
  /** Forgets all pages, because some were edited. */
  forget: () => void;
}

/** @param first the page that is open, with its site */
export function createRecordLoader(first: View): RecordLoader {
  const { build, base } = first.site;
  const pages = new Map<string, Promise<LoadedPage>>();
  // One for each language and version.
  const sites = new Map([[first.page.siteData, Promise.resolve(first.site)]]);

  async function fetchPage(routePath: string, priority?: RequestPriority): Promise<LoadedPage> {
    const address = withBase(`/${fileOf(routePath)}.json`, base);
    const record = await fetchJson<PageRecord | null>(address, priority);
    if (record?.build !== build || typeof record.html !== 'string') {
      throw new RecordError('unusable', address);
    }
    const { siteData } = record;
    return { record, site: await remember(sites, siteData, () => fetchJson(siteData)) };
  }

  return {
    load: (routePath, priority) => remember(pages, routePath, () => fetchPage(routePath, priority)),
    has: (routePath) => pages.has(routePath),
    forget: () => pages.clear(),
  };
}

function remember<T>(
  map: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = map.get(key);
  if (known) return known;
  const value = make();
  map.set(key, value);
  value.catch(() => map.delete(key));
  return value;
}

/** Milliseconds until an answer is given up: an ordinary load may fare better. */
const patience = 8000;

async function fetchJson<T>(address: string, priority: RequestPriority = 'auto'): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { signal, priority }).catch((cause: unknown) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new RecordError(isLate ? 'unusable' : 'offline', address, cause);
  });
  if (!response.ok) throw new RecordError('unusable', address);
  return response.json().catch((cause: unknown) => {
    throw new RecordError('unusable', address, cause);
  });
}
