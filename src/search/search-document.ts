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
