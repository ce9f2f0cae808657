import { attributeOf, htmlTokens, isVoid } from './html-tokens.ts';
import { sectionHeight, sizeClasses } from './section-size.ts';

/** Pixels at the end of an article that are laid out at once: as much as a high window shows. */
const lastPixels = 1600;

/**
 * Makes each second-level heading and what follows it a section, which browsers need not lay out while
 * it is out of sight; its classes say about how high it is. The last ones have none, and are laid out: what
 * is at the end does not move away while one goes there.
 *
 * This is the last thing that is done to an article: whoever looks for headings in its text finds them
 * among the other blocks.
 *
 * <h2>Use</h2><p>…</p><h2>Next</h2>   →   <section class="…"><h2>Use</h2><p>…</p></section><section …
 */
export function withSections(article: string): string {
  let made = '';
  let rest = article;
  let below = 0;
  for (const { start, end } of sectionPlaces(article).reverse()) {
    const section = article.slice(start, end);
    const height = sectionHeight(section);
    const open = below < lastPixels ? '<section>' : `<section class="${sizeClasses(height)}">`;
    below += height.wide;
    made = `${open}${section}</section>${rest.slice(end)}${made}`;
    rest = rest.slice(0, start);
  }
  return rest + made;
}

interface SectionPlace {
  start: number;
  end: number;
}

/** Where the sections of the page's text are: headings within its components begin none. */
function sectionPlaces(article: string): SectionPlace[] {
  const places: SectionPlace[] = [];
  let depth = 0;
  let bodyDepth: number | undefined;
  let start: number | undefined;
  const endAt = (end: number) => {
    if (start !== undefined) places.push({ start, end });
    start = undefined;
  };

  for (const token of htmlTokens(article)) {
    if (token.type === 'open') {
      if (token.value === 'h2' && depth === bodyDepth) {
        endAt(token.start);
        start = token.start;
      }
      if (isVoid(token)) continue;
      depth++;
      if (token.value === 'div' && attributeOf(token, 'class') === 'body') bodyDepth = depth;
    } else if (token.type === 'close') {
      if (depth === bodyDepth) {
        endAt(token.start);
        bodyDepth = undefined;
      }
      depth--;
    }
  }
  return places;
}
