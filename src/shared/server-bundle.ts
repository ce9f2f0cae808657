import type { LocaleCode } from './locale.ts';
import type { OptionMark } from './option-card.ts';
import type { Heading, PageInfo } from './page.ts';
import type { SiteData } from './site.ts';
import type { SiteStatus } from './status.ts';

/** Files of the browser bundle that a document names; addresses include the base. */
export interface DocumentAssets {
  /** The only script that pages load by themselves; it fetches the shell. */
  loader: string;
  shell: string;
  /** What the shell loads next: the loader fetches it together with the shell. */
  parts: string[];
  /** Scripts before the loader. */
  scripts: string[];
  /** Stylesheets of the whole site. */
  styles: string[];
  /** Texts of stylesheets by their addresses: these stand in the document, and all others are linked. */
  inlineStyles: ReadonlyMap<string, string>;
  /** Source of the script that runs before the first paint, inlined. */
  inlineScript: string;
}

/** A group of an overview page. */
export interface OverviewGroup {
  /** Absent where it is the only group and has no name of its own. */
  text?: string;
  pages: OverviewEntry[];
}

/** A page of an overview, or an address of another site, which has no headings. */
export interface OverviewEntry {
  text: string;
  /** A route path, or a full address. */
  link: string;
  toc: Heading[];
}

/** A page with a date, as lists of posts show it. */
export interface Post {
  title: string;
  description: string;
  routePath: string;
  /** `2024-01-09`. */
  date: string;
  /** How long it takes to read. */
  minutes: number;
  /** The release that it is about: `0.5`. */
  release?: string;
}

/** What is rendered around a page's compiled text to make its article. */
export interface ArticleInput {
  page: PageInfo;
  site: SiteData;
  /** HTML of the page's text. */
  body: string;
  /** Whether the page is about the option that it is called by. */
  isOption?: boolean;
  /** Present on pages that list posts: those below them, newest first. */
  posts?: Post[];
  /** Present on posts: how many minutes they take to read. */
  minutes?: number;
  /** Present on posts that a page lists: its route path. */
  allPosts?: string | undefined;
  /** Present on overview pages. */
  overview?: OverviewGroup[];
  /** Present on home pages: the newest post, if there is one. */
  latestPost?: Post | undefined;
}

export interface DocumentInput {
  page: PageInfo;
  site: SiteData;
  /** HTML of the article. */
  article: string;
  assets: DocumentAssets;
  /** Only in the document for addresses that lead nowhere: the same page in the other languages. */
  localized?: Record<LocaleCode, PageInfo>;
  /** Only there: all pages, as route path and title, to find the one that was meant. */
  routes?: [routePath: string, title: string][];
  /** Only there: where addresses that are no pages lead, for hosts that know no redirects. Both without the base. */
  redirects?: Record<string, string>;
}

/**
 * The server build of the theme, as the engine sees it: functions from data to HTML.
 *
 * It is the bundle's own React that runs, so the engine never imports one.
 */
export interface ServerBundle {
  /** Evaluates a compiled MDX function body and renders it to HTML. */
  renderBody: (code: string, site: Pick<SiteData, 'lang' | 'texts'>) => string;
  /** The same for where neither the site's script nor its style is: every text is there, and nothing to press. */
  renderPlainBody: ServerBundle['renderBody'];
  renderArticle: (input: ArticleInput) => string;
  /** The whole document, `<!doctype html>` included. */
  renderDocument: (input: DocumentInput) => string;
  /** The article of the one document for addresses that lead nowhere: a section for each language. */
  renderNotFound: (sites: readonly SiteData[]) => string;
  /** The text of the page about a build; without a status, what it would tell. */
  renderStatus: (site: SiteData, status?: SiteStatus) => string;
  /** The text of the page where readers save the site. */
  renderOffline: (site: SiteData) => string;
  /** Words that the site brings and the theme never says: `fr.interface.menue`. */
  unknownStrings: () => string[];
  /** Interface texts that the engine's own outputs need. */
  texts: (site: Pick<SiteData, 'lang' | 'texts'>) => EngineTexts;
}

/** Words of the interface that stand in what the engine itself makes. */
export interface EngineTexts {
  others: string;
  outdatedSection: string;
  untranslatedPage: string;
  /** Labels of what is known of an option. */
  option: Record<'values' | 'more' | 'default' | 'cli' | 'only' | 'targets' | 'comma', string>;
  optionMarks: Record<OptionMark, string>;
  /** Leads from an option's card to its heading. `{page}`: the title of the page. */
  optionMore: string;
  /** Title and description of the page about a build. */
  status: { title: string; description: string };
  /** The same of the page where readers save the site. */
  offline: { title: string; description: string };
  /** `{link}`: a link with the name of the file. */
  forPrograms: { options: string; allPages: string };
}
