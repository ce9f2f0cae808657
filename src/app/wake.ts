/**
 * The first sign of a reader: until then, a page that is only read costs its HTML and its CSS.
 *
 * A scroll counts only once the page stands still, because going to a hash and
 * restoring a position scroll too.
 */
export function onFirstSign(wake: () => void): void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  const onSign = () => {
    controller.abort();
    wake();
  };
  for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin']) {
    addEventListener(sign, onSign, options);
  }
  afterLoad(() => addEventListener('scroll', onSign, options));
}

/** Milliseconds until something that failed is tried again, at the next sign. */
const pause = 2000;

/** Tries at the next sign of a reader what failed at this one. */
export function tryAgain(wake: () => void): void {
  setTimeout(() => onFirstSign(wake), pause);
}

function afterLoad(callback: () => void): void {
  const settle = () => setTimeout(callback, 300);
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}

/** Presses on controls that do nothing by themselves, held from the first paint until React can answer them. */
export interface HeldPresses {
  /** Stops holding, and gives every control that was pressed, once each. */
  release: () => HTMLElement[];
}

declare global {
  interface Window {
    heldPresses?: HeldPresses;
  }
}

/** Holds presses on `[data-wake]`; links, summaries and inputs work natively and are left alone. */
export function holdPresses(): HeldPresses {
  const held = new Set<HTMLElement>();
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-wake]');
    if (control) held.add(control);
  };
  addEventListener('click', onClick, true);
  return {
    release() {
      removeEventListener('click', onClick, true);
      return [...held].filter((control) => control.isConnected);
    },
  };
}
