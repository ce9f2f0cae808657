// The only script that a page loads by itself. It fetches the shell at the first interaction.

import { onFirstInteraction, retryAtNextInteraction } from '#app/first-interaction.ts';
import { showRedirectNotice } from '#app/first-visit.ts';
import { keepCurrentInView } from '#app/keep-in-view.ts';
import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
import { reloadOnce } from '#app/reload-once.ts';
import { startSearchDialog } from '#app/search/dialog.ts';

keepCurrentInView(document.getElementById('sidebar'));
showRedirectNotice();
carryPlaceAcrossLanguages();
startSearchDialog();

const address = document.currentScript?.dataset.shell;
let tries = 0;

/** A bundle of its own, so that this one needs nothing to load parts with. */
const hydrate = () => {
  // What failed once may be remembered by its address.
  const again = tries++ ? `?${tries}` : '';
  import(/* webpackIgnore: true */ address + again).catch(async (error: unknown) => {
    console.error(error);
    const isGone = await fetch(`${address}`).then(
      ({ ok }) => !ok,
      () => false,
    );
    // What is gone stays away: where a new document does not help, the page works natively.
    if (!isGone) retryAtNextInteraction(hydrate);
    else reloadOnce();
  });
};

function start(): void {
  // The dev server listens for edits from the beginning; so does a query for search or for the rows of
  // a table ask for script, and a lost visitor whose language is not the document's.
  const asks = /[?&](?:q|filter|status|deprecatedVersion)=/.test(location.search);
  if (import.meta.env.DEV || asks || isForeign()) hydrate();
  else onFirstInteraction(hydrate);
}

function isForeign(): boolean {
  return document.documentElement.dataset.foreign !== undefined;
}

// Hydration never starts before the document is there as a whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
