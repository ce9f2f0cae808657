interface Versions {
  deprecated?: string;
  removed?: string;
}

/** The version that a reader of this list waits for or missed. */
function lastVersion({ deprecated = '', removed = deprecated }: Versions): string {
  return removed;
}

/** Order of a list by version; `0.10.0` is newer than `0.9.0`. */
export function newestFirst(a: Versions, b: Versions): number {
  return lastVersion(b).localeCompare(lastVersion(a), 'en', { numeric: true });
}
