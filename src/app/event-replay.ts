/** Clicks on controls that need React, recorded from the first paint until it has hydrated them. */
export interface RecordedClicks {
  /** Stops recording; returns every control that was clicked, once each, for a replay. */
  take: () => HTMLElement[];
}

declare global {
  interface Window {
    recordedClicks?: RecordedClicks;
  }
}

/** Records clicks on `[data-replay]`; links, summaries and inputs work natively and are left alone. */
export function recordClicks(): RecordedClicks {
  const clicked = new Set<HTMLElement>();
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-replay]');
    if (control) clicked.add(control);
  };
  addEventListener('click', onClick, true);
  return {
    take() {
      removeEventListener('click', onClick, true);
      return [...clicked].filter((control) => control.isConnected);
    },
  };
}
