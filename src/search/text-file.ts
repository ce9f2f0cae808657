import type { Heading } from '#shared/page.ts';
import {
  type HeadingsFile,
  type HeadingsPage,
  headingOf,
  type TermsFile,
  writeHeading,
} from './headings.ts';
import type { SearchDocument, SearchIndex } from './search-index.ts';
import { type PackedTexts, packWords, unpackWords } from './word-codes.ts';

/**
 * The second tier of the index of a language: the texts of the pages, in the order of the first tier, of
 * which they repeat nothing, and the metadata that belongs to them.
 */
export interface TextFile extends PackedTexts {
  terms: TermsFile;
}

/** Begins a line that is a heading: the next one of the first tier, or the one that is written behind it. */
const placed = '\ue000';
/** Begins a line for a heading that has no place in the text. */
const unplaced = '\ue001';

/** Writes the texts of an index whose first tier is known. */
export function packText(
  { documents, metadata }: SearchIndex,
  { headings, terms }: { headings: HeadingsFile; terms: TermsFile },
): TextFile {
  const texts = documents.map((document, page) => {
    const lines = withoutKnownCode(document.content.split('\n'), metadata.code[document.routePath]);
    return withoutHeadings(lines, { document, first: headings.pages[page] }).join('\n');
  });
  return { ...packWords(texts), terms };
}

/** Lines of code that have no word which the page has not had before find nothing: they are left empty. */
function withoutKnownCode(lines: readonly string[], code: readonly number[] = []): string[] {
  const isCode = code.flatMap((count, run) => Array<boolean>(count).fill(run % 2 > 0));
  const wordsIn = (line: string) => line.match(/-*[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*/gu) ?? [];
  const known = new Set(lines.filter((_, index) => !isCode[index]).flatMap(wordsIn));
  return lines.map((line, index) => {
    const words = wordsIn(line);
    const isNew = !isCode[index] || words.some((word) => !known.has(word));
    for (const word of words) known.add(word);
    return isNew ? line : '';
  });
}

function withoutHeadings(
  lines: readonly string[],
  { document, first = ['', ''] }: { document: SearchDocument; first: HeadingsPage | undefined },
): string[] {
  const [, , ...known] = first;
  const markOf = (heading: Heading) => {
    const written = writeHeading(heading);
    const mark = heading.charIndex < 0 ? unplaced : placed;
    if (known[0] !== written) return mark + written;
    known.shift();
    return mark;
  };
  const toc = [...document.toc];
  const packed: string[] = [];
  let at = 0;
  for (const [index, original] of document.content.split('\n').entries()) {
    const next = toc.findIndex(({ charIndex }) => charIndex >= 0);
    if (toc[next]?.charIndex === at) packed.push(...toc.splice(0, next + 1).map(markOf));
    else packed.push(lines[index] ?? '');
    at += original.length + 1;
  }
  return [...packed, ...toc.map(markOf)];
}

/** Both tiers together. */
export function wholeIndex(
  { lang, domain, pages, metadata }: HeadingsFile,
  file: TextFile,
): SearchIndex {
  const texts = unpackWords(file);
  const documents = pages.map(([routePath, title, ...known], page) => {
    const text = withHeadings((texts[page] ?? '').split('\n'), known);
    return { routePath, title, ...text, lang, domain };
  });
  return { documents, metadata: { ...metadata, ...file.terms } };
}

function withHeadings(
  packed: readonly string[],
  known: string[],
): Pick<SearchDocument, 'content' | 'toc'> {
  const toc: Heading[] = [];
  let content = '';
  for (const line of packed) {
    const isHeading = line[0] === placed || line[0] === unplaced;
    const heading = isHeading ? headingOf(line.slice(1) || (known.shift() ?? '')) : undefined;
    if (heading) toc.push(heading);
    if (line[0] === unplaced) continue;
    if (heading) heading.charIndex = content.length;
    content += `${heading?.text ?? line}\n`;
  }
  return { content: content.slice(0, -1), toc };
}
