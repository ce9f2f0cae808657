import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Frontmatter } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { isSamePath, parseRoute, splitSuffix, withoutBase } from '#shared/url.ts';
import type { SitePage } from '../../model/site.ts';

/** Where an author wrote something, and how. */
export type Place = Pick<Problem, 'file' | 'line' | 'found'>;

type UrlConfig = Pick<SiteConfig, 'base' | 'lang' | 'locales' | 'multiVersion'>;

/**
 * The places that a link or picture of a built document comes from: all in the page's text, else
 * its frontmatter, else the site's configuration.
 */
export function placesOf(href: string, page: SitePage | undefined, config: UrlConfig): Place[] {
  const written = writtenPath(href, config);
  const own = page ? [textPlaces(href, page), frontmatterPlaces(written, page)] : [];
  return own.find(({ length }) => length > 0) ?? [{ file: configFileName, found: written }];
}

/** An address as a configuration writes it: without base, language, version and ending. */
export function writtenPath(
  href: string,
  { base, lang, locales, multiVersion }: UrlConfig,
): string {
  const [address, suffix] = splitSuffix(href);
  const routePath = (withoutBase(address, base) ?? address).replace(/\.html$/, '');
  const versions = multiVersion?.versions ?? [];
  return parseRoute(routePath, { defaultLang: lang, locales, versions }).path + suffix;
}

function textPlaces(href: string, { source, compiled }: SitePage): Place[] {
  return [...compiled.links, ...compiled.images]
    .filter((reference) => reference.href === href)
    .map(({ line, written }) => ({
      file: `content/${source.relativePath}`,
      line,
      found: written,
    }));
}

function frontmatterPlaces(written: string, { source, info }: SitePage): Place[] {
  return frontmatterLinks(info.frontmatter)
    .filter((link) => isSamePath(link, written))
    .map((link) => {
      const words = source.head.split('\n').map((line) => line.split(/[\s,{}[\]'"]+/));
      const line = words.findIndex((line) => line.includes(link)) + 1;
      return { file: `content/${source.relativePath}`, line: line || 1, found: link };
    });
}

function frontmatterLinks({ hero, features = [] }: Frontmatter): string[] {
  const links = [
    ...(hero?.actions ?? []).map(({ link }) => link),
    hero?.image?.src,
    ...features.flatMap(({ link, icon }) => [link, icon]),
  ];
  return links.filter((link) => link !== undefined);
}
