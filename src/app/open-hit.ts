import { isSamePath } from '#shared/url.ts';

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
  }
  return true;
}

function isOpen({ pathname, hash }: URL): boolean {
  return hash === '' && isSamePath(pathname, location.pathname);
}
