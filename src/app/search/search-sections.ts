import { sectionOf } from '#shared/navigation.ts';
import type { NavItem } from '#shared/site.ts';
import { isExternal } from '#shared/url.ts';

/** A part of the site that a search can be kept to. */
export interface SearchSection {
  /** First segment of its paths: `guide`. */
  name: string;
  text: string;
}

/** The sections that the navigation bar leads to, in its order and by its words. */
export function searchSections(
  nav: readonly NavItem[],
  pathOf: (link: string) => string,
): SearchSection[] {
  const sections = new Map<string, string>();
  for (const item of nav) {
    const name = linksOf(item)
      .filter((link) => !isExternal(link))
      .map((link) => sectionOf(pathOf(link)))
      .find((section) => section !== '');
    if (name !== undefined && !sections.has(name)) sections.set(name, item.text);
  }
  return [...sections].map(([name, text]) => ({ name, text }));
}

function linksOf(item: NavItem): string[] {
  return item.type === 'menu'
    ? [item, ...item.items].flatMap(({ link }) => link ?? [])
    : [item.link];
}
