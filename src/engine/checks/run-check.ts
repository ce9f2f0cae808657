import type { Cache, DiskCache } from '../files/cache.ts';

/** How a result is obtained; undefined where the cache has none and it is not to be worked out now. */
export type RunCheck = <T>(
  kind: string,
  key: readonly unknown[],
  make: () => Promise<T>,
  isLasting?: (value: T) => boolean,
) => Promise<T | undefined>;

/** Runs the check where the cache has no result. */
export function runCheck(cache: Cache): RunCheck {
  return (kind, key, make, isLasting) => cache.remember(kind, key, make, isLasting);
}

/** Only what an earlier check has worked out. */
export function cachedOnly(cache: DiskCache): RunCheck {
  return (kind, key) => cache.recall(kind, key);
}

/** What a check found, and how many of its answers are not known. */
export interface CheckResult<T> {
  found: T;
  /** How many things were to be checked. */
  all: number;
  unknown: number;
}
