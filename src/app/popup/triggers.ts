import { onLongPress } from './long-press.ts';
import type { Visibility } from './visibility.ts';

/** What shows a popup. `longpress` is a finger that rests; `contextmenu` takes the browser's own away. */
export type PopupTrigger = 'hover' | 'focus' | 'click' | 'contextmenu' | 'longpress';

interface PopupParts {
  trigger: HTMLElement;
  panel: HTMLElement;
  beside?: HTMLElement | null | undefined;
  visibility: Visibility;
  signal: AbortSignal;
}

const listeners: Record<PopupTrigger, (parts: PopupParts) => void> = {
  hover({ trigger, panel, beside, visibility, signal }) {
    // A finger has no way to rest over something: its press is a click.
    const unlessTouch = (answer: () => void) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') answer();
    };
    for (const part of beside ? [trigger, panel, beside] : [trigger, panel]) {
      part.addEventListener('pointerenter', unlessTouch(visibility.enter), { signal });
      part.addEventListener('pointerleave', unlessTouch(visibility.leave), { signal });
    }
  },
  focus({ trigger, visibility, signal }) {
    const onFocus = () => trigger.matches(':focus-visible') && visibility.show('focus');
    trigger.addEventListener('focusin', onFocus, { signal });
  },
  click({ trigger, visibility, signal }) {
    trigger.addEventListener('click', visibility.press, { signal });
  },
  contextmenu({ trigger, visibility, signal }) {
    const onMenu = (event: Event) => {
      event.preventDefault();
      visibility.press();
    };
    trigger.addEventListener('contextmenu', onMenu, { signal });
  },
  longpress({ trigger, visibility, signal }) {
    onLongPress(trigger, { held: () => visibility.show('press'), signal });
  },
};

/** Shows a popup as the reader asks for it, and closes it when focus goes elsewhere. */
export function listenToReader(parts: PopupParts, triggers: readonly PopupTrigger[]): void {
  const { trigger, panel, visibility, signal } = parts;
  for (const name of triggers) listeners[name](parts);
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node)) return;
    if (!trigger.contains(relatedTarget) && !panel.contains(relatedTarget)) visibility.close();
  };
  for (const part of [trigger, panel]) part.addEventListener('focusout', onLeave, { signal });
}
