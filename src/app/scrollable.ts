/**
 * Lets elements be tabbed to, to be scrolled by keys, only while they are larger than their place.
 *
 * @param settled told of each element whose size or place has changed
 * @returns watches these elements, and no others any more
 */
export function watchScrollable(
  settled: (element: HTMLElement, overflows: boolean) => void = () => {},
): (elements: Iterable<HTMLElement>) => void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before any is changed: in turns, each would be laid out anew.
    const measured = entries.map(({ target }) => ({
      element: target as HTMLElement,
      overflows:
        target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight,
    }));
    for (const { element, overflows } of measured) {
      settled(element, overflows);
      if (overflows) element.tabIndex = 0;
      // Taken away under the reader, it would take the focus along.
      else if (element !== document.activeElement) element.removeAttribute('tabindex');
    }
  });
  return (elements) => {
    observer.disconnect();
    for (const element of elements) observer.observe(element);
  };
}
