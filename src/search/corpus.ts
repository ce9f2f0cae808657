import type { Field } from './fields.ts';
import { type FoldedText, foldedText } from './fold.ts';
import { type PageLine, pageLines } from './page-lines.ts';
import type { SearchDocument } from './search-document.ts';
import type { OptionNote, SearchTerms } from './search-terms.ts';

/** A stretch of the text of all pages, which is one field of a section. */
export interface Unit {
  page: number;
  /** 0 is what stands above all headings. */
  section: number;
  field: Field;
  start: number;
  end: number;
}

/** A part of a page: from its heading, or its row of a table, to the next one. */
interface Section {
  /** Undefined above the first heading. */
  id?: string;
  heading: string;
  /** Titles from the page's down to its own. */
  path: string[];
  depth: number;
  option?: OptionNote | undefined;
  /** The section that it is a part of. */
  above?: number;
}

export interface Page {
  /** Its place among all pages. */
  index: number;
  document: SearchDocument;
  /** The first part of its path: `guide`. */
  folder: string;
  title: string;
  group: string;
  /** Whether it names many subjects and is about none of them. */
  isAside: boolean;
  sections: Section[];
}

/** All pages as one text, so that a word is sought once. */
export interface Corpus {
  pages: Page[];
  units: Unit[];
  /** Where each unit starts. */
  starts: number[];
  text: FoldedText;
}

/** Prepares pages: all that does not depend on a query. */
export function corpusOf(documents: readonly SearchDocument[], terms: SearchTerms): Corpus {
  const units: Unit[] = [];
  const texts: string[] = [];
  let length = 0;
  const pages = documents.map((document, page) => {
    const add = (written: string, field: Field, section = 0) => {
      const text = written.normalize();
      units.push({ page, section, field, start: length, end: length + text.length });
      texts.push(text);
      length += text.length + 1;
    };
    return { ...addPage(document, terms, add), index: page };
  });
  const starts = units.map(({ start }) => start);
  return { pages, units, starts, text: foldedText(texts.join('\n')) };
}

function addPage(
  document: SearchDocument,
  terms: SearchTerms,
  add: (text: string, field: Field, section?: number) => void,
): Omit<Page, 'index'> {
  const { routePath, lang } = document;
  const title = document.title.normalize();
  const group = terms.groups[routePath] ?? '';
  const [, folder = '', ...name] = routePath.replace(`/${lang}/`, '/').split('/');
  const sections: Section[] = [{ heading: '', path: [title], depth: 1 }];
  add(title, 'title');
  add(name.join('/'), 'path');
  for (const { text, field, ...line } of pageLines(document, terms)) {
    if (line.id !== undefined) sections.push(sectionOf({ text, ...line }, sections));
    const section = sections.length - 1;
    add(text, field, section);
    const names = line.id === undefined ? [] : (terms.names[`${routePath}#${line.id}`] ?? []);
    for (const name of names) add(name, 'row', section);
  }
  return { document, folder, title, group, isAside: terms.aside.includes(routePath), sections };
}

function sectionOf(
  { id, text, option, depth = 0 }: Omit<PageLine, 'field'>,
  sections: readonly Section[],
): Section {
  let above = sections.length - 1;
  while ((sections[above]?.depth ?? 0) >= depth) above = sections[above]?.above ?? 0;
  const heading = text.normalize();
  return { id, heading, depth, above, option, path: [...(sections[above]?.path ?? []), heading] };
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
