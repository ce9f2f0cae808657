import type { View } from './view.tsx';

/** The open page, outside of React: regions subscribe to it, the router sets it. */
export interface PageStore {
  get: () => View;
  set: (view: View) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPageStore(initial: View): PageStore {
  let view = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(next) {
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
