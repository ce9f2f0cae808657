import { attributeOf, htmlTokens, isVoid } from './html-tokens.ts';
import { sizeClasses } from './section-size.ts';

/**
 * Makes each second-level heading and what follows it a section, which browsers need not lay out while
 * it is out of sight; its classes say about how high it is.
 *
 * This is the last thing that is done to an article: whoever looks for headings in its text finds them
 * among the other blocks.
 *
 * <h2>Use</h2><p>…</p><h2>Next</h2>   →   <section class="…"><h2>Use</h2><p>…</p></section><section …
 */
export function withSections(article: string): string {
  let made = '';
  let done = 0;
  for (const { start, end } of sectionPlaces(article)) {
    const section = article.slice(start, end);
    made += `${article.slice(done, start)}<section class="${sizeClasses(section)}">${section}</section>`;
    done = end;
  }
  return made + article.slice(done);
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
