import type { SiteData } from '#shared/site.ts';
import type { PageStore } from './page-store.ts';

/** Least time between two looks at the scroll position, in milliseconds. */
const throttle = 200;

/**
 * Hides the navigation bar while the reader scrolls down, however it is done: wheel, keys, scrollbar, touch.
 *
 * It is shown again on scrolling up, at the top, and on another page. Where the browser scrolls by
 * itself, to where the reader has been or to the top of another page, nothing is hidden.
 */
export function startNavbarHiding(store: PageStore): void {
  const { dataset } = document.documentElement;
  let last = scrollY;
  let isWaiting = false;
  let isNavigating = false;
  const look = () => {
    isWaiting = false;
    if (isNavigating) return;
    const hidden = isHidden(store.get().site.hideNavbar, last, scrollY);
    if (hidden === true) dataset.navHidden = '';
    if (hidden === false) delete dataset.navHidden;
    last = scrollY;
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, throttle);
  };
  addEventListener('scroll', onScroll, { passive: true });

  let shown = store.get().page.routePath;
  store.subscribe(() => {
    const { routePath } = store.get().page;
    if (routePath !== shown) delete dataset.navHidden;
    shown = routePath;
  });
  watchNavigation((isUnderWay) => {
    isNavigating = isUnderWay;
    last = scrollY;
  });
}

/** Tells when the browser may scroll by itself. A heading that the reader goes to is scrolled to by the reader. */
function watchNavigation(changed: (isUnderWay: boolean) => void): void {
  const navigation = (window as { navigation?: Navigation }).navigation;
  if (!navigation) return;
  navigation.addEventListener('navigate', ({ navigationType, hashChange }) => {
    if (navigationType === 'traverse' || !hashChange) changed(true);
  });
  // The scroll position is restored when the page is there; its event comes in the next frame.
  const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => changed(false)));
  for (const end of ['navigatesuccess', 'navigateerror'] as const) {
    navigation.addEventListener(end, settle);
  }
}

/** Whether the bar goes, comes, or (undefined) stays as it is. */
export function isHidden(
  mode: SiteData['hideNavbar'],
  before: number,
  now: number,
): boolean | undefined {
  if (mode !== 'auto' || now <= 0) return false;
  return now === before ? undefined : now > before;
}
