import { configFileName } from '#config/load-config.ts';
import { closest } from '#shared/closest.ts';
import { flattenSidebar } from '#shared/navigation.ts';
import type { Problem } from '#shared/problem.ts';
import type { SidebarLink } from '#shared/site.ts';
import { fileOf, isExternal, normalizePath, splitSuffix } from '#shared/url.ts';
import { pagesByRoute, type Site } from '../../model/site.ts';
import type { Check } from '../check-context.ts';
import { writtenPath } from './places.ts';

/** Entries of a sidebar that lead to no page. (Those of the bar are links of every document.) */
export const navigation: Check = ({ site }) => {
  const routes = pagesByRoute(site.pages.map(({ info }) => info));
  const known = site.pages.map(({ info }) => info.path);
  const dead = sidebarLinks(site).filter(
    ({ link }) => !isExternal(link) && !routes.has(normalizePath(link) ?? link),
  );
  // The languages share their sidebars, and so their problems.
  const paths = new Set(dead.map(({ link }) => writtenPath(link, site.config)));
  const unknown = searchPaths(site).filter((path) => !routes.has(normalizePath(path) ?? path));
  return [
    ...[...paths].map((path) => entryWithoutPage(path, known, 'a sidebar')),
    ...unknown.map((path) => entryWithoutPage(path, known, '`searchLinks`')),
  ];
};

/** The paths of pages that the search dialog leads to. */
function searchPaths({ data }: Pick<Site, 'data'>): string[] {
  const all = Object.values(data).flatMap((locales) => Object.values(locales));
  const links = all.flatMap(
    ({ searchLinks: { popular, nothing } = { popular: [], nothing: [] } }) => [
      ...popular,
      ...nothing,
    ],
  );
  const own = links.filter(({ link }) => !isExternal(link));
  return [...new Set(own.map(({ link }) => splitSuffix(link)[0]))];
}

/** Every link of every sidebar, in all languages and versions. */
export function sidebarLinks({ data }: Pick<Site, 'data'>): SidebarLink[] {
  const all = Object.values(data).flatMap((locales) => Object.values(locales));
  return all.flatMap(({ sidebars }) => Object.values(sidebars).flatMap(flattenSidebar));
}

function entryWithoutPage(path: string, known: readonly string[], place: string): Problem {
  const [suggestion] = closest(path, known);
  return {
    file: configFileName,
    message: `Dead link in ${place}`,
    found: path,
    expected: `a page at content/…/${fileOf(path)}.md`,
    fix: suggestion ? `did you mean ${suggestion}?` : 'write the page, or remove the entry',
  };
}
