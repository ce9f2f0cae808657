import { useEffect, useRef } from 'react';
import { useView } from '#app/view.tsx';

/** Calls back after the page has changed, never on the first one. */
export function useRouteChange(changed: () => void): void {
  const { routePath } = useView().page;
  const shown = useRef(routePath);
  // Follows the router: what is open on one page must not stay open over the next.
  useEffect(() => {
    if (shown.current === routePath) return;
    shown.current = routePath;
    changed();
  });
}
