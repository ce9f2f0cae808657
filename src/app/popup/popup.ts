import { addOpen, type OpenPopup, removeOpen } from './open-popups.ts';
import { type Box, type Placing, place } from './place.ts';
import { listenToReader, type PopupTrigger } from './triggers.ts';
import { createVisibility, type Visibility } from './visibility.ts';

export interface PopupOptions extends Partial<Placing> {
  /** A tooltip describes its trigger, and is alone; a popover can hold anything. */
  kind: 'tooltip' | 'popover';
  triggers: readonly PopupTrigger[];
  /** What the panel stands beside, and what shows it under a pointer as well. Default: the trigger. */
  beside?: HTMLElement | null;
  /** Milliseconds that the pointer rests until it is shown. */
  showDelay?: number;
}

export interface Popup {
  /** Shows it at once, as if the reader had asked for it in this way. */
  show: Visibility['show'];
  /** The pointer was on the trigger before anybody listened. */
  enter: Visibility['enter'];
  /** Closes it, and listens no more. */
  destroy: () => void;
}

/** Shows a panel, which is a manual popover of the platform, beside what it belongs to. */
export function createPopup(
  trigger: HTMLElement,
  panel: HTMLElement,
  { kind, triggers, beside, showDelay, ...placing }: PopupOptions,
): Popup {
  const controller = new AbortController();
  const visibility = createVisibility({ show, hide, showDelay });
  const opened: OpenPopup = { kind, trigger, panel, close: visibility.close, follow };
  // A trigger that has been scrolled out of its container, or was taken away, has no panel.
  const sight = new IntersectionObserver((looks) => {
    if (!looks.at(-1)?.isIntersecting) visibility.close();
  });

  function follow() {
    const wanted = { side: 'bottom', align: 'center', offset: 4, ...placing } as const;
    moveBeside(beside ?? trigger, panel, wanted);
  }

  function show() {
    addOpen(opened);
    panel.showPopover();
    follow();
    sight.observe(trigger);
    tell(true);
  }

  function hide() {
    removeOpen(opened);
    sight.disconnect();
    // With the article that it stood in, the platform has closed it already.
    if (panel.matches(':popover-open')) panel.hidePopover();
    tell(false);
  }

  /** The accessible name. */
  function tell(isOpen: boolean) {
    if (kind === 'popover') trigger.setAttribute('aria-expanded', String(isOpen));
  }

  trigger.setAttribute(kind === 'tooltip' ? 'aria-describedby' : 'aria-controls', panel.id);
  tell(false);
  listenToReader({ trigger, panel, beside, visibility, signal: controller.signal }, triggers);
  return {
    show: visibility.show,
    enter: visibility.enter,
    destroy() {
      visibility.close();
      controller.abort();
    },
  };
}

function moveBeside(trigger: HTMLElement, panel: HTMLElement, placing: Placing): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { direction } = getComputedStyle(trigger);
  const { x, y, side } = place(
    boxOf(trigger, placing),
    panel.getBoundingClientRect(),
    { width, height },
    { ...placing, direction: direction === 'rtl' ? 'rtl' : 'ltr' },
  );
  panel.style.inset = `${y}px auto auto ${x}px`;
  panel.dataset.side = side;
}

/** Of words that are broken into two lines, the line that the panel is beside. */
function boxOf(trigger: HTMLElement, { side }: Placing): Box {
  const lines = trigger.getClientRects();
  return (side === 'top' ? lines[0] : lines[lines.length - 1]) ?? trigger.getBoundingClientRect();
}
