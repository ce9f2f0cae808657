import type { NavItem, NavLink, SidebarItem, SidebarLink } from './site.ts';
import { isExternal, isSamePath, normalizePath } from './url.ts';

/** The section a path belongs to: `guide` for `/guide/react`, empty for the home page. */
export function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/**
 * The entry of the navigation bar that a page belongs to: at most one.
 *
 * `activeMatch` is tried on the locale-free path, from its start; an entry without one
 * owns the section its link lies in.
 */
export function activeNavItem(items: readonly NavItem[], path: string): NavItem | undefined {
  const normalized = normalizePath(path) ?? path;
  return items.find((item) => ownsPath(item, normalized));
}

function ownsPath(item: NavItem, path: string): boolean {
  if (item.activeMatch) return new RegExp(`^(?:${item.activeMatch})`).test(path);
  return linksOf(item).some(({ link, activeMatch }) => {
    if (activeMatch) return new RegExp(`^(?:${activeMatch})`).test(path);
    const section = isExternal(link) ? '' : sectionOf(link);
    return section !== '' && section === sectionOf(path);
  });
}

/** The links of an entry of the bar: its own, or those of its menu. */
export function linksOf(item: NavItem): NavLink[] {
  return item.type === 'menu' ? item.items : [item];
}

/** The name of the sidebar that stands beside a page: the longest prefix of its path wins. */
export function sidebarNameOf(
  path: string,
  sidebarOf: Readonly<Record<string, string>>,
): string | undefined {
  const prefix = Object.keys(sidebarOf)
    .filter((candidate) => `${path}/`.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : sidebarOf[prefix];
}

/** All links of a sidebar in reading order; a group with a page of its own comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap(linksIn);
}

function linksIn(item: SidebarItem): SidebarLink[] {
  switch (item.type) {
    case 'link':
      return [item];
    case 'group': {
      const own = item.link ? [{ type: 'link' as const, text: item.text, link: item.link }] : [];
      return [...own, ...flattenSidebar(item.items)];
    }
    case 'divider':
      return [];
  }
}

/** Whether a group holds the page, at any depth. */
export function containsPath(item: SidebarItem, routePath: string): boolean {
  return flattenSidebar([item]).some(({ link }) => isSamePath(link, routePath));
}

/**
 * The pages before and after one in its sidebar. Links that leave the site are passed over, and so
 * is a page that was listed before: no page is its own neighbor.
 */
export function neighbors(
  items: readonly SidebarItem[],
  routePath: string,
): { prev?: SidebarLink; next?: SidebarLink } {
  const pages = new Map<string, SidebarLink>();
  for (const item of flattenSidebar(items)) {
    const path = normalizePath(item.link) ?? item.link;
    if (!isExternal(item.link) && !pages.has(path)) pages.set(path, item);
  }
  const index = [...pages.keys()].indexOf(normalizePath(routePath) ?? routePath);
  if (index < 0) return {};
  const inOrder = [...pages.values()];
  return { prev: inOrder[index - 1], next: inOrder[index + 1] };
}
