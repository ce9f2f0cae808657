/** Clicks on controls that need script, recorded from the first paint until that has hydrated them. */
export interface RecordedClicks {
  /** Whether a control below an element waits for its answer. */
  waitBelow: (root: Element) => boolean;
  /** Stops recording below an element; returns every control that was clicked there, once each, for a replay. */
  take: (root: HTMLElement) => HTMLElement[];
}

declare global {
  interface Window {
    recordedClicks?: RecordedClicks;
  }
}

/** Records clicks on `[data-replay]`; links, summaries and inputs work natively and are left alone. */
export function recordClicks(): RecordedClicks {
  const clicked = new Set<HTMLElement>();
  addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest<HTMLElement>('[data-replay]');
      if (control && !control.closest('[data-live]')) clicked.add(control);
    },
    true,
  );
  const below = (root: Element) => [...clicked].filter((control) => root.contains(control));
  return {
    waitBelow: (root) => below(root).length > 0,
    take(root) {
      root.dataset.live = '';
      const taken = below(root);
      for (const control of taken) clicked.delete(control);
      return taken;
    },
  };
}
