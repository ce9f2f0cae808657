// The only script that a page loads by itself. It fetches the shell at the first sign of a reader.

import { showRedirectNotice } from '#app/first-visit.ts';
import { keepCurrentInView } from '#app/keep-in-view.ts';
import { carryPlaceAcrossLanguages } from '#app/language-links.ts';
import { startSearchDialog } from '#app/search/dialog.ts';
import { onFirstSign } from '#app/wake.ts';

keepCurrentInView(document.getElementById('sidebar'));
showRedirectNotice();
carryPlaceAcrossLanguages();
startSearchDialog();

/** Milliseconds until a shell that could not be had is tried again, at the next sign. */
const pause = 2000;

const wake = () =>
  import('./shell.tsx')
    .then(({ start }) => start())
    .catch((error: unknown) => {
      console.error(error);
      setTimeout(() => onFirstSign(wake), pause);
    });

function start(): void {
  // The dev server listens for edits from the beginning; so does a query for search or for the rows of
  // a table ask for script, and a lost visitor whose language is not the document's.
  const asks = /[?&](?:q|filter|status)=/.test(location.search);
  if (import.meta.env.DEV || asks || isForeign()) wake();
  else onFirstSign(wake);
}

function isForeign(): boolean {
  return document.documentElement.dataset.foreign !== undefined;
}

// Hydration never starts before the document is there as a whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
