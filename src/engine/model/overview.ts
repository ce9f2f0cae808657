import { sidebarOfPage } from '#shared/layout.ts';
import { flattenSidebar } from '#shared/navigation.ts';
import type { OverviewGroup } from '#shared/server-bundle.ts';
import type { SidebarItem, SiteData } from '#shared/site.ts';
import { isExternal, isSamePath, normalizePath } from '#shared/url.ts';
import type { SitePage } from './site.ts';

/**
 * The groups of an overview page: those of its sidebar, each page with its second-level headings;
 * links that leave the site are among them.
 *
 * What is in no group comes last, under `others`; where there is nothing else, without a heading.
 *
 * @param others heading of the last group
 */
export function overviewGroups(
  page: Pick<SitePage, 'info'>,
  site: SiteData,
  { pages, others }: { pages: ReadonlyMap<string, SitePage>; others: string },
): OverviewGroup[] {
  const items = sidebarOfPage(page.info.path, site);
  const groups = items
    .filter((item) => item.type === 'group')
    .map((group) => ({ text: group.text, pages: pagesOf([group]) }))
    .filter((group) => group.pages.length > 0);
  const ungrouped = pagesOf(items.filter((item) => item.type !== 'group'));
  if (ungrouped.length === 0) return groups;
  return [...groups, { ...(groups.length > 0 ? { text: others } : {}), pages: ungrouped }];

  function pagesOf(entries: readonly SidebarItem[]): OverviewGroup['pages'] {
    return flattenSidebar(entries)
      .filter(({ link }) => !isSamePath(link, page.info.routePath))
      .map(({ text, link }) => ({ text, link, toc: isExternal(link) ? [] : sections(link) }));
  }

  function sections(link: string) {
    const toc = pages.get(normalizePath(link) ?? link)?.info.toc ?? [];
    return toc.filter(({ depth }) => depth === 2);
  }
}
