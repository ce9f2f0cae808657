import { isSamePath } from '#shared/url.ts';
import { highlightWords } from './search-highlight.ts';

/** What a navigation that a search led to carries in its state. */
interface Arrival {
  /** To be marked on the page that it leads to. */
  searched: readonly string[];
}

/**
 * Opens a hit in this tab; its words are marked there.
 *
 * @returns `false` where navigations carry nothing: then it is left to the link
 */
export function openHit(href: string, words: readonly string[]): boolean {
  if (!('navigation' in window)) return false;
  const target = new URL(href, location.href);
  const state: Arrival = { searched: words };
  if (!isOpen(target)) navigation.navigate(target.href, { state });
  else {
    // Going to the page that is open, as a whole, would load it again.
    navigation.updateCurrentEntry({ state });
    scrollTo(0, 0);
    showArrival();
  }
  return true;
}

function isOpen({ pathname, hash }: URL): boolean {
  return hash === '' && isSamePath(pathname, location.pathname);
}

/** Marks what was searched for, after each navigation that a search led to, until Escape or the next one. */
export function startArrivals(): void {
  if (!('navigation' in window)) return;
  showArrival();
  navigation.addEventListener('navigatesuccess', showArrival);
  // A place on the page that is open is reached without a navigation to wait for.
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType) showArrival();
  });
  addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing || !wordsOf(navigation.currentEntry)) return;
    navigation.updateCurrentEntry({ state: null });
    showArrival();
  });
}

function showArrival(): void {
  highlightWords(wordsOf(navigation.currentEntry) ?? []);
}

function wordsOf(entry: NavigationHistoryEntry | null): readonly string[] | undefined {
  const state: unknown = entry?.getState();
  if (typeof state !== 'object' || state === null || !('searched' in state)) return undefined;
  const { searched } = state;
  return Array.isArray(searched) ? searched.filter((word) => typeof word === 'string') : undefined;
}
