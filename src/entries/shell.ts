// Loaded at the first interaction: what opens pages and answers articles. React follows, in tasks of its own.

import { allowDark } from '#app/appearance-dom.ts';
import { answerClicks, hydrateInTurn } from '#app/hydration.ts';
import { startIslands } from '#app/islands.ts';
import { createPageStore, type PageStore } from '#app/page-store.ts';
import { startPrefetch } from '#app/prefetch.ts';
import { createRecordLoader } from '#app/record-loader.ts';
import { startRouter } from '#app/router.ts';
import { nextTask } from '#app/scheduling.ts';
import { startArrivals } from '#app/search-arrival.ts';
import { startSectionSizes } from '#app/section-sizes.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { islands } from '#theme/islands.ts';

declare global {
  interface Window {
    /** Called by the loader. Its errors may name the file that could not be had, as `request`. */
    hydrateShell?: () => Promise<void>;
  }
}

/** What the document carries beside its HTML. */
interface PageData {
  page: PageInfo;
  /** Only in the document for lost addresses: the same page in the other languages. */
  localized?: Record<LocaleCode, PageInfo>;
}

const { page, localized } = readPageData();
const islandsReady = startIslands(islands);
let started: Promise<PageStore> | undefined;
let regions: Awaited<ReturnType<typeof loadRegions>> | undefined;

/** Makes the page's regions live. What failed can be tried again. */
async function hydrateShell(): Promise<void> {
  const loading = loadRegions();
  // Whichever fails first is reported.
  loading.catch(() => {});
  started ??= startShell();
  started.catch(() => {
    started = undefined;
  });
  const store = await started;
  regions = await loading;
  await hydrateInTurn(regions.regionHydrator(store));
  await islandsReady;
  const wanted = localized?.[visitorLang()];
  if (wanted) {
    const site = await fetchSite(wanted);
    allowDark(site.darkMode);
    store.set({ page: wanted, site });
  }
  // Set after the event replay: until then the search dialog can tell a replayed press from a new one.
  document.documentElement.dataset.hydrated = '';
}

/** One file, evaluated in two tasks: on a slow phone, each is long enough. */
async function loadRegions() {
  await import(/* webpackChunkName: 'regions' */ './react.ts');
  await nextTask();
  return import(/* webpackChunkName: 'regions' */ './regions.tsx');
}

/** Starts what needs no React: from now on, links open pages without loading documents. */
async function startShell(): Promise<PageStore> {
  const site = await fetchSite(page);
  const store = createPageStore({ page, site });
  const records = createRecordLoader({ page, site });
  startRouter({ store, records, texts: () => regions?.stringsOf(store.get().site) });
  startPrefetch({ store, records });
  startArrivals();
  startSectionSizes();
  hideNavbarIfAsked(store);
  store.subscribe(() => hideNavbarIfAsked(store));
  if (import.meta.env.DEV)
    import('#app/dev-client.ts').then((dev) => dev.startDevClient({ store, records }));
  return store;
}

let hidesNavbar = false;

/** Loaded for the few sites that hide their bar while one reads; it may be so in one language only. */
function hideNavbarIfAsked(store: PageStore): void {
  if (hidesNavbar || store.get().site.hideNavbar !== 'auto') return;
  hidesNavbar = true;
  import(/* webpackChunkName: 'hide-navbar' */ '#app/hide-navbar.ts').then(
    ({ startNavbarHiding }) => startNavbarHiding(store),
    () => (hidesNavbar = false),
  );
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
  throw Object.assign(new Error(`${siteData} answered ${response.status}.`), { request: siteData });
}

islandsReady.then(() => {
  const article = document.getElementById('article');
  if (article) answerClicks(article);
});
window.hydrateShell = hydrateShell;
