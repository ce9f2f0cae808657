// Loaded when search is first opened: what searches, and what shows it.

import { useEffect, useState } from 'react';
import { createAsk } from '#app/search/ask-worker.ts';
import { createLocalClient, lateClient, type SearchClient } from '#app/search/client.ts';
import { withHooks } from '#app/search/hooks.ts';
import { createRecentSearches } from '#app/search/recent.ts';
import { createSearchStore } from '#app/search/store.ts';
import { useView } from '#app/view.tsx';
import type { SiteData } from '#shared/site.ts';
import { addPanelStyle } from '#theme/components/Search/addPanelStyle.ts';
import { SearchPanel } from '#theme/components/Search/SearchPanel.tsx';
import { searchHooks } from './search-hooks.ts';

addPanelStyle();

interface SearchInterfaceProps {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
}

let client: SearchClient | undefined;

/** One for all languages: the site has one search. */
function clientOf(site: SiteData): SearchClient {
  client ??= clientFor(site);
  return client;
}

/** Fetches what the first answer needs, for a reader who is about to search. */
export function prepareSearch(site: SiteData): void {
  // Who then searches is told of a failure.
  clientOf(site)
    .load(site.lang)
    .catch(() => {});
}

/** What fills the search dialog. */
export function SearchInterface(parts: SearchInterfaceProps) {
  const { site } = useView();
  const { lang } = site;
  const [store] = useState(() =>
    createSearchStore({
      client: clientOf(site),
      recent: createRecentSearches(() => localStorage),
      lang,
    }),
  );
  // The router changes the language without loading anything anew.
  useEffect(() => store.speak(lang), [store, lang]);
  return <SearchPanel store={store} {...parts} />;
}

function clientFor({ search, url }: SiteData): SearchClient {
  if (search?.mode === 'remote') {
    return lateClient(() =>
      import(/* webpackChunkName: 'search-remote' */ '#app/search/remote.ts').then(
        ({ createRemoteClient }) => createRemoteClient({ ...search, domain: url }),
      ),
    );
  }
  const ask = createAsk({
    startWorker: () =>
      new Worker(
        /* webpackChunkName: 'search-worker' */ new URL(
          '../app/search/search-worker.ts',
          import.meta.url,
        ),
      ),
    loadHere: () =>
      import(/* webpackChunkName: 'search-engine' */ '#app/search/engine.ts').then(
        ({ createEngine }) => createEngine(),
      ),
  });
  return withHooks(createLocalClient(search?.files ?? {}, ask), searchHooks);
}
