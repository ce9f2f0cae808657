import { onArticle } from './article.ts';

// Sections of an article that are out of sight are not laid out: they have the heights that the build
// has estimated. Another place would stand where the reader was, if those of an article that is shown again
// were not the ones that it had.

/** Heights of the sections of pages that were left, by the keys of their history entries. */
const left = new Map<string, number[]>();

/** Lets pages that the reader comes back to be as high as they were. */
export function startSectionSizes(): void {
  if (!('navigation' in window)) return;
  let arriving = '';
  navigation.addEventListener('navigate', ({ destination }) => {
    const { currentEntry } = navigation;
    if (currentEntry) left.set(currentEntry.key, sectionHeights());
    arriving = destination.key;
  });
  onArticle(() => keepSectionHeights(left.get(arriving) ?? []));
}

/** How high the sections of the article are now, in pixels; of their content, without the padding. */
export function sectionHeights(): number[] {
  return sections().map((section) => {
    const { paddingBlockStart } = getComputedStyle(section);
    return section.getBoundingClientRect().height - Number.parseFloat(paddingBlockStart);
  });
}

/** Has the sections keep heights until they are laid out. */
export function keepSectionHeights(heights: readonly number[]): void {
  sections().forEach((section, index) => {
    const height = heights[index];
    if (height) section.style.containIntrinsicBlockSize = `auto ${height}px`;
  });
}

function sections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#article .body > section')];
}
