import { startTitleTooltips } from '#app/popup/title-tooltips.ts';

/** Shows what a word of the glossary means, without leaving the page; a press follows the link. */
export function start(): void {
  startTitleTooltips('.term', ['hover', 'focus', 'longpress']);
}
