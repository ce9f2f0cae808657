import { type Cache, hashOf } from '../cache.ts';

/** A cache in memory that holds what the last run asked for, and no more. */
export interface MemoryCache extends Cache {
  /** Ends a run: what it did not ask for will be forgotten. */
  sweep: () => void;
}

/** @param below where values come from that are not in memory */
export function memoryCache(below?: Cache): MemoryCache {
  let previous = new Map<string, Promise<unknown>>();
  let current = new Map<string, Promise<unknown>>();
  return {
    remember<T>(kind: string, key: readonly unknown[], make: () => Promise<T>): Promise<T> {
      const id = kind + hashOf(...key);
      const known = current.get(id) ?? previous.get(id);
      const value = (known as Promise<T>) ?? (below ? ask(below, kind, key, make) : make());
      current.set(id, value);
      value.catch(() => current.delete(id));
      return value;
    },
    sweep() {
      previous = current;
      current = new Map();
    },
  };
}

/** A value that is made is there at once, and not only when it has been stored. */
function ask<T>(
  below: Cache,
  kind: string,
  key: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const makeAndTell = async () => {
      const value = await make();
      resolve(value);
      return value;
    };
    below.remember(kind, key, makeAndTell).then(resolve, reject);
  });
}
