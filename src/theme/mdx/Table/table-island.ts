import { watchScrollable } from '#app/scrollable.ts';

const watch = watchScrollable();

/** Tables are scrolled by keys where they are too large for their place. */
export function show(article: HTMLElement): void {
  watch(article.querySelectorAll<HTMLElement>('.table'));
}
