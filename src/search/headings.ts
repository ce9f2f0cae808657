import { type LocaleCode, spokenLocales } from '#shared/locale.ts';
import type { Heading } from '#shared/page.ts';
import type { SearchDocument, SearchIndex, SearchMetadata } from './search-index.ts';

/**
 * The first tier of the index of a language: what pages and headings are called, which answers before
 * the texts are there. The second one is the texts, and the rest of the metadata.
 */
export interface HeadingsFile {
  lang: LocaleCode;
  domain: string;
  pages: HeadingsPage[];
  metadata: Pick<SearchMetadata, FirstKey>;
}

/** Its headings as `2Set up` or, where the id does not follow from the text, `2配置 set-up`, with a tab between. */
export type HeadingsPage = [routePath: string, title: string, ...headings: string[]];

/** What of the metadata is in the first tier. */
const firstKeys = ['synonyms', 'stopWords', 'groups', 'aliases', 'aside'] as const;
type FirstKey = (typeof firstKeys)[number];

/** The metadata that comes with the texts; other names as well, if they are too many for the first tier. */
export type TermsFile = Omit<SearchMetadata, FirstKey> & Partial<Pick<SearchMetadata, 'aliases'>>;

/** Characters that pages with their headings, and their other names, may have in the first tier, which a host then sends in less than 100 kB. */
const mostCharacters = { pages: 200_000, aliases: 60_000 };

/**
 * Divides an index into what is fetched first, and what follows. The first tier of a large site has fewer
 * levels of headings, so that the first answer costs the same.
 */
export function splitIndex(
  { documents, metadata }: SearchIndex,
  most = mostCharacters,
): {
  headings: HeadingsFile;
  terms: TermsFile;
} {
  const { synonyms, stopWords, groups, aliases, aside, ...terms } = metadata;
  const [{ lang, domain } = { lang: spokenLocales[0], domain: '' }] = documents;
  const pagesTo = (depth: number) => documents.map((document) => pageOf(document, depth));
  const depth = [4, 3, 2].find((level) => lengthOf(pagesTo(level)) <= most.pages) ?? 1;
  const isLong = lengthOf(aliases) > most.aliases;
  const first = { synonyms, stopWords, groups, aliases: isLong ? {} : aliases, aside };
  return {
    headings: { lang, domain, pages: pagesTo(depth), metadata: first },
    terms: isLong ? { ...terms, aliases } : terms,
  };
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** Of the lower headings only those whose id costs nothing: options, and members of interfaces. */
function pageOf({ routePath, title, toc }: SearchDocument, lowest: number): HeadingsPage {
  const headings = toc.flatMap(({ text, id, depth }) => {
    const isShown = depth <= lowest && (depth === 2 || id === idOf(text));
    return isShown ? [writeHeading({ text, id, depth })] : [];
  });
  return [routePath, title, ...headings];
}

/** The id of most headings in English, and of names in any language. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

/** The first tier, as something that can be searched. */
export function headingsIndex({ lang, domain, pages, metadata }: HeadingsFile): SearchIndex {
  const documents = pages.map(([routePath, title, ...headings]) => {
    const toc = headings.map(headingOf);
    return { routePath, title, content: '', toc, lang, domain };
  });
  const rest: TermsFile = { options: {}, rows: {}, code: {}, names: {}, descriptions: {} };
  return { documents, metadata: { ...rest, ...metadata } };
}

/** A heading as it is written in the index: `3output.path`, `2配置\tset-up`. */
export function writeHeading({ text, id, depth }: Pick<Heading, 'text' | 'id' | 'depth'>): string {
  return id === idOf(text) ? `${depth}${text}` : `${depth}${text}\t${id}`;
}

/** Reads what was written. It has no place in a text that is not there. */
export function headingOf(written: string): Heading {
  const [text = '', id = idOf(text)] = written.slice(1).split('\t');
  return { text, id, depth: Number(written[0]) as Heading['depth'], charIndex: -1 };
}
