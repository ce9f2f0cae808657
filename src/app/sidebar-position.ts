/** Scrolls the sidebar, and nothing else, until the entry of the open page is in view. */
export function revealActiveEntry(): void {
  const entry = document.querySelector<HTMLElement>(
    '[data-region="sidebar"] [aria-current="page"]',
  );
  let scroller = entry?.parentElement;
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  if (!entry || !scroller || scroller === document.documentElement) return;
  const { top, height } = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && top + height <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - (frame.height - height) / 2;
}

function isScroller(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'visible'
  );
}
