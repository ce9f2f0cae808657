import type { LocaleCode } from './locale.ts';

/** How many of something there are, and of how many of them nothing is known. */
export interface Checked {
  all: number;
  /** Those that no check has looked at yet. */
  unchecked: number;
}

/** What is documented of one kind of thing that the bundler has. */
export interface Covered {
  kind: 'options' | 'commands' | 'hooks' | 'loaderContext' | 'exports';
  all: number;
  /** Those that are left out for a reason. */
  excused: number;
}

/** What a build knows of itself. What it does not know is undefined, and said to be so. */
export interface SiteStatus {
  build: string;
  /** The documented version: 0.5. */
  version?: string | undefined;
  /** The bundler that the pages were checked against: 0.5.9. */
  bundler?: string | undefined;
  pages: number;
  locales: number;
  /** Links of all pages; a dead one fails the build. */
  links: number;
  /** What the checks looked at that run programs. */
  samples: Checked;
  values: Checked;
  texts: Checked;
  covered: Covered[];
  /** What readers come for, each with its answer. */
  tasks: number;
  /** Undefined for a site that does not record what translations were made from. */
  translations?: { sections: number; stale: number; untranslated: number } | undefined;
  /** The lightest and the heaviest page of each language, by what is transferred when it is opened and read, in bytes. */
  weights: { lang: LocaleCode; routePath: string; title: string; bytes: number }[];
  /** What the tests of this very build found. */
  measured: Measured;
}

/** What tests leave behind for the build that they have tested. */
export interface Measured {
  /** What axe found on all pages, in each theme at each width. */
  accessibility?: { pages: number; themes: number; widths: number; violations: number } | undefined;
  /** Controls that Tab should reach on pages that have all kinds of them, and what was wrong on the way. */
  keyboard?: { pages: number; controls: number; problems: number } | undefined;
  /** Colors of text on their grounds, in both themes: how many pairs, and the weakest. */
  contrast?: { pairs: number; lowest: number } | undefined;
  /** Shares of queries whose page came first, and among the first five. */
  search?: Record<LocaleCode, { queries: number; at1: number; at5: number }> | undefined;
}
