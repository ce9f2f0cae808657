// The only script that a page loads by itself. It fetches the shell at the first sign of a reader.

import { showRedirectNotice } from '#app/first-visit.ts';
import { revealActiveEntry } from '#app/sidebar-position.ts';
import { onFirstSign } from '#app/wake.ts';

revealActiveEntry();
showRedirectNotice();

const wake = () => import('./shell.tsx').then(({ start }) => start());

function start(): void {
  // The dev server listens for edits from the beginning; a query for search asks for script as well.
  if (import.meta.env.DEV || new URLSearchParams(location.search).has('q')) wake();
  else onFirstSign(wake);
}

// Hydration never starts before the document is there as a whole.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start, { once: true });
else start();
