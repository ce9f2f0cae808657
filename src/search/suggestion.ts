import type { LocaleCode } from '#shared/locale.ts';

/** Part of a text that matches, in characters (code points). */
export interface Highlight {
  start: number;
  length: number;
}

interface Hit {
  /** Route path, and the heading behind `#` where the hit has one. */
  link: string;
  /** Of the page. */
  title: string;
  lang: LocaleCode;
  /** Of the text that the hit shows: title, path of headings, or statement. */
  highlights: Highlight[];
}

/** The page itself: its title matches. */
export interface TitleSuggestion extends Hit {
  type: 'title';
}

/** A section: its heading matches. */
export interface HeaderSuggestion extends Hit {
  type: 'header';
  /** `Title › H2 › H3`. */
  header: string;
  /** Where the heading is an option: what the bundler says of it. */
  option?: { type?: string; default?: string };
}

/** A place in the text. */
interface ContentSuggestion extends Hit {
  type: 'content';
  /** The nearest heading above the hit, as its plain text; empty above the first one. */
  header: string;
  /** About 100 wide, on the borders of words, the hit inside. */
  statement: string;
}

/** A row of the results. */
export type Suggestion = TitleSuggestion | HeaderSuggestion | ContentSuggestion;

/** The hits of one page, in the order title, headings, content. */
export interface PageHits {
  routePath: string;
  title: string;
  /** Where it stands: its group of the sidebar, or its section. */
  group: string;
  suggestions: Suggestion[];
}

/** What a search found; pages in order of relevance. */
export interface SearchResult {
  query: string;
  pages: PageHits[];
  /** What was sought in place of misspelled words; undefined where all is as it was typed. */
  corrected?: string | undefined;
  /** Whether no page has all words: then those come that have the most. */
  isPartial?: boolean;
  /** How many pages there are in each section of the site: `guide`. */
  counts: Record<string, number>;
  /** Where nothing was found: the nearest terms that are somewhere, best first. */
  nearest: string[];
}
