import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { normalizePath } from '#shared/url.ts';
import type { Icons } from '../content/icons.ts';
import type { SourceFile } from '../content/read.ts';
import type { ContentRecords } from '../content/records/content-records.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';

/** A page with all that is known of it. */
export interface SitePage {
  info: PageInfo;
  source: SourceFile;
  compiled: CompiledPage;
  /** HTML of the text. */
  body: string;
  /** The same with nothing to press, for where it is read elsewhere.  */
  plainBody?: string;
  /** Adds to plain HTML of the text what needs the whole site. */
  finish: (html: string) => string;
  /** The same as Markdown, for programs and for whoever copies the page. */
  markdown?: string;
}

/** A page that is compiled. */
export type CompiledSource = Pick<SitePage, 'source' | 'compiled'>;

/** A page whose text is rendered, before pages are joined. */
export type RenderedSource = Pick<SitePage, 'source' | 'compiled' | 'body' | 'plainBody'>;

/** The whole site: what checks read and outputs are made from. */
export interface Site {
  build: string;
  config: SiteConfig;
  pages: SitePage[];
  /** By version (empty for the default one) and language. */
  data: Record<string, Record<LocaleCode, SiteData>>;
  /** Files below `public/`, as site paths: `/logo.svg`. */
  publicFiles: ReadonlySet<string>;
  icons: Icons;
  /** Source of the site's icon, where pictures are drawn with it. */
  iconSource?: string | undefined;
  /** The day of each file's last commit, by path from the project's root; empty where nobody needs it. */
  days: ReadonlyMap<string, string>;
  records: ContentRecords;
  /** The search indexes, where they were made before: their names are in the data of every page. */
  searchFiles?: OutputFile[];
}

/** The data of the shell on one page. */
export function siteDataOf(
  site: Pick<Site, 'data'>,
  { version, lang }: Pick<PageInfo, 'version' | 'lang'>,
): SiteData {
  const data = site.data[version]?.[lang];
  if (!data) throw new Error(`The site has no data for version "${version}" in ${lang}.`);
  return data;
}

/** Pages by their normalized route path. */
export function pagesByRoute<P extends { routePath: string }>(pages: readonly P[]): Map<string, P> {
  return new Map(pages.map((page) => [normalizePath(page.routePath) ?? page.routePath, page]));
}
