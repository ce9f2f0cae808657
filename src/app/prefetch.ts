import { isSamePath } from '#shared/url.ts';
import { prepareArticle } from './article.ts';
import { likelyRoutes } from './likely-routes.ts';
import type { PageStore } from './page-store.ts';
import { preloadPageStyles } from './page-styles.ts';
import type { RecordLoader } from './record-loader.ts';
import { routeOf } from './routes.ts';
import { whenIdle } from './scheduling.ts';

interface PrefetchOptions {
  store: PageStore;
  records: RecordLoader;
}

/** Bytes, as they travel, of what is fetched for each page that is opened, in case it is needed. */
const budget = 60_000;
/** How many characters of an article travel as one byte. */
const compression = 6;

/** Fetches records before they are asked for: of the link that a reader points at, and of the likeliest others. */
export function startPrefetch({ store, records }: PrefetchOptions): void {
  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const route = link && routeAhead(link, store);
    if (!route) return;
    // A failure is reported when the link is followed.
    records.load(route).then(prepare, () => {});
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onIntent, { passive: true });
  }
  // What was pointed at before there was anyone to notice.
  onIntent({ target: document.querySelector('a:hover') });

  const onPage = () => prefetchLikely({ store, records });
  store.subscribe(onPage);
  onPage();
}

function prepare({ record }: Awaited<ReturnType<RecordLoader['load']>>): void {
  preloadPageStyles(record.styles ?? []);
  prepareArticle(record.html);
}

/** Where a link leads, if that is another page of the site that opens here. */
function routeAhead(link: HTMLAnchorElement, store: PageStore): string | undefined {
  if (link.target || link.download) return undefined;
  const { site, page } = store.get();
  const route = routeOf(link, site.base);
  return route === undefined || isSamePath(route, page.routePath) ? undefined : route;
}

/** One after the other, when nothing else is done, for as long as the page is open and the budget lasts. */
async function prefetchLikely({ store, records }: PrefetchOptions): Promise<void> {
  const view = store.get();
  if (!isRoomy()) return;
  await whenIdle();
  const links = await linksInSight();
  const routes = likelyRoutes(
    view.page,
    links.map((link) => routeAhead(link, store)),
  );
  let left = budget;
  for (const route of routes) {
    if (records.has(route)) continue;
    await whenIdle();
    if (left <= 0 || store.get() !== view) return;
    left -= await records.load(route, 'low').then(
      ({ record }) => record.html.length / compression,
      // One that cannot be had ends it: so can no other.
      () => left,
    );
  }
}

/** Whether the network has room for what may not be needed, and its owner does not mind. */
function isRoomy(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** The links that can be seen, those of the text before those of the sidebar; found without a layout of its own. */
function linksInSight(): Promise<HTMLAnchorElement[]> {
  const links = ['#article', '#sidebar'].flatMap((place) => [
    ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]:not([href^="#"])`),
  ]);
  if (links.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((looks) => {
      observer.disconnect();
      const seen = looks.filter(({ isIntersecting }) => isIntersecting);
      resolve(seen.map(({ target }) => target as HTMLAnchorElement));
    });
    for (const link of links) observer.observe(link);
  });
}
