import type { FeedType } from './feed-formats.ts';
import type { Frontmatter, PageType } from './frontmatter.ts';
import type { LocaleCode } from './locale.ts';

export type { Feature, Frontmatter, Hero, PageType } from './frontmatter.ts';

/** A heading of the second to fourth level, as the outline and the search index show it. */
export interface Heading {
  /** Plain text, exactly as written. */
  text: string;
  /** The anchor, without `#`. Equal in every language. */
  id: string;
  depth: 2 | 3 | 4;
  /** Where the heading starts in the page's search text, in UTF-16 units; -1 when it has no place there. */
  charIndex: number;
}

/** A neighbor in reading order. */
export interface PageLink {
  text: string;
  routePath: string;
  /** What its page says of itself in one sentence. */
  description?: string;
}

/**
 * All data of a page except its article.
 *
 * It is written into the page's HTML; with the article (`PageRecord`) it is the JSON
 * file beside it that client navigation reads.
 */
export interface PageInfo {
  /** Hash of all inputs of the deployment: two records with different ones do not mix. */
  build: string;
  title: string;
  /** The text of `<title>`. */
  headTitle: string;
  description: string;
  /** Where the page is, without the base: `/zh/guide/react`. */
  routePath: string;
  /** The same in every language and version: `/guide/react`. */
  path: string;
  lang: LocaleCode;
  /** Empty unless the site has versions. */
  version: string;
  pageType: PageType;
  toc: Heading[];
  frontmatter: Frontmatter;
  /** The source file below the content folder: `en/guide/react.md`. */
  _relativePath: string;
  /** Address of the `SiteData` of the page's language, base included. */
  siteData: string;
  /** Addresses of the stylesheets of components that the page has and others may not, base included. */
  styles?: string[];
  /** Feeds to advertise in the head. */
  feeds: PageFeed[];
  /** Languages that have the page, with its route path in each. */
  alternates: Record<LocaleCode, string>;
  /** Where each version has the page, or its home page if it does not. Absent unless the site has versions. */
  versions?: Record<string, string>;
  /** The day the text last changed, `YYYY-MM-DD` in UTC. Absent when unknown. */
  lastUpdated?: string;
  editLink?: { text: string; href: string };
  prev?: PageLink;
  next?: PageLink;
}

/** A feed in one of its formats, as a page's head names it. */
export interface PageFeed {
  title: string;
  type: FeedType;
  /** Site-absolute address, base included. */
  href: string;
}

/** A page as client navigation receives it. */
export interface PageRecord extends PageInfo {
  /** The article, rendered and highlighted. */
  html: string;
}
