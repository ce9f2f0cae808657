/** Keeps the query in the address of the page (`?q=`), without a new entry in the history; an empty one takes it away. */
export function showQuery(query: string): void {
  const address = new URL(location.href);
  const shown = address.searchParams.get('q') ?? '';
  if (shown === query.trim() || query.length > longest) return;
  if (query.trim()) address.searchParams.set('q', query.trim());
  else address.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers refuse when it happens too often; the next one will do.
  }
}

/** Longer ones are no searches but something that was pasted. */
const longest = 100;
