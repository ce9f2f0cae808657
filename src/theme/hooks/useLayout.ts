import { useView } from '#app/view.tsx';
import { type Layout, layoutOf } from '#shared/layout.ts';

/** Which parts of the shell the open page has. */
export function useLayout(): Layout {
  const { page, site } = useView();
  return layoutOf(page, site);
}
