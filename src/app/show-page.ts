import { layoutOf } from '#shared/layout.ts';
import { showArticle } from './article.ts';
import { showHead, showRoot } from './document.ts';
import { applySwitches } from './document-switches.ts';
import { dismissNotice } from './notices.ts';
import type { PageStore } from './page-store.ts';
import type { LoadedPage } from './record-loader.ts';
import { afterPaint } from './scheduling.ts';
import type { View } from './view.tsx';

let latest: LoadedPage | undefined;

/**
 * Shows a page in place of the open one.
 *
 * Who goes to the top of a page that looks like this one reads it first: what stands around it follows
 * after the first paint. Where the browser scrolls to a place that depends on all of it, all is shown at once.
 */
export async function showPage(
  loaded: LoadedPage,
  { event, store }: { event: NavigateEvent; store: PageStore },
): Promise<void> {
  latest = loaded;
  const { site } = loaded;
  const { html, ...page } = loaded.record;
  const target = new URL(event.destination.url);
  dismissNotice('offline');
  // It spoke of the page that the reader arrived at.
  document.getElementById('redirect-notice')?.remove();

  showArticle(html);
  showRoot(page, site);
  applySwitches(target.search);
  const showRest = () => {
    showHead(page, site);
    store.set({ page, site });
  };
  if (isAtTop(event, target) && isSameFrame(store.get(), { page, site })) {
    announce(page.headTitle);
    if (!event.signal.aborted) event.scroll();
    await afterPaint();
    // Unless another page was shown meanwhile.
    if (latest === loaded) showRest();
  } else {
    showRest();
    announce(page.headTitle);
  }
}

function isAtTop({ navigationType }: NavigateEvent, { hash }: URL): boolean {
  return navigationType !== 'traverse' && hash === '';
}

/** Whether everything around the article keeps its place. */
function isSameFrame(before: View, after: View): boolean {
  const frameOf = ({ page, site }: View) =>
    JSON.stringify([page.lang, page.version, page.pageType, layoutOf(page, site)]);
  return frameOf(before) === frameOf(after);
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
