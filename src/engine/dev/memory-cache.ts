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
      const value = (known as Promise<T>) ?? below?.remember(kind, key, make) ?? make();
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
