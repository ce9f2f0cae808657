import type { LocaleCode } from '#shared/locale.ts';
import type { Heading } from '#shared/page.ts';

/** A page as the search index holds it. */
export interface SearchDocument {
  routePath: string;
  title: string;
  /** The text of the page; blocks are divided by line breaks. */
  content: string;
  toc: Heading[];
  lang: LocaleCode;
  /** Origin of the site, without a trailing slash. */
  domain: string;
}

/** What is searched: the two files of a language. */
export interface SearchIndex {
  documents: readonly SearchDocument[];
  metadata: SearchMetadata;
}

/** What the search of a language knows beside the pages' texts. */
export interface SearchMetadata {
  /** Words of one meaning, in all languages. */
  synonyms: string[][];
  /** Words of all languages that ask, or only join others. */
  stopWords: string[];
  /** What the bundler says of options, by the page's route path: one note for each heading of its toc. */
  options: Record<string, OptionNote[]>;
  /** Rows of tables that have an id, by the page's route path, in the order of the text. */
  rows: Record<string, TableRow[]>;
  /** Where a page's text is code, by its route path: how many lines are not and are, by turns. */
  code: Record<string, number[]>;
  /** Where a page stands, by its route path: its group of the sidebar, or its section. */
  groups: Record<string, string>;
  /** Names that a section explains and that have no heading of their own, by its address. */
  names: Record<string, string[]>;
  /** What a page says of itself in a sentence or two, by its route path. */
  descriptions: Record<string, string>;
  /** What readers call a page or a section, and the tasks that it answers, by its address. */
  aliases: Record<string, string[]>;
  /** Route paths of pages that name many subjects and are about none of them: news, the glossary. */
  aside: string[];
}

/** Of an option; empty for what is none. */
export type OptionNote = [type?: string, defaultValue?: string];

/**
 * How many lines its first cell is behind the one of the row before, or behind the first line; what its
 * id has before the name in that cell; and what the bundler says of it.
 */
export type TableRow = [lines: number, idBefore: string, ...OptionNote];

/** The end of an id: `scriptLoading` → `scriptloading`. */
export function idOfName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}
