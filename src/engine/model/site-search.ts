import { searchedLocales } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { SearchAddresses, SiteData, SiteSearch } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import type { Site } from './site.ts';

/** Tells the shell in every version and language what searches the site: nothing does where search is switched off. */
export function addSearch(
  data: Site['data'],
  config: Pick<SiteConfig, 'search' | 'themeConfig' | 'locales'>,
  { addressesOf }: { addressesOf: (lang: LocaleCode) => SearchAddresses },
): Site['data'] {
  const searched = searchedLocales(config);
  const search = siteSearch(config.search, searched, addressesOf);
  const add = (site: SiteData): SiteData =>
    search && searched.includes(site.lang) ? { ...site, search } : site;
  return mapValues(data, (locales) => mapValues(locales, add));
}

function siteSearch(
  search: SiteConfig['search'],
  searched: readonly LocaleCode[],
  addressesOf: (lang: LocaleCode) => SearchAddresses,
): SiteSearch | undefined {
  if (search === false) return undefined;
  if (search.mode === 'remote') return search;
  const files = Object.fromEntries(searched.map((lang) => [lang, addressesOf(lang)]));
  return { mode: 'local', files };
}

function mapValues<Key extends string, From, To>(
  record: Record<Key, From>,
  map: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<Key, To>;
}

/**
 * Addresses that stay while texts are being written.
 *
 * A hash would change the site data with every edit, and with that every page.
 */
export function lastingAddresses(lang: LocaleCode, base: string): SearchAddresses {
  const address = (name: string) => withBase(`/static/${name}.${lang}.dev.json`, base);
  return { headings: address('search_headings'), text: address('search_text') };
}

/** The lasting name of a file of the search index; all other files keep theirs. */
export function lastingPath(file: string): string {
  return file.replace(/^(static\/search_(?:headings|index|text)\.\w+)\.\w+\.json$/, '$1.dev.json');
}
