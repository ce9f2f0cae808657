import type { Cache } from '../files/cache.ts';

/** A cache in memory that holds what the last run asked for, and no more. */
export interface MemoryCache extends Cache {
  /** Ends a run: drops the values that it did not use. */
  sweep: () => void;
}

/** @param below where values come from that are not in memory */
export function memoryCache(below?: Cache): MemoryCache {
  let previous: Shelf = { inner: new Map() };
  let current: Shelf = { inner: new Map() };
  return {
    remember<T>(
      kind: string,
      key: readonly unknown[],
      make: () => Promise<T>,
      isLasting?: (value: T) => boolean,
    ): Promise<T> {
      const parts = [kind, ...key.map(asText)];
      const place = shelfAt(current, parts);
      place.value ??= shelfAt(previous, parts).value ?? ask(below, { kind, key, make, isLasting });
      place.value.catch(() => delete place.value);
      return place.value as Promise<T>;
    },
    sweep() {
      previous = current;
      current = { inner: new Map() };
    },
  };
}

/**
 * Values by the parts of their keys. A part may be a whole page: the same string is found
 * without looking at its letters, which a hash of the key would have to do each time.
 */
interface Shelf {
  inner: Map<string, Shelf>;
  value?: Promise<unknown>;
}

function shelfAt(shelf: Shelf, parts: readonly string[]): Shelf {
  return parts.reduce((outer, part) => {
    const known = outer.inner.get(part);
    if (known) return known;
    const made: Shelf = { inner: new Map() };
    outer.inner.set(part, made);
    return made;
  }, shelf);
}

function asText(part: unknown): string {
  return typeof part === 'string' ? part : JSON.stringify(part);
}

interface Question<T> {
  kind: string;
  key: readonly unknown[];
  make: () => Promise<T>;
  isLasting: ((value: T) => boolean) | undefined;
}

/** A value that is made is there at once, and not only when it has been stored. */
function ask<T>(below: Cache | undefined, { kind, key, make, isLasting }: Question<T>): Promise<T> {
  if (!below) return make();
  return new Promise((resolve, reject) => {
    const makeAndTell = async () => {
      const value = await make();
      resolve(value);
      return value;
    };
    below.remember(kind, key, makeAndTell, isLasting).then(resolve, reject);
  });
}
