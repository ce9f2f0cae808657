import { activeNavItem, sidebarNameOf } from './navigation.ts';
import type { PageInfo } from './page.ts';
import type { NavItem, SidebarItem, SiteData } from './site.ts';

/** Which parts of the shell a page has. */
export interface Layout {
  navbar: boolean;
  sidebar: boolean;
  outline: boolean;
  footer: boolean;
  /** What belongs to no layout: image zoom, notices. */
  globalUIComponents: boolean;
}

/** Decides a page's parts from its type, its frontmatter and the site's configuration. */
export function layoutOf(
  { pageType, frontmatter, path, toc }: Pick<PageInfo, 'pageType' | 'frontmatter' | 'path' | 'toc'>,
  site: Pick<SiteData, 'sidebars' | 'sidebarOf' | 'outline' | 'hideNavbar'>,
): Layout {
  const isDoc = pageType === 'doc';
  return {
    navbar: pageType !== 'blank' && frontmatter.navbar !== false && site.hideNavbar !== 'always',
    sidebar: isDoc && frontmatter.sidebar !== false && sidebarOfPage(path, site).length > 0,
    outline:
      isDoc && !frontmatter.overview && toc.length > 0 && (frontmatter.outline ?? site.outline),
    footer: (isDoc || pageType === 'home') && frontmatter.footer !== false,
    globalUIComponents: frontmatter.globalUIComponents !== false,
  };
}

/** The sidebar that stands beside a page; empty where its section has none. */
export function sidebarOfPage(
  path: string,
  site: Pick<SiteData, 'sidebars' | 'sidebarOf'>,
): SidebarItem[] {
  const name = sidebarNameOf(path, site.sidebarOf);
  return (name !== undefined && site.sidebars[name]) || [];
}

/** The entry of the bar whose pages stand in the sidebar of a page; it may belong to another one itself. */
export function sectionOfSidebar(
  path: string,
  site: Pick<SiteData, 'nav' | 'sidebarOf'>,
): NavItem | undefined {
  return activeNavItem(site.nav, sidebarNameOf(path, site.sidebarOf) ?? path);
}
