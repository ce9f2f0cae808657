let observer: ResizeObserver | undefined;

/** Tables can be tabbed to, to be scrolled by keys, only while they are larger than their place. */
export function show(article: HTMLElement): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) settle(target);
  });
  for (const table of article.querySelectorAll('.table')) observer.observe(table);
}

function settle(table: Element): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = table;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) table.setAttribute('tabindex', '0');
  else table.removeAttribute('tabindex');
}
