import type { LocaleCode } from '#shared/locale.ts';
import { isDraft } from '../../content/drafts.ts';
import type { AddressIds } from '../../content/records/addresses.ts';
import type { PageId } from '../../markdown/compiled-page.ts';
import type { Site } from '../../model/site.ts';

/** A page as links see it. */
export interface AddressPage {
  lang: LocaleCode;
  /** The same in every language: `/config/output`. */
  path: string;
  routePath: string;
  /** From the project's root: `content/en/config/output.md`. */
  file: string;
  ids: readonly PageId[];
  /** Whether the page could be compiled; of another one not all ids are known. */
  isWhole: boolean;
}

/** The published pages of a site, as links see them. */
export function addressPages({ pages }: Pick<Site, 'pages'>): AddressPage[] {
  const published = pages.filter(({ source }) => !isDraft(source));
  return published.map(({ source: { lang, path, routePath, relativePath }, compiled }) => ({
    lang,
    path,
    routePath,
    file: `content/${relativePath}`,
    ids: compiled.ids,
    isWhole: compiled.code !== '',
  }));
}

/** The ids that a page has by itself. */
export function ownIds({ ids }: Pick<AddressPage, 'ids'>): string[] {
  return ids.filter(({ alias }) => !alias).map(({ id }) => id);
}

/** All addresses that pages publish now. Aliases are left out: their old ids are on the list already. */
export function currentAddresses(
  pages: readonly Pick<AddressPage, 'routePath' | 'ids'>[],
): AddressIds {
  return Object.fromEntries(pages.map((page) => [page.routePath, ownIds(page)]));
}
