interface Extent {
  top: number;
  bottom: number;
}

/**
 * How far a scrolling box has to move so that an entry stands in its middle;
 * nothing where the entry can be seen, a little room around it included.
 */
export function scrollDistance(box: Extent, entry: Extent, room = 40): number {
  if (entry.top >= box.top + room && entry.bottom <= box.bottom - room) return 0;
  return (entry.top + entry.bottom - box.top - box.bottom) / 2;
}

/** Scrolls a box, and nothing around it, so that its marked entry can be seen. */
export function keepCurrentInView(box: Element | null): void {
  // Around its list, the drawer of small screens marks the section as well.
  const entry = box?.querySelector(':scope > ul [aria-current]');
  if (!box || !entry) return;
  const distance = scrollDistance(box.getBoundingClientRect(), entry.getBoundingClientRect());
  if (distance !== 0) box.scrollTop += distance;
}

/** The same for a box that is about to open, before it is painted. */
export function openAtCurrent(box: Element | null): void {
  requestAnimationFrame(() => keepCurrentInView(box));
}
