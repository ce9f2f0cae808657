import type { Heading } from '../page.ts';
import type { SearchDocument } from '../search-document.ts';
import { type FoldedText, foldedText } from './fold.ts';
import type { SearchTerms } from './search-terms.ts';

/** A part of a page: from its heading, or its row of a table, to the next one. */
export interface Section {
  /** Undefined above the first heading. */
  id?: string;
  heading: FoldedText;
  /** Whether it is a row of a table. */
  isRow: boolean;
  /** Titles from the page's down to its own. */
  path: string[];
  /** The section that it is a part of. */
  above?: number;
  /** Where it stands in the page's text, without its heading. */
  start: number;
  end: number;
}

/** A page, prepared for being searched. */
export interface PageText {
  document: SearchDocument;
  /** Its place among all pages. */
  index: number;
  group: FoldedText;
  /** Whether it names many subjects and is about none of them. */
  isAside: boolean;
  title: FoldedText;
  content: FoldedText;
  /** Never empty; the first is what stands above all headings. */
  sections: Section[];
  /** All headings, one on each line, and where each starts. */
  headings: FoldedText;
  headingStarts: number[];
  /** Where each section that has a place in the text starts, its heading included. */
  sectionStarts: number[];
  /** Where code starts and ends, by turns. */
  code: number[];
}

/** Prepares a page: all that does not depend on a query. */
export function pageText(document: SearchDocument, terms: SearchTerms, index: number): PageText {
  const { routePath } = document;
  const title = document.title.normalize();
  const content = document.content.normalize();
  const places = placesOf(document, terms.rows[routePath] ?? []).map((place) => ({
    ...place,
    charIndex: normalizedIndex(place.charIndex, document.content, content),
  }));
  const sections = sectionsOf(places, { title, content });
  const lines = sections.map(({ heading }) => heading.text);
  return {
    document,
    index,
    group: foldedText(terms.groups[routePath] ?? ''),
    isAside: terms.aside.includes(routePath),
    title: foldedText(title),
    content: foldedText(content),
    sections,
    headings: foldedText(lines.join('\n')),
    headingStarts: sums(lines.map(({ length }) => length + 1)),
    sectionStarts: [0, ...places.map(({ charIndex }) => charIndex).filter((index) => index >= 0)],
    code: sums([...(terms.code[routePath] ?? []), 0]).slice(1),
  };
}

interface Place extends Omit<Heading, 'depth'> {
  depth: number;
}

/** Below every heading. */
const rowDepth = 5;

/** Headings and rows, in their order; a row is below every heading. */
function placesOf({ toc, content }: SearchDocument, rows: SearchTerms['rows'][string]): Place[] {
  const ofRows = rows.map(([id, charIndex]) => {
    const [text = ''] = content.slice(charIndex, charIndex + 200).split('\n', 1);
    return { id, text, charIndex, depth: rowDepth };
  });
  const placed = [...toc, ...ofRows].filter(({ charIndex }) => charIndex >= 0);
  const unplaced = toc.filter(({ charIndex }) => charIndex < 0);
  return [...placed.sort((a, b) => a.charIndex - b.charIndex), ...unplaced];
}

function sectionsOf(places: Place[], page: { title: string; content: string }): Section[] {
  const first = {
    heading: foldedText(''),
    isRow: false,
    path: [page.title],
    start: 0,
    end: page.content.length,
  };
  const sections: Section[] = [first];
  const open: { depth: number; index: number; text: string }[] = [];
  for (const { id, text: written, depth, charIndex } of places) {
    const text = written.normalize();
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const above = open.at(-1)?.index;
    open.push({ depth, index: sections.length, text });
    const isPlaced = charIndex >= 0;
    const before = sections.at(-1);
    if (isPlaced && before) before.end = charIndex;
    const start = isPlaced ? Math.min(charIndex + text.length, page.content.length) : 0;
    sections.push({
      id,
      heading: foldedText(text),
      isRow: depth === rowDepth,
      path: [page.title, ...open.map((heading) => heading.text)],
      above,
      start,
      end: isPlaced ? page.content.length : 0,
    });
  }
  return sections;
}

/** Texts are composed by the time they are indexed; where one is not, its headings move. */
function normalizedIndex(index: number, text: string, normalized: string): number {
  if (index < 0 || text === normalized) return index;
  return text.slice(0, index).normalize().length;
}

/** `[2, 3]` → `[0, 2, 5]` without the last. */
function sums(lengths: readonly number[]): number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum - length;
  });
}

/** The last of ascending places that is not behind an index. */
export function placeOf(index: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
}
