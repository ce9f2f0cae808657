// Loaded at the first interaction: React, and everything that it needs.

import { type ReactNode, StrictMode, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { allowDark } from '#app/appearance-dom.ts';
import { retryAtNextInteraction } from '#app/first-interaction.ts';
import { startNavbarHiding } from '#app/hide-navbar.ts';
import { startIslands } from '#app/islands.ts';
import { createPageStore, type PageStore } from '#app/page-store.ts';
import { createRecordLoader } from '#app/records.ts';
import { reloadOnce } from '#app/reload-once.ts';
import { startPrefetch, startRouter } from '#app/router.ts';
import { startArrivals } from '#app/search-arrival.ts';
import { startSectionSizes } from '#app/section-sizes.ts';
import { ViewProvider } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { Search } from '#theme/components/Search/Search.tsx';
import { islands } from '#theme/islands.ts';
import { regions } from '#theme/regions.ts';
import { stringsOf } from '#theme/strings/stringsOf.ts';

const loadSearch = () => import(/* webpackChunkName: 'search' */ './search.tsx');

/** The regions, with what only a browser can do. */
const liveRegions = { ...regions, search: () => <Search load={loadSearch} /> };

/** What the document carries beside its HTML. */
interface PageData {
  page: PageInfo;
  /** Only in the document for lost addresses: the same page in the other languages. */
  localized?: Partial<Record<LocaleCode, PageInfo>>;
}

/** Makes the page's regions live, then answers what was pressed before. */
async function start(): Promise<void> {
  const { page, localized } = readPageData();
  const islandsReady = startIslands(islands);
  const site = await fetchSite(page);
  const store = createPageStore({ page, site });
  const records = createRecordLoader({ page, site });

  startRouter({ store, records, texts: () => stringsOf(store.get().site) });
  startPrefetch({ store, records });
  startArrivals();
  startSectionSizes();
  startNavbarHiding(store);
  if (import.meta.env.DEV)
    import('#app/dev-client.ts').then((dev) => dev.startDevClient({ store, records }));
  const committed: Promise<void>[] = [];
  for (const [name, Region] of Object.entries(liveRegions)) {
    // Between two regions the browser may answer the reader.
    await nextTask();
    committed.push(hydrateRegion(name, <Region />, store));
  }
  await Promise.all([islandsReady, ...committed]);
  const wanted = localized?.[visitorLang()];
  if (wanted) {
    const site = await fetchSite(wanted);
    allowDark(site.darkMode);
    store.set({ page: wanted, site });
  }

  // Set after the event replay: until then the search dialog can tell a replayed press from a new one.
  for (const control of window.recordedClicks?.take() ?? []) control.click();
  document.documentElement.dataset.hydrated = '';
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function readPageData(): PageData {
  const data = document.getElementById('page-data')?.textContent;
  if (!data) throw new Error('The document carries no page data.');
  return JSON.parse(data);
}

/** The document for lost addresses shows itself in the visitor's language before React is there. */
function visitorLang(): LocaleCode {
  return document.documentElement.dataset.lang as LocaleCode;
}

async function fetchSite({ siteData }: PageInfo): Promise<SiteData> {
  const response = await fetch(siteData);
  if (response.ok) return response.json();
  reloadOnce();
  throw new Error(`${siteData} answered ${response.status}.`);
}

/** Hydrates one region, a root of its own: what goes wrong in it stays in it. Resolves with its commit. */
function hydrateRegion(name: string, children: ReactNode, store: PageStore): Promise<void> {
  const container = document.querySelector(`[data-region="${name}"]`);
  if (!container) return Promise.resolve();
  return new Promise((resolve) => {
    hydrateRoot(
      container,
      <StrictMode>
        <Connected store={store} onCommit={resolve}>
          {children}
        </Connected>
      </StrictMode>,
      {
        identifierPrefix: `${name}-`,
        onRecoverableError: (error) => console.warn(error),
        // A region that cannot be rendered at all must not keep the others from being ready.
        onUncaughtError(error) {
          console.error(error);
          resolve();
        },
      },
    );
  });
}

interface ConnectedProps {
  store: PageStore;
  onCommit: () => void;
  children: ReactNode;
}

function Connected({ store, onCommit, children }: ConnectedProps) {
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  // Presses that were held are answered when the region's handlers are there, which is now.
  useEffect(onCommit, [onCommit]);
  return <ViewProvider view={view}>{children}</ViewProvider>;
}

function run(): void {
  start().catch((error: unknown) => {
    console.error(error);
    retryAtNextInteraction(run);
  });
}

run();
