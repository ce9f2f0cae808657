import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPopup, type Popup, type PopupOptions } from '#app/popup/popup.ts';
import { nextIndex } from './next-index.ts';

/**
 * The behavior of a button with a panel: a popup in which the arrow keys move focus. A link before
 * the button is its name, and leads to a page of its own.
 *
 * @returns for the element that has the two as its children
 */
export function useMenu({
  align,
  outset,
}: Required<Pick<PopupOptions, 'align' | 'outset'>>): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);

  // The popup listens to the browser itself, for as long as the elements are there.
  useLayoutEffect(() => {
    const { current: menu } = root;
    const button = menu?.querySelector<HTMLElement>(':scope > button');
    const panel = menu?.querySelector<HTMLElement>(':scope > [popover]');
    if (!menu || !button || !panel) return;
    const popup = createPopup(button, panel, {
      kind: 'popover',
      beside: menu.querySelector<HTMLElement>(':scope > a'),
      triggers: ['hover', 'click'],
      // The distance is the panel's own: the pointer is never between the two.
      offset: 0,
      align,
      outset,
    });
    const onKey = (event: KeyboardEvent) => moveFocus(event, menu, popup);
    menu.addEventListener('keydown', onKey);
    // Until React hydrated, CSS showed the panel under pointer and focus: it must not vanish now.
    if (menu.matches(':is(:hover, :focus-within)')) popup.show('hover');
    return () => {
      menu.removeEventListener('keydown', onKey);
      popup.destroy();
    };
  }, [align, outset]);

  return root;
}

/** Some entries are there for narrow bars alone. */
function isOffered({ parentElement }: HTMLElement): boolean {
  return !parentElement || getComputedStyle(parentElement).display !== 'none';
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement, popup: Popup): void {
  // The button and what the panel offers, in order.
  const items = [
    ...menu.querySelectorAll<HTMLElement>(':scope > button, [popover] :is(a, button)'),
  ].filter(isOffered);
  const { activeElement } = document;
  const isOnName = activeElement?.matches('a') && activeElement.parentElement === menu;
  const current = isOnName ? 0 : items.indexOf(activeElement as HTMLElement);
  const next = nextIndex(event.key, current, items.length);
  if (next === undefined) return;
  event.preventDefault();
  popup.show('press');
  items[next]?.focus();
}
