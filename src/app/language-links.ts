import { headingTop } from './heading-top.ts';

/** How far below the top of the window a heading counts as being read, in pixels: just under the bar. */
const readingLine = 96;

/**
 * Lets links to the page's other languages take along the query and the place in the text, and reports the
 * place alone: they end in the page's address.
 *
 * Without a hash, that is the heading being read: ids are the same in every language.
 */
export function carryPlaceAcrossLanguages(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[data-language], a[data-report]');
      if (!link) return;
      const plain = link.href;
      const { hash, search } = location;
      if (link.dataset.language) {
        link.search = search;
        link.hash = hash || headingBeingRead();
      } else link.href += encodeURIComponent(headingBeingRead() || hash);
      // The browser reads the address when the event is over; after that it is plain again.
      setTimeout(() => (link.href = plain));
    },
    true,
  );
}

function headingBeingRead(): string {
  const headings = [...document.querySelectorAll('#article :is(h2, h3, h4)[id]')];
  const passed = headings.filter((heading) => headingTop(heading) < readingLine);
  const id = passed.at(-1)?.id;
  return id === undefined ? '' : `#${encodeURIComponent(id)}`;
}
