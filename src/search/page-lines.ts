import type { Field } from './fields.ts';
import type { SearchDocument } from './search-document.ts';
import { idOfName, type OptionNote, type SearchTerms } from './search-terms.ts';

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
  { rows, code, options }: Pick<SearchTerms, 'rows' | 'code' | 'options'>,
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
function openingsOf(rows: SearchTerms['rows'][string]) {
  let line = 0;
  return new Map(
    rows.map(([lines, id, ...option]) => {
      line += lines;
      return [line, { id, option, depth: rowDepth }];
    }),
  );
}
