import { onArticle } from '../article.ts';

/** A popup while it is shown. */
export interface OpenPopup {
  kind: 'tooltip' | 'popover';
  trigger: HTMLElement;
  panel: HTMLElement;
  close: () => void;
  /** Moves to where the trigger is now. */
  follow: () => void;
}

/** In the order of opening: the last one is on top. */
const opened: OpenPopup[] = [];
let listening: AbortController | undefined;
let followsRoutes = false;

/** From now on a popup closes by Escape, a press elsewhere and another page, and follows its trigger. */
export function addOpen(popup: OpenPopup): void {
  if (popup.kind === 'tooltip') close(({ kind }) => kind === 'tooltip');
  opened.push(popup);
  listening ??= listen();
}

export function removeOpen(popup: OpenPopup): void {
  const index = opened.indexOf(popup);
  if (index >= 0) opened.splice(index, 1);
  if (opened.length > 0) return;
  listening?.abort();
  listening = undefined;
}

function close(isMeant: (popup: OpenPopup) => boolean): void {
  for (const popup of opened.filter(isMeant)) popup.close();
}

/** Only the document hears what happens outside of popups, and only while there are any. */
function listen(): AbortController {
  if (!followsRoutes) onArticle(() => close(() => true));
  followsRoutes = true;
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeTop(), options);
  document.addEventListener('pointerdown', closeBeside, options);
  let isAwaited = false;
  const onMove = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      for (const popup of opened) popup.follow();
    });
  };
  document.addEventListener('scroll', onMove, options);
  addEventListener('resize', onMove, options);
  return controller;
}

/** Closes what is on top; focus inside of it returns to where it came from. */
function closeTop(): void {
  const top = opened.at(-1);
  if (top?.panel.contains(document.activeElement)) top.trigger.focus();
  top?.close();
}

function closeBeside({ target }: Event): void {
  close(({ trigger, panel }) => {
    return target instanceof Node && !trigger.contains(target) && !panel.contains(target);
  });
}
