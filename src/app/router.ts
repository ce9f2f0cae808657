import { isSamePath, withoutBase } from '#shared/url.ts';
import { dismissNotice, showNotice } from './notices.ts';
import type { PageStore } from './page-store.ts';
import { loadPageStyles } from './page-styles.ts';
import { type LoadedPage, RecordError, type RecordLoader } from './record-loader.ts';
import { routeOf } from './routes.ts';
import { whenIdle } from './scheduling.ts';
import { showPage } from './show-page.ts';

/** Strings that the router announces. */
interface RouterTexts {
  offline: string;
  retry: string;
}

export interface RouterOptions {
  store: PageStore;
  records: RecordLoader;
  /** Undefined until there is something that shows notices. */
  texts: () => RouterTexts | undefined;
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
    const failed = (error: unknown) => {
      if (event.signal.aborted) return;
      console.error(error);
      const words = texts();
      if (words && error instanceof RecordError && error.reason === 'offline')
        offerRetry(words, () => retry(event));
      else loadDocument(target.href);
    };
    const options: NavigationInterceptOptions = {
      focusReset: 'manual',
      handler: async () => {
        await showPage(await page, { event, store });
        rememberFirst();
      },
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

  /** The page that was opened first has no record yet, and Back may ask for it without a network. */
  async function rememberFirst(): Promise<void> {
    await whenIdle();
    records.load(store.first.page.routePath, 'low').catch(() => {});
  }

  function offerRetry({ offline, retry: text }: RouterTexts, again: () => void): void {
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
  const route = routeOf(target, site.base);
  if (route === undefined) return undefined;
  // A change of the query alone is a new question to the same page: the browser asks it. The page for
  // lost addresses stands at any of them.
  const open = [page.routePath, withoutBase(location.pathname, site.base) ?? ''];
  const isOpen = open.some((path) => isSamePath(path, route));
  return isOpen && event.navigationType !== 'traverse' ? undefined : route;
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
