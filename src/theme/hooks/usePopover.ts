import { useEffect, useState } from 'react';
import { useRouteChange } from './useRouteChange.ts';

/**
 * Watches a popover that HTML opens and closes by itself, and closes it where HTML does not.
 *
 * @param id of the element, which may stand in another region
 * @param closesAt width of the window, in pixels, from which on the element is no popover
 * @returns whether it is open; `undefined` until React has hydrated, when the browser alone knows
 */
export function usePopover(id: string, closesAt: number): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>();
  useRouteChange(() => closePopover(id));

  // The element may be rendered later than its button, so its event is heard at the document.
  useEffect(() => {
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (target instanceof Element && target.id === id) setOpen(newState === 'open');
    };
    document.addEventListener('toggle', onToggle, true);
    setOpen(document.getElementById(id)?.matches(':popover-open') ?? false);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [id]);

  // An open popover that has become part of the page would close at the next click beside it.
  useEffect(() => {
    const wide = matchMedia(`(width >= ${closesAt}px)`);
    const onChange = () => wide.matches && closePopover(id);
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [id, closesAt]);

  return isOpen;
}

/** Closes a popover if it is open. */
export function closePopover(id: string): void {
  const element = document.getElementById(id);
  if (element?.matches(':popover-open')) element.hidePopover();
}
