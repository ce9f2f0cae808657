import { useEffect } from 'react';

/** Keeps a sheet above the keyboard of a phone, which covers the page without making it smaller. */
export function useVisibleHeight(sheet: HTMLElement): void {
  // What the keyboard leaves of the window is known to the browser alone.
  useEffect(() => {
    const { visualViewport: view } = window;
    if (!view) return;
    const adapt = () => sheet.style.setProperty('--visible', `${view.height}px`);
    adapt();
    view.addEventListener('resize', adapt);
    return () => view.removeEventListener('resize', adapt);
  }, [sheet]);
}
