import type { SidebarItemConfig } from '#config/schema/navigation.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { sidebarNameOf } from '#shared/navigation.ts';
import { isExternal, normalizePath } from '#shared/url.ts';
import type { SourceFile } from '../content/read.ts';

type Sidebars = NonNullable<SiteConfig['themeConfig']['sidebar']>;
type Page = Pick<SourceFile, 'path' | 'frontmatter'>;

/** A list of entries, and the place of one of them. */
interface Place {
  list: SidebarItemConfig[];
  index: number;
  path: string;
}

/**
 * The sidebars of the configuration with the pages that it does not name, so that a page needs no
 * configuration: each comes behind the last entry of its folder, a dated one before the first
 * entry that is older. A section's own page (`/blog/`) is listed only where the configuration does.
 */
export function withUnlistedPages(sidebars: Sidebars, pages: readonly Page[]): Sidebars {
  const all = structuredClone(sidebars);
  const owners = Object.entries(all).map(([prefix, items]) => [
    prefix,
    typeof items === 'string' ? items : prefix,
  ]);
  const ownerOf = Object.fromEntries(owners) as Record<string, string>;
  const dates = new Map(pages.map(({ path, frontmatter }) => [keyOf(path), frontmatter.date]));
  for (const page of pages.filter(isListed)) {
    const items = all[sidebarNameOf(page.path, ownerOf) ?? ''];
    if (!Array.isArray(items)) continue;
    const places = placesIn(items);
    if (places.some(({ path }) => keyOf(path) === keyOf(page.path))) continue;
    insert(page, items, { places, dates });
  }
  return all;
}

function isListed({ path, frontmatter: { pageType = 'doc', sidebar } }: Page): boolean {
  return pageType === 'doc' && sidebar !== false && !path.endsWith('/');
}

/** All entries with a page, in reading order. */
function placesIn(list: SidebarItemConfig[]): Place[] {
  return list.flatMap((item, index) => {
    const link = typeof item === 'string' ? item : 'link' in item ? item.link : undefined;
    const own = link && !isExternal(link) ? [{ list, index, path: link }] : [];
    const isGroup = typeof item === 'object' && 'items' in item;
    return [...own, ...(isGroup ? placesIn(item.items) : [])];
  });
}

function insert(
  { path, frontmatter: { date } }: Page,
  items: SidebarItemConfig[],
  { places, dates }: { places: readonly Place[]; dates: ReadonlyMap<string, string | undefined> },
): void {
  const near = places.filter((place) => folderOf(place.path) === folderOf(path));
  const older = date && near.find((place) => (dates.get(keyOf(place.path)) ?? date) < date);
  const last = near.at(-1);
  if (older) older.list.splice(older.index, 0, path);
  else if (last) last.list.splice(last.index + 1, 0, path);
  else items.push(path);
}

function keyOf(path: string): string {
  return normalizePath(path) ?? path;
}

/** `/guide` for `/guide/react`, and for `/guide/` itself. */
function folderOf(path: string): string {
  return path.replace(/\/[^/]*$/, '');
}
