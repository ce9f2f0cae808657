import type { SidebarItemConfig } from '#config/schema/navigation.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { sectionOf } from '#shared/navigation.ts';
import type { NavItem, NavLink, SidebarItem } from '#shared/site.ts';
import { formatRoute, isExternal, normalizePath, splitSuffix } from '#shared/url.ts';

type NavConfig = NonNullable<SiteConfig['themeConfig']['nav']>[number];
type NavLinkConfig = Exclude<NavConfig, { items: unknown }>;
type NavMenuConfig = Extract<NavConfig, { items: unknown }>;
type SidebarConfig = NonNullable<SiteConfig['themeConfig']['sidebar']>;

/** What navigation needs to know of the pages it leads to. */
export interface NavigationContext {
  lang: LocaleCode;
  version: string;
  defaultLang: LocaleCode;
  /** Title of a page by its path; `undefined` where there is none. */
  titleOf: (path: string) => string | undefined;
  /** The path as the site spells it: `/config` is `/config/`. */
  canonical: (path: string) => string;
}

export function navItems(items: readonly NavConfig[], context: NavigationContext): NavItem[] {
  return items.map((item) => ('items' in item ? navMenu(item, context) : navLink(item, context)));
}

/** A menu with a page of its own owns that page's section, besides those of its entries. */
function navMenu({ items: children, link, ...menu }: NavMenuConfig, context: NavigationContext) {
  const items = children.map((child) => navLink(child, context));
  if (link === undefined) return { type: 'menu' as const, ...menu, items };
  const own = navLink({ ...menu, link }, context);
  const sections = [own, ...items].flatMap(({ activeMatch }) => activeMatch ?? []);
  const activeMatch = menu.activeMatch ?? [...new Set(sections)].join('|');
  return { ...own, type: 'menu' as const, ...(activeMatch ? { activeMatch } : {}), items };
}

function navLink(item: NavLinkConfig, context: NavigationContext): NavLink {
  // The section is that of the configured path: the link itself carries language and version.
  const section = isExternal(item.link) ? '' : sectionOf(splitSuffix(item.link)[0]);
  return {
    type: 'link',
    ...item,
    link: routeOf(item.link, context),
    ...(item.activeMatch || section === ''
      ? {}
      : { activeMatch: `/${section.replace(/[^\w-]/g, '\\$&')}(?:/|$)` }),
  };
}

/** Sidebars by name, and the path prefixes that each serves. */
export function resolveSidebars(
  config: SidebarConfig,
  context: NavigationContext,
): { sidebars: Record<string, SidebarItem[]>; sidebarOf: Record<string, string> } {
  const sidebars: Record<string, SidebarItem[]> = {};
  const sidebarOf: Record<string, string> = {};
  for (const [prefix, items] of Object.entries(config)) {
    const owner = typeof items === 'string' ? items : prefix;
    sidebarOf[prefix] = nameOf(owner);
    if (typeof items !== 'string') {
      sidebars[nameOf(prefix)] = items.map((item) => sidebarItem(item, context));
    }
  }
  return { sidebars, sidebarOf };
}

function nameOf(prefix: string): string {
  return prefix.replaceAll(/^\/|\/$/g, '') || 'root';
}

function sidebarItem(item: SidebarItemConfig, context: NavigationContext): SidebarItem {
  if (typeof item === 'string') return sidebarItem({ link: item }, context);
  if ('dividerType' in item) return { type: 'divider', style: item.dividerType };
  if ('items' in item) {
    return {
      type: 'group',
      ...item,
      ...(item.link === undefined ? {} : { link: routeOf(item.link, context) }),
      items: item.items.map((child) => sidebarItem(child, context)),
    };
  }
  return {
    type: 'link',
    ...item,
    text: item.text ?? context.titleOf(item.link) ?? item.link,
    link: routeOf(item.link, context),
  };
}

function routeOf(
  link: string,
  { lang, version, defaultLang, canonical }: NavigationContext,
): string {
  if (isExternal(link)) return link;
  const [path, suffix] = splitSuffix(link);
  return formatRoute({ version, lang, path: canonical(path) }, { defaultLang }) + suffix;
}

/** Finds a page of one language and version by its path, however that is spelled. */
export function pathIndex<P extends { path: string }>(pages: readonly P[]): Map<string, P> {
  return new Map(pages.map((page) => [normalizePath(page.path) ?? page.path, page]));
}
