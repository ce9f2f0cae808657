/** Keeps the answers that were used last. */
export function remember<Value>(most: number): {
  get: (key: string, make: () => Value) => Value;
} {
  const kept = new Map<string, Value>();
  return {
    get(key, make) {
      const known = kept.get(key);
      const value = known ?? make();
      // A map keeps the order in which keys were set: the first one was used longest ago.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
