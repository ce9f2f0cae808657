import { createPopup, type Popup } from './popup.ts';
import type { PopupTrigger } from './triggers.ts';

/** What a reader does on the way to an element; each comes before the sign that shows a tooltip. */
const approaches = ['pointerover', 'pointerdown', 'focusin', 'click'];

let count = 0;

/**
 * Gives elements of the article a tooltip for what they say in `title`. The title serves
 * until the reader comes near: without script it is all there is.
 */
export function startTitleTooltips(selector: string, triggers: readonly PopupTrigger[]): void {
  const titled = `${selector}[title]`;
  const onApproach = ({ target }: Event) => {
    const trigger = target instanceof Element && target.closest<HTMLElement>(titled);
    if (trigger) replaceTitle(trigger, triggers);
  };
  // On the event's way down: the tooltip, listening from now on, answers it as well.
  for (const name of approaches)
    document.addEventListener(name, onApproach, { capture: true, passive: true });
  // The sign that fetched this script has been there before.
  for (const [state, why] of [
    [':hover', 'hover'],
    [':focus-visible', 'focus'],
  ] as const) {
    const trigger = document.querySelector<HTMLElement>(titled + state);
    if (trigger) replaceTitle(trigger, triggers).show(why);
  }
}

function replaceTitle(trigger: HTMLElement, triggers: readonly PopupTrigger[]): Popup {
  const panel = document.createElement('div');
  panel.id = `tooltip-${++count}`;
  panel.role = 'tooltip';
  panel.className = 'popup';
  panel.popover = 'manual';
  panel.textContent = trigger.title;
  trigger.removeAttribute('title');
  // There it goes away together with its trigger.
  trigger.closest('article')?.append(panel);
  return createPopup(trigger, panel, { kind: 'tooltip', triggers, side: 'top' });
}
