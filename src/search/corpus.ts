import {
  idOfName,
  type OptionNote,
  type SearchDocument,
  type SearchMetadata,
} from './search-index.ts';
import { type FoldedText, foldedText } from './text.ts';
import type { Field } from './weights.ts';

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
export function corpusOf(documents: readonly SearchDocument[], metadata: SearchMetadata): Corpus {
  const units: Unit[] = [];
  const texts: string[] = [];
  let length = 0;
  const aliasesOf = aliasesByPage(metadata.aliases);
  const pages = documents.map((document, page) => {
    const add = (written: string, field: Field, section = 0) => {
      const text = written.normalize();
      units.push({ page, section, field, start: length, end: length + text.length });
      texts.push(text);
      length += text.length + 1;
    };
    const aliases = aliasesOf.get(document.routePath) ?? [];
    return { ...addPage(document, { metadata, aliases, add }), index: page };
  });
  const starts = units.map(({ start }) => start);
  return { pages, units, starts, text: foldedText(texts.join('\n')) };
}

/** Other names by the ids of their headings; those of the page itself have none. */
type Aliases = [id: string | undefined, names: readonly string[]][];

function aliasesByPage(aliases: SearchMetadata['aliases']): Map<string, Aliases> {
  const byPage = new Map<string, Aliases>();
  for (const [address, names] of Object.entries(aliases)) {
    const [page = '', id] = address.split('#');
    byPage.set(page, [...(byPage.get(page) ?? []), [id, names]]);
  }
  return byPage;
}

interface PageContext {
  metadata: SearchMetadata;
  aliases: Aliases;
  add: (text: string, field: Field, section?: number) => void;
}

function addPage(
  document: SearchDocument,
  { metadata, aliases, add }: PageContext,
): Omit<Page, 'index'> {
  const { routePath, lang } = document;
  const title = document.title.normalize();
  const group = metadata.groups[routePath] ?? '';
  const [, folder = '', ...name] = routePath.replace(`/${lang}/`, '/').split('/');
  const sections: Section[] = [{ heading: '', path: [title], depth: 1 }];
  add(title, 'title');
  add(name.join('/'), 'path');
  add(folder, 'folder');
  add(metadata.descriptions[routePath] ?? '', 'description');
  for (const { text, field, ...line } of pageLines(document, metadata)) {
    if (line.id !== undefined) sections.push(sectionOf({ text, ...line }, sections));
    const section = sections.length - 1;
    add(text, field, section);
    if (line.id === undefined) continue;
    for (const name of metadata.names[`${routePath}#${line.id}`] ?? []) add(name, 'row', section);
  }
  for (const [id, names] of aliases) {
    // What a heading answers that the first tier leaves out is answered by its page.
    const section = sections.findIndex((section) => section.id === id);
    for (const alias of names) add(alias, 'alias', Math.max(0, section));
  }
  return { document, folder, title, group, isAside: metadata.aside.includes(routePath), sections };
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

/** The unit in which a place of the text is: the last one that does not start behind it. */
export function unitAt(index: number, { starts, units }: Corpus): Unit | undefined {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return units[low];
}

/** A line that opens a section, or lines of a section's text that are all code or all prose. */
export interface PageLine extends Opening {
  text: string;
  field: Field;
}

interface Opening {
  /** Of the section that it opens. */
  id?: string;
  depth?: number;
  option?: OptionNote | undefined;
}

/** Below every heading. */
const rowDepth = 5;

/** Divides a page's text at its headings, at rows that have an address, and around code. */
export function pageLines(
  { content, toc, routePath }: SearchDocument,
  { rows, code, options }: Pick<SearchMetadata, 'rows' | 'code' | 'options'>,
): PageLine[] {
  const headings = new Map(
    toc.map(({ charIndex, ...heading }, index): [number, PageLine] => [
      // One that has no place in the text comes last.
      charIndex < 0 ? charIndex - index : charIndex,
      { ...heading, field: 'heading', option: options[routePath]?.[index] },
    ]),
  );
  const openings = openingsOf(rows[routePath] ?? []);
  const isCode = (code[routePath] ?? []).flatMap((lines, run) => Array(lines).fill(run % 2 > 0));
  const found: PageLine[] = [];
  let at = 0;
  for (const [line, text] of content.split('\n').entries()) {
    const field = isCode[line] ? 'code' : 'content';
    const heading = headings.get(at);
    const row = openings.get(line);
    const last = found.at(-1);
    if (heading) found.push(heading);
    else if (row) found.push({ ...row, text, field: 'row', id: row.id + idOfName(text) });
    else if (last?.field === field) last.text += `\n${text}`;
    else found.push({ text, field });
    headings.delete(at);
    at += text.length + 1;
  }
  return [...found, ...headings.values()];
}

/** What opens at a line. */
function openingsOf(rows: SearchMetadata['rows'][string]) {
  let line = 0;
  return new Map(
    rows.map(([lines, id, ...option]) => {
      line += lines;
      return [line, { id, option, depth: rowDepth }];
    }),
  );
}
