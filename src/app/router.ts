import { flushSync } from 'react-dom';
import { isAsset, normalizePath, withoutBase } from '#shared/url.ts';
import { showArticle } from './article.ts';
import { showDocument } from './document.ts';
import { applySwitches } from './document-switches.ts';
import { dismissNotice, showNotice } from './notices.ts';
import type { PageStore } from './page-store.ts';
import { loadPageStyles } from './page-styles.ts';
import { type LoadedPage, RecordError, type RecordLoader } from './records.ts';

/** Strings that the router announces. */
interface RouterTexts {
  offline: string;
  retry: string;
}

export interface RouterOptions {
  store: PageStore;
  records: RecordLoader;
  texts: () => RouterTexts;
}

/** The progress bar appears when a page takes longer than this, in milliseconds. */
const slowNavigation = 200;

/**
 * Opens pages without loading documents, from their records.
 *
 * Where the browser has no Navigation API nothing happens, and links work as they always do.
 */
export function startRouter({ store, records, texts }: RouterOptions): void {
  const navigation = (window as { navigation?: Navigation }).navigation;
  if (!navigation) return;
  // One navigation that was given up is left to the browser.
  let leftToBrowser: string | undefined;
  // A way back to the entry whose page is still shown: the address changes, and nothing else.
  let isReturning = false;

  navigation.addEventListener('navigate', (event) => {
    const target = new URL(event.destination.url);
    if (target.href === leftToBrowser) {
      leftToBrowser = undefined;
      return;
    }
    if (isReturning) {
      isReturning = false;
      return;
    }
    const routePath = interceptable(event, target, store);
    if (routePath === undefined) return;

    const page = withProgress(loadStyled(records.load(routePath)), event.signal);
    // The page that was opened first has no record yet, and Back may ask for it without a network.
    records.load(store.get().page.routePath).catch(() => {});
    const failed = (error: unknown) => {
      if (event.signal.aborted) return;
      console.error(error);
      if (error instanceof RecordError && error.reason === 'offline')
        offerRetry(() => retry(event));
      else loadDocument(target.href);
    };
    const options: NavigationInterceptOptions = {
      focusReset: 'manual',
      handler: async () => show(await page, target),
    };
    if (event.cancelable && 'NavigationPrecommitController' in window) {
      options.precommitHandler = async () => {
        await page.catch((error) => {
          failed(error);
          throw error;
        });
      };
    } else {
      const previous = navigation.currentEntry;
      page.catch((error) => {
        // The address has changed already: the reader stays on the page that is shown.
        if (error.reason === 'offline' && previous) {
          isReturning = true;
          if (event.navigationType === 'traverse') navigation.traverseTo(previous.key);
          else history.replaceState(null, '', previous.url);
        }
        failed(error);
      });
    }
    event.intercept(options);
  });

  // A navigation that was given up is no problem of the page; it was logged where it failed.
  navigation.addEventListener('navigateerror', (event) => event.preventDefault());

  function show({ record, site }: LoadedPage, target: URL): void {
    const { html, ...page } = record;
    dismissNotice('offline');
    // It spoke of the page that the reader arrived at.
    document.getElementById('redirect-notice')?.remove();
    showArticle(html);
    showDocument(page, site);
    applySwitches(target.search);
    flushSync(() => store.set({ page, site }));
    announce(page.headTitle);
  }

  function offerRetry(again: () => void): void {
    const { offline, retry: text } = texts();
    const run = () => {
      dismissNotice('offline');
      again();
    };
    showNotice({ id: 'offline', text: offline, action: { text, run } });
  }

  /** Back stays Back: a traversal is repeated as one. */
  function retry({ navigationType, destination }: NavigateEvent): void {
    if (navigationType === 'traverse') navigation?.traverseTo(destination.key);
    else navigation?.navigate(destination.url);
  }

  function loadDocument(href: string): void {
    leftToBrowser = href;
    if (location.href === href) location.reload();
    else location.assign(href);
  }
}

/** The route of a navigation that a record can answer; `undefined` for what stays with the browser. */
function interceptable(event: NavigateEvent, target: URL, store: PageStore): string | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return undefined;
  if (event.formData || event.navigationType === 'reload') return undefined;
  const { site, page } = store.get();
  const path = target.origin === location.origin && withoutBase(target.pathname, site.base);
  if (!path || isAsset(path)) return undefined;
  const normalized = normalizePath(path);
  if (normalized === undefined) return undefined;
  // A change of the query alone is a new question to the same page: the browser asks it. The page for
  // lost addresses stands at any of them.
  const isOpen = [page.routePath, withoutBase(location.pathname, site.base) ?? '']
    .map(normalizePath)
    .includes(normalized);
  if (isOpen && event.navigationType !== 'traverse') return undefined;
  return canonicalRoute(normalized, path);
}

/** Folder indexes keep their slash, so that their record is found. */
function canonicalRoute(normalized: string, written: string): string {
  const isIndex = /\/(?:index(?:\.html)?)?$/i.test(written);
  return isIndex && !normalized.endsWith('/') ? `${normalized}/` : normalized;
}

/** A page is shown when it looks as it should. */
async function loadStyled(loading: Promise<LoadedPage>): Promise<LoadedPage> {
  const page = await loading;
  await loadPageStyles(page.record.styles ?? []);
  return page;
}

async function withProgress<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { dataset } = document.documentElement;
  const timer = setTimeout(() => {
    if (!signal.aborted) dataset.navigating = '';
  }, slowNavigation);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    delete dataset.navigating;
  }
}

/** Moves focus to the new page without scrolling, and announces its title. */
function announce(title: string): void {
  const heading =
    document.querySelector<HTMLElement>('#article h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
}

/** Fetches the record of a page that the reader is about to open: on hover, focus and touch of its link. */
export function startPrefetch({ store, records }: Pick<RouterOptions, 'store' | 'records'>): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    const { site, page } = store.get();
    const path = withoutBase(link.pathname, site.base);
    const normalized = path && !isAsset(path) ? normalizePath(path) : undefined;
    if (!path || !normalized || normalized === normalizePath(page.routePath)) return;
    // A failure is reported when the link is followed.
    records.load(canonicalRoute(normalized, path)).catch(() => {});
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onIntent, { passive: true });
  }
}
