import { nextTask, whenIdle } from './scheduling.ts';

/**
 * Hydrates the regions one after the other, each in a task of its own: where the reader is first, the
 * others when the browser is idle. What was clicked in a region is answered as soon as that is live.
 *
 * @param hydrate resolves when the region answers
 */
export async function hydrateInTurn(
  hydrate: (region: HTMLElement) => Promise<void>,
): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  while (waiting.length > 0) {
    await (attended(waiting) ? nextTask() : whenIdle());
    // Meanwhile the reader may have gone elsewhere.
    const region = attended(waiting) ?? (waiting[0] as HTMLElement);
    waiting.splice(waiting.indexOf(region), 1);
    await hydrate(region);
    answerClicks(region);
  }
}

/** From now on what is clicked below an element is answered at once; what was clicked before is answered now. */
export function answerClicks(root: HTMLElement): void {
  for (const control of window.recordedClicks?.take(root) ?? []) control.click();
}

/** The region where something was clicked, else the one that has the focus, else the one under the pointer. */
function attended(regions: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    regions.find((region) => window.recordedClicks?.waitBelow(region)) ??
    regions.find((region) => region.contains(document.activeElement)) ??
    regions.find((region) => region.matches(':hover'))
  );
}
