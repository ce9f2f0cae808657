import { startTitleTooltips } from '#app/popup/title-tooltips.ts';

/** Shows what a badge means, by press as well: it does nothing else. */
export function start(): void {
  startTitleTooltips('.badge', ['hover', 'focus', 'click']);
}
