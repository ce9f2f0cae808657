import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { formatRoute, hrefOf, isExternal, opensNewTab, parseRoute } from '#shared/url.ts';

/** Where a link stands: it stays in the page's version and in the site's language. */
export interface LinkPlace {
  page: Pick<PageInfo, 'version'>;
  site: Pick<
    SiteData,
    'base' | 'cleanUrls' | 'defaultLang' | 'lang' | 'locales' | 'versions' | 'defaultVersion'
  >;
}

/** The address of a link of the configuration: a path, with or without language, or a full address. */
export function linkHref(link: string, { page, site }: LinkPlace): string {
  if (isExternal(link)) return link;
  const { path } = parseRoute(link, site);
  return hrefOf(
    formatRoute({ version: prefixOf(page.version, site), lang: site.lang, path }, site),
    site,
  );
}

/** The same page in another version, or its home page. */
export function versionHref(
  version: string,
  { versions }: Pick<PageInfo, 'versions'>,
  site: LinkPlace['site'],
): string {
  const home = { version: prefixOf(version, site), lang: site.lang, path: '/' };
  return hrefOf(versions?.[version] ?? formatRoute(home, site), site);
}

function prefixOf(version: string, site: LinkPlace['site']): string {
  return version === site.defaultVersion ? '' : version;
}

/** All versions, the default one first. */
export function allVersions({ versions, defaultVersion }: LinkPlace['site']): string[] {
  if (versions.length === 0) return [];
  return [defaultVersion, ...versions.filter((version) => version !== defaultVersion)];
}

/** The home page of the site's language. */
export function homeHref(place: LinkPlace): string {
  return linkHref('/', place);
}

/** What a link needs that leaves the site: a tab of its own. */
export function linkTarget(link: string): { target?: '_blank'; rel?: string } {
  return opensNewTab(link) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}
