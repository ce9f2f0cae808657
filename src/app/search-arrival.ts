/** Marks what was searched for, after each navigation that a search led to, until Escape or the next one. */
export function startArrivals(): void {
  if (!('navigation' in window)) return;
  showArrival();
  navigation.addEventListener('navigatesuccess', showArrival);
  // The page that is open, or a place on it, is reached without a navigation to wait for.
  navigation.addEventListener('currententrychange', showArrival);
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing || !wordsOf(navigation.currentEntry)) return;
    navigation.updateCurrentEntry({ state: null });
  });
}

/** Loaded for readers who search. */
let marking: Promise<typeof import('./search-highlight.ts')> | undefined;

function showArrival(): void {
  if (!marking && !wordsOf(navigation.currentEntry)) return;
  marking ??= import(/* webpackChunkName: 'search-highlight' */ './search-highlight.ts');
  marking.then(
    ({ highlightWords }) => highlightWords(wordsOf(navigation.currentEntry) ?? []),
    (error: unknown) => {
      marking = undefined;
      console.error(error);
    },
  );
}

function wordsOf(entry: NavigationHistoryEntry | null): readonly string[] | undefined {
  const state: unknown = entry?.getState();
  if (typeof state !== 'object' || state === null || !('searched' in state)) return undefined;
  const { searched } = state;
  return Array.isArray(searched) ? searched.filter((word) => typeof word === 'string') : undefined;
}
