import type { FeedType } from './feed-formats.ts';
import type { LocaleCode } from './locale.ts';

/**
 * How a page is laid out.
 *
 * - `doc`: sidebar, article, outline, previous and next, footer (the default)
 * - `home`: hero, feature cards, footer
 * - `404`: the page for addresses that lead nowhere
 * - `custom`: the navigation bar and the content
 * - `blank`: the content alone
 */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

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

/** A button of the home page's hero. */
interface HeroAction {
  theme: 'brand' | 'alt';
  text: string;
  /** A path (`/guide/introduction`) or a full address. */
  link: string;
}

/** The opening of a home page. */
export interface Hero {
  name: string;
  text?: string;
  tagline?: string;
  image?: { src: string; alt: string };
  actions: HeroAction[];
}

/** A card below the hero. */
export interface Feature {
  title: string;
  details: string;
  /** A named icon of the theme, or the address of a picture. */
  icon: string;
  /** Where the card leads. */
  link?: string;
  /** Width in columns of a grid of twelve. Default 4. */
  span: 2 | 3 | 4 | 6;
}

/** What an author may write above a page, after validation. */
export interface Frontmatter {
  title?: string;
  description?: string;
  pageType?: PageType;
  /** Publication day of a blog post, `YYYY-MM-DD`. */
  date?: string;
  /** Feeds that the page advertises without being part of them. */
  linkFeed?: string;
  linkFeeds?: string[];
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
  /** Show the sidebar's groups, with the headings of their pages, below the text. */
  overview?: boolean;
  /** Show the dated pages of its folder, newest first, below the text. */
  posts?: boolean;
  /** `false` hides what belongs to no layout: image zoom and notices. */
  globalUIComponents?: boolean;
  /** Shown by the dev server alone. */
  draft?: boolean;
  hero?: Hero;
  features?: Feature[];
}

/** A neighbor in reading order. */
export interface PageLink {
  text: string;
  routePath: string;
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
  alternates: Partial<Record<LocaleCode, string>>;
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
