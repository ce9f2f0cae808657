import { defined, themeFor } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { type FeedType, feedFormats, feedTypes } from '#shared/feed-formats.ts';
import { layoutOf, sidebarOfPage } from '#shared/layout.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { neighbors } from '#shared/navigation.ts';
import type { PageFeed, PageInfo, PageLink } from '#shared/page.ts';
import type { SidebarLink, SiteData } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import type { SourceFile } from '../content/read.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';

export interface PageContext {
  config: SiteConfig;
  site: SiteData;
  /** Address of the site data, base included. */
  siteData: string;
  /** Addresses of the stylesheets of its components. */
  styles: string[];
  /** Languages that have the page, in the site's order. */
  alternates: PageInfo['alternates'];
  versions: PageInfo['versions'];
  /** The description of the page at a route path, if it has one. */
  describe: (routePath: string) => string | undefined;
  /** The day the file last changed, if it is known. */
  lastCommit: string | undefined;
}

/** Everything that is known of a page but its article. */
export function pageInfo(
  source: SourceFile,
  { toc }: Pick<CompiledPage, 'toc'>,
  context: PageContext,
): PageInfo {
  const { config, site, alternates, lastCommit } = context;
  const { frontmatter, lang, path, routePath, version } = source;
  const pageType = frontmatter.pageType ?? 'doc';
  const title = frontmatter.title ?? site.title;
  const page = { pageType, frontmatter, path, toc };
  return {
    build: site.build,
    title,
    headTitle: pageType === 'doc' && title !== site.title ? `${title} - ${site.title}` : site.title,
    description: frontmatter.description ?? site.description,
    routePath,
    path,
    lang,
    version,
    pageType,
    toc,
    frontmatter,
    _relativePath: source.relativePath,
    siteData: context.siteData,
    ...(context.styles.length > 0 ? { styles: context.styles } : {}),
    feeds: feedsOf(source, config),
    alternates,
    ...defined({
      versions: context.versions,
      lastUpdated: lastUpdated(source, config, lastCommit),
      editLink: editLink(source, config),
    }),
    ...(layoutOf(page, site).footer && pageType === 'doc'
      ? readingOrder(path, routePath, { site, describe: context.describe })
      : {}),
  };
}

function readingOrder(
  path: string,
  routePath: string,
  { site, describe }: Pick<PageContext, 'site' | 'describe'>,
): Pick<PageInfo, 'prev' | 'next'> {
  const { prev, next } = neighbors(sidebarOfPage(path, site), routePath);
  const pageLink = ({ text, link }: SidebarLink): PageLink => ({
    text,
    routePath: link,
    ...defined({ description: describe(link) }),
  });
  return defined({ prev: prev && pageLink(prev), next: next && pageLink(next) });
}

function lastUpdated(
  { lang, frontmatter }: SourceFile,
  config: SiteConfig,
  day: string | undefined,
): string | undefined {
  const isShown = themeFor(config, lang).lastUpdated && frontmatter.pageType !== 'home';
  return isShown ? day : undefined;
}

/** Shown only if both its address and its text are configured. */
function editLink({ lang, relativePath }: SourceFile, config: SiteConfig): PageInfo['editLink'] {
  const { docRepoBaseUrl, text } = themeFor(config, lang).editLink ?? {};
  if (!docRepoBaseUrl || !text) return undefined;
  return { text, href: `${docRepoBaseUrl.replace(/\/*$/, '/')}${relativePath}` };
}

/** A feed is advertised by its own pages, by those that list them, by the home page, and by who names it. */
function feedsOf({ lang, path, frontmatter }: SourceFile, config: SiteConfig): PageFeed[] {
  const named = [frontmatter.linkFeed, ...(frontmatter.linkFeeds ?? [])];
  return config.feeds
    .filter(
      ({ id, include }) =>
        named.includes(id) ||
        frontmatter.pageType === 'home' ||
        (frontmatter.posts && path === include) ||
        isInFeed(path, frontmatter, include),
    )
    .flatMap((feed) =>
      feedTypes.map((type) => ({
        title: feedTitle(feed.title[lang] ?? config.title, type),
        type,
        href: withBase(feedPath(feed.id, { lang, type }), config.base),
      })),
    );
}

/** Readers who choose between the formats of a feed see its titles; the plain one is RSS. */
function feedTitle(title: string, type: FeedType): string {
  return type === 'application/rss+xml' ? title : `${title} (${feedFormats[type].name})`;
}

/** Dated pages below a feed's prefix are in it. */
export function isInFeed(
  path: string,
  { date }: SourceFile['frontmatter'],
  include: string,
): boolean {
  return date !== undefined && path.startsWith(include);
}

/** Where a feed is, without the base. */
export function feedPath(id: string, { lang, type }: { lang: LocaleCode; type: FeedType }): string {
  return `/rss/${id}-${lang}.${feedFormats[type].extension}`;
}
