import { isSamePath } from '#shared/url.ts';
import { prepareArticle } from './article.ts';
import type { PageStore } from './page-store.ts';
import { preloadPageStyles } from './page-styles.ts';
import type { RecordLoader } from './records.ts';
import { routeOf } from './routes.ts';

interface PrefetchOptions {
  store: PageStore;
  records: RecordLoader;
}

/** Fetches records before they are asked for: of the link that a reader points at. */
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
