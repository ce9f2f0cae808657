import type { Cache, DiskCache } from '../files/cache.ts';

/** How an answer is come by; undefined where nobody is to work it out now. */
export type RunCheck = <T>(
  kind: string,
  key: readonly unknown[],
  make: () => Promise<T>,
) => Promise<T | undefined>;

/** Works out what is not known. */
export function runCheck(cache: Cache): RunCheck {
  return (kind, key, make) => cache.remember(kind, key, make);
}

/** Only what an earlier check has worked out. */
export function cachedOnly(cache: DiskCache): RunCheck {
  return (kind, key) => cache.recall(kind, key);
}

/** What a check found, and how many of its answers are not known. */
export interface CheckResult<T> {
  found: T;
  unknown: number;
}
