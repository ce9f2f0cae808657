/** What rows of a compatibility table must have to be shown. */
export interface CompatFilter {
  /** Words, all of which must stand in the row. */
  text: string;
  /** One of these; empty: any. */
  statuses: readonly string[];
}

/** Reads a filter off the query of an address: `?filter=sass&status=works,partly`. */
export function readFilter(query: string): CompatFilter {
  const params = new URLSearchParams(query);
  return {
    text: params.get('filter') ?? '',
    statuses: params.get('status')?.split(',').filter(Boolean) ?? [],
  };
}

/** The query with a filter, and with all else that it had. */
export function writeFilter(query: string, { text, statuses }: CompatFilter): string {
  const params = new URLSearchParams(query);
  for (const [name, value] of [
    ['filter', text.trim()],
    ['status', statuses.join()],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const written = params.toString().replaceAll('%2C', ',');
  return written && `?${written}`;
}

/** Whether a row is shown. */
export function fits(
  row: { text: string; status: string },
  { text, statuses }: CompatFilter,
): boolean {
  const said = row.text.toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    (statuses.length === 0 || statuses.includes(row.status)) &&
    words.every((word) => said.includes(word))
  );
}
