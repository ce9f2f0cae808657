import {
  type DevPageInfo,
  type DevState,
  devStateEvent,
  devStatePath,
  type PageRevision,
} from '#shared/dev-state.ts';
import { normalizePath, withBase, withoutBase } from '#shared/url.ts';
import { showArticle } from './article.ts';
import { createOverlay } from './dev-overlay.ts';
import { keepPlace } from './dev-place.ts';
import { showStyles } from './dev-styles.ts';
import { showDocument } from './document.ts';
import type { PageStore } from './page-store.ts';
import type { LoadedPage, RecordLoader } from './records.ts';

interface DevClientOptions {
  store: PageStore;
  records: RecordLoader;
}

/**
 * Keeps the open page as it was last saved, without loading it again. Only in the dev server.
 *
 * The server sends the state of the whole site; what differs from the page is fetched and shown.
 */
export function startDevClient({ store, records }: DevClientOptions): void {
  const overlay = createOverlay();
  let latest: DevState | undefined;

  function receive(state: DevState): void {
    if (latest && state.version <= latest.version) return;
    if (latest && state.config !== latest.config) location.reload();
    latest = state;
    records.forget();
    showStyles(state.styles);
    overlay.show(state.problems, `content/${store.get().page._relativePath}`);
    catchUp();
  }

  async function catchUp(): Promise<void> {
    const { page, site } = store.get();
    if (!latest) return;
    const route = page.pageType === '404' ? askedRoute(latest, site.base) : page.routePath;
    if (page.pageType === '404' && !route) return;
    const saved = latest.pages[route ?? ''];
    // The page is gone, or one has appeared where none was.
    if (!saved || page.pageType === '404') return location.reload();
    const { revision } = page as DevPageInfo;
    if (!revision || isSame(saved, revision)) return;

    // A failure means that it was saved again meanwhile: the next state is on its way.
    const loaded = await records.load(page.routePath).catch(() => undefined);
    if (!loaded || store.get().page !== page) return;
    const now = (loaded.record as LoadedPage['record'] & DevPageInfo).revision;
    latest.pages[page.routePath] = now;
    show(loaded, now.article !== revision.article);
  }

  function show({ record, site }: LoadedPage, isNewArticle: boolean): void {
    const { html, ...page } = record;
    keepPlace(() => {
      if (isNewArticle) showArticle(html);
      showDocument(page, site);
      store.set({ page, site });
    });
  }

  // A page that was asked for before it was saved may arrive after.
  store.subscribe(catchUp);
  import.meta.webpackHot?.on(devStateEvent, receive);
  fetch(withBase(devStatePath, store.get().site.base))
    .then((response) => response.json())
    .then(receive);
}

function isSame(a: PageRevision, b: PageRevision): boolean {
  return a.article === b.article && a.page === b.page;
}

/** The page that the address names, if there is one by now. */
function askedRoute({ pages }: DevState, base: string): string | undefined {
  const path = normalizePath(withoutBase(location.pathname, base) ?? '');
  return Object.keys(pages).find((route) => normalizePath(route) === path);
}

declare global {
  interface ImportMeta {
    /** Of the dev server's bundles alone. */
    readonly webpackHot?: { on: (event: string, callback: (data: DevState) => void) => void };
  }
}
