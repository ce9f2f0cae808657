/** How a popup came to be shown: a press after a look keeps it, a second press closes it. */
type Reason = 'hover' | 'focus' | 'press';

interface VisibilityOptions {
  show: () => void;
  hide: () => void;
  /** Milliseconds that the pointer rests until it is shown. */
  showDelay?: number;
}

/** What a reader does that a popup may answer. */
export interface Visibility {
  /** The pointer has come to the trigger or the panel. */
  enter: () => void;
  leave: () => void;
  press: () => void;
  /** Shows it at once, if it is not shown yet. */
  show: (why: Reason) => void;
  close: () => void;
}

/** Milliseconds until a popup follows the pointer, in and out. */
const hoverDelay = 100;

/** Decides when a popup is shown: the pointer's ways with a delay, everything else at once. */
export function createVisibility({
  show,
  hide,
  showDelay = hoverDelay,
}: VisibilityOptions): Visibility {
  let reason: Reason | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: Reason | undefined) => {
    clearTimeout(timer);
    const wasOpen = reason !== undefined;
    reason = next;
    if (next && !wasOpen) show();
    if (!next && wasOpen) hide();
  };
  const later = (next: Reason | undefined, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => become(next), delay);
  };

  return {
    enter: () => later(reason ?? 'hover', showDelay),
    // What focus shows stays with it.
    leave: () => later(reason === 'focus' ? 'focus' : undefined, hoverDelay),
    press: () => become(reason === 'press' ? undefined : 'press'),
    show: (why) => become(reason ?? why),
    close: () => become(undefined),
  };
}
