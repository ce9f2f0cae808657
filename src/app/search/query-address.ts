/**
 * Keeps the query in the address of the page (`?q=`), without a new entry in the history; an empty one
 * takes it away.
 */
export function showQuery(query: string): void {
  const address = new URL(location.href);
  const wanted = query.trim();
  const shown = address.searchParams.get('q') ?? '';
  if (shown === wanted || query.length > longest || isLeaving()) return;
  if (wanted) address.searchParams.set('q', wanted);
  else address.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Browsers refuse when it happens too often; the next one will do.
  }
}

/** Longer ones are no searches but something that was pasted. */
const longest = 100;

/** Another address would stop the navigation that has begun. */
function isLeaving(): boolean {
  return !!(window as { navigation?: Navigation }).navigation?.transition;
}
