// What of the shell needs React: loaded with the rest of it, and evaluated after React is.

import {
  type ReactNode,
  StrictMode,
  startTransition,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageStore } from '#app/page-store.ts';
import { ViewProvider } from '#app/view.tsx';
import { Search } from '#theme/components/Search/Search.tsx';
import { type RegionName, regions } from '#theme/regions.ts';

export { stringsOf } from '#theme/strings/stringsOf.ts';

const loadSearch = () => import(/* webpackChunkName: 'search' */ './search.tsx');

/** The regions, with what only a browser can do. */
const liveRegions = { ...regions, search: () => <Search load={loadSearch} /> };

/**
 * Makes a function that hydrates one region, a root of its own: what goes wrong in it stays in it.
 *
 * @returns a function whose promise resolves with the commit
 */
export function regionHydrator(store: PageStore): (container: HTMLElement) => Promise<void> {
  store.commitBy(flushSync);
  return (container) => hydrateRegion(container, store);
}

function hydrateRegion(container: HTMLElement, store: PageStore): Promise<void> {
  const name = container.dataset.region as RegionName;
  const Region = liveRegions[name];
  return new Promise((resolve) => {
    // As a transition it is rendered in slices, and what a reader does comes between them.
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <Connected store={store} onCommit={resolve}>
            <Region />
          </Connected>
        </StrictMode>,
        {
          identifierPrefix: `${name}-`,
          onRecoverableError: (error) => console.warn(error),
          // A region that cannot be rendered at all must not keep the others from being ready.
          onUncaughtError(error) {
            console.error(error);
            resolve();
          },
        },
      );
    });
  });
}

interface ConnectedProps {
  store: PageStore;
  onCommit: () => void;
  children: ReactNode;
}

function Connected({ store, onCommit, children }: ConnectedProps) {
  // Another page may have been opened before the region is hydrated; its HTML is that of the first.
  const view = useSyncExternalStore(store.subscribe, store.get, () => store.first);
  // Clicks that were recorded are answered when the region's handlers are there, which is now.
  useEffect(onCommit, [onCommit]);
  return <ViewProvider view={view}>{children}</ViewProvider>;
}
