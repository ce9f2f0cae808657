import { keepSectionHeights, sectionHeights } from './section-sizes.ts';

/** Makes a change to the page that leaves the reader where he is, with what he has opened and closed. */
export function keepPlace(change: () => void): void {
  const { scrollX, scrollY } = window;
  const before = disclosures();
  const heights = sectionHeights();
  change();
  keepSectionHeights(heights);
  for (const [name, details] of disclosures()) {
    const known = before.get(name);
    if (known) details.open = known.open;
  }
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/** What folds in the article, by its summary; of several with the same one, by their order. */
function disclosures(): Map<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>();
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#article details')) {
    const summary = details.querySelector('summary')?.textContent ?? '';
    let name = summary;
    for (let count = 2; found.has(name); count++) name = `${summary} ${count}`;
    found.set(name, details);
  }
  return found;
}
