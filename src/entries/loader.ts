// The only script that a page loads by itself. It fetches the shell at the first interaction.

import { onFirstInteraction, retryAtNextInteraction } from '#app/first-interaction.ts';
import { showRedirectNotice } from '#app/first-visit.ts';
import { keepCurrentInView } from '#app/keep-in-view.ts';
import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
import { reloadIfGone } from '#app/reload-once.ts';
import { startSearchDialog } from '#app/search/dialog.ts';

keepCurrentInView(document.getElementById('sidebar'));
showRedirectNotice();
carryPlaceAcrossLanguages();
startSearchDialog();

const { shell = '', parts } = document.currentScript?.dataset ?? {};
let tries = 0;

const hydrate = () => {
  load().catch(async (error: Error & { request?: string }) => {
    console.error(error);
    // Where a new document does not help, the page works natively.
    if (!(await reloadIfGone(error.request ?? shell))) retryAtNextInteraction(hydrate);
  });
};

/** The shell is a bundle of its own, so that this one needs nothing to load parts with. */
async function load(): Promise<void> {
  if (!tries) parts?.split(' ').forEach(preload);
  // What failed once may be remembered by its address.
  const again = tries++ ? `?${tries}` : '';
  if (!window.hydrateShell) await import(/* webpackIgnore: true */ shell + again);
  await window.hydrateShell?.();
}

/** Fetches, with the shell, what it would ask for next. */
function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.js') ? 'script' : 'fetch';
  if (link.as === 'fetch') link.crossOrigin = 'anonymous';
  link.href = address;
  document.head.append(link);
}

function start(): void {
  if (import.meta.env.DEV || asksForScript()) hydrate();
  else onFirstInteraction(hydrate);
}

/**
 * A query for search or for the rows of a table does, and so do a lost visitor whose language is not the
 * document's and the page that says what is saved. The dev server listens for edits from the beginning.
 */
function asksForScript(): boolean {
  const asks = /[?&](?:q|filter|status|deprecatedVersion)=/.test(location.search);
  return asks || document.querySelector('[data-foreign], .offline') !== null;
}

// Hydration never starts before the document is there as a whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
