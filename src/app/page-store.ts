import type { View } from './view.tsx';

/** The open page, outside of React: regions subscribe to it, the router sets it. */
export interface PageStore {
  /** What the document was rendered with: what a region hydrates as, whatever is shown meanwhile. */
  first: View;
  get: () => View;
  /** Everyone who listens has answered when it returns. */
  set: (view: View) => void;
  subscribe: (listener: () => void) => () => void;
  /** Wraps the call of the listeners, as React's `flushSync` does. */
  commitBy: (commit: (update: () => void) => void) => void;
}

export function createPageStore(first: View): PageStore {
  let view = first;
  let commit = (update: () => void) => update();
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => view,
    set(next) {
      view = next;
      commit(() => {
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    commitBy(next) {
      commit = next;
    },
  };
}
