import {
  type DevPageInfo,
  type DevState,
  devStateEvent,
  devStatePath,
  type PageRevision,
} from '#shared/dev-state.ts';
import type { PageRecord } from '#shared/page.ts';
import { normalizePath, withBase, withoutBase } from '#shared/url.ts';
import { showArticle } from './article.ts';
import { createOverlay } from './dev-overlay.ts';
import { keepPlace } from './dev-place.ts';
import { showStyles } from './dev-styles.ts';
import { showDocument } from './document.ts';
import type { PageStore } from './page-store.ts';
import { loadPageStyles } from './page-styles.ts';
import type { RecordLoader } from './record-loader.ts';

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

  function catchUp(): void {
    const { page, site } = store.get();
    if (!latest) return;
    const saved = latest.pages[page.routePath];
    const isLost = page.pageType === '404' && !saved;
    if (isLost ? hasAppeared(latest, site.base) : !saved) location.reload();
    if (saved && !isSame(saved, (page as DevPageInfo).revision)) replace(page as DevPageInfo);
  }

  async function replace(page: DevPageInfo): Promise<void> {
    // A failure means that it was saved again meanwhile: the next state is on its way.
    const loaded = await records.load(page.routePath).catch(() => undefined);
    const isOpen = () => store.get().page === page;
    if (!loaded || !latest || !isOpen()) return;
    const { html, ...next } = loaded.record as PageRecord & DevPageInfo;
    latest.pages[page.routePath] = next.revision;
    await loadPageStyles(next.styles ?? []);
    if (next.revision.article !== page.revision.article) {
      keepPlace(() => showArticle(html));
      // The writer sees the text before React begins with what is around it.
      await painted();
      if (!isOpen()) return;
    }
    showDocument(next, loaded.site);
    store.set({ page: next, site: loaded.site });
  }

  // A page that was asked for before it was saved may arrive after.
  store.subscribe(catchUp);
  import.meta.webpackHot?.on(devStateEvent, receive);
  fetch(withBase(devStatePath, store.get().site.base))
    .then((response) => response.json())
    .then(receive);
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function isSame(a: PageRevision, b: PageRevision): boolean {
  return a.article === b.article && a.page === b.page;
}

/** Whether there is a page by now where none was. */
function hasAppeared({ pages }: DevState, base: string): boolean {
  const path = normalizePath(withoutBase(location.pathname, base) ?? '');
  return Object.keys(pages).some((route) => normalizePath(route) === path);
}

declare global {
  interface ImportMeta {
    /** Of the dev server's bundles alone. */
    readonly webpackHot?: { on: (event: string, callback: (data: DevState) => void) => void };
  }
}
