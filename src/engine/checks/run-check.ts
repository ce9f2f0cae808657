import type { Cache, DiskCache } from '../files/cache.ts';

/** How an answer is come by; undefined where nobody is to work it out now. */
export type Ask = <T>(
  kind: string,
  key: readonly unknown[],
  make: () => Promise<T>,
) => Promise<T | undefined>;

/** Works out what is not known. */
export function askAll(cache: Cache): Ask {
  return (kind, key, make) => cache.remember(kind, key, make);
}

/** Only what an earlier check has worked out. */
export function askKnown(cache: DiskCache): Ask {
  return (kind, key) => cache.recall(kind, key);
}

/** What a check found, and how many of its answers are not known. */
export interface Answer<T> {
  found: T;
  unknown: number;
}
