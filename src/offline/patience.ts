/** Waits for answers, until nothing has come for too long. */
export interface Patience {
  signal: AbortSignal;
  /** Something has come: waits anew. */
  renew: () => void;
  /** Nothing more is waited for. */
  end: () => void;
}

/** Milliseconds without any answer after which a network counts as lost. */
const longestSilence = 60_000;

/** @param outer ends the waiting as well */
export function patienceFor(outer?: AbortSignal): Patience {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, longestSilence);
  outer?.addEventListener('abort', stop);
  if (outer?.aborted) stop();
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(stop, longestSilence);
    },
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
