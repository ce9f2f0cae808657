import type { SiteData } from '#shared/site.ts';

/** Least time between two looks at the scroll position, in milliseconds. */
const throttle = 200;

/**
 * Hides the navigation bar while the reader scrolls down, however it is done: wheel, keys, scrollbar, touch.
 *
 * `auto` shows it again on scrolling up and at the top; `always` at the top alone.
 */
export function startNavbarHiding(mode: () => SiteData['hideNavbar']): void {
  let last = scrollY;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const { dataset } = document.documentElement;
    const hidden = isHidden(mode(), last, scrollY);
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
}

/** Whether the bar goes, comes, or (undefined) stays as it is. */
export function isHidden(
  mode: SiteData['hideNavbar'],
  before: number,
  now: number,
): boolean | undefined {
  if (mode === 'never' || now <= 0) return false;
  if (mode === 'always') return true;
  return now === before ? undefined : now > before;
}
