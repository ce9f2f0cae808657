import { useEffect, useRef } from 'react';
import { useView } from '#app/view.tsx';

/** Calls back after the page has changed, never on the first one. */
export function useRouteChange(changed: () => void): void {
  useChange(useView().page.routePath, changed);
}

/** Calls back after another page has taken the place of this one; its translation is the same page. */
export function usePageChange(changed: () => void): void {
  const { path, version } = useView().page;
  useChange(`${version} ${path}`, changed);
}

function useChange(value: string, changed: () => void): void {
  const shown = useRef(value);
  // Follows the router: what is open on one page must not stay open over the next.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    changed();
  });
}
