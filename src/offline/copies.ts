import type { LocaleCode } from '#shared/locale.ts';
import type { OfflineManifest } from '#shared/offline.ts';
import { normalizePath } from '#shared/url.ts';

/** A language of the site that is saved as a whole. */
export interface SavedCopy {
  lang: LocaleCode;
  build: string;
  bytes: number;
  /** Name of the cache with its files. */
  cache: string;
  /** A newer build that cannot be saved, and is not tried again. */
  refused?: string;
}

/**
 * What is saved: each copy is a cache of its own, and counts once the list of copies names it. So
 * what is only half there is never read.
 */
export interface Copies {
  list: () => Promise<SavedCopy[]>;
  /** Puts a copy in place of the one of its language. */
  add: (copy: SavedCopy) => Promise<void>;
  remove: (lang: LocaleCode) => Promise<void>;
  /** Takes away what an interrupted run has left. */
  tidy: () => Promise<void>;
  /** Name for the cache of a copy that is about to be made. */
  newName: (manifest: Pick<OfflineManifest, 'lang' | 'build'>) => string;
  /** What is saved for an address, in whatever spelling. */
  find: (pathname: string) => Promise<Response | undefined>;
  manifestOf: (copy: SavedCopy) => Promise<OfflineManifest | undefined>;
}

/** Where a copy keeps its manifest: no address of the site. */
export const manifestKey = '/.manifest';

/** @param base where the site stands: other sites of the same host may save copies as well */
export function copiesBelow(base: string): Copies {
  const prefix = `offline ${base} `;
  const listName = `${prefix}copies`;
  const listKey = '/.copies';

  /** Readers may have taken away a cache by hand, and not the list. */
  async function list(): Promise<SavedCopy[]> {
    const answer = await caches.match(listKey, { cacheName: listName });
    const named: SavedCopy[] = (await answer?.json()) ?? [];
    const existing = new Set(await caches.keys());
    return named.filter(({ cache }) => existing.has(cache));
  }

  async function write(copies: readonly SavedCopy[]): Promise<void> {
    if (copies.length > 0) {
      const cache = await caches.open(listName);
      await cache.put(listKey, Response.json(copies));
    }
    await removeUnnamed(copies);
  }

  /** Older copies, what an interrupted run has left, and the list itself if it is empty. */
  async function removeUnnamed(copies: readonly SavedCopy[]): Promise<void> {
    const named = new Set(copies.map(({ cache }) => cache));
    if (copies.length > 0) named.add(listName);
    const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(own.filter((name) => !named.has(name)).map((name) => caches.delete(name)));
  }

  const allBut = async (lang: LocaleCode) => (await list()).filter((copy) => copy.lang !== lang);

  async function manifestOf({ cache }: SavedCopy): Promise<OfflineManifest | undefined> {
    return (await caches.match(manifestKey, { cacheName: cache }))?.json();
  }

  async function find(pathname: string): Promise<Response | undefined> {
    const copies = await list();
    for (const copy of copies) {
      const exact = await caches.match(pathname, { cacheName: copy.cache });
      if (exact) return exact;
    }
    for (const copy of copies) {
      const address = spelledAs(pathname, (await manifestOf(copy))?.files ?? {});
      if (address) return caches.match(address, { cacheName: copy.cache });
    }
    return undefined;
  }

  return {
    list,
    add: async (copy) => write([...(await allBut(copy.lang)), copy]),
    remove: async (lang) => write(await allBut(lang)),
    tidy: async () => removeUnnamed(await list()),
    newName: ({ lang, build }) => `${prefix}${lang} ${build} ${crypto.randomUUID()}`,
    find,
    manifestOf,
  };
}

/** The address of the page that is meant: `/guide/React.html` is `/guide/react`. */
export function spelledAs(pathname: string, files: OfflineManifest['files']): string | undefined {
  const meant = normalizePath(pathname);
  return Object.keys(files).find((address) => normalizePath(address) === meant);
}
