import { searchedLocales } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { splitIndex } from '#search/headings.ts';
import { packText } from '#search/text-file.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { SearchAddresses } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { hashOf } from '../../files/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { siteDataOf } from '../../model/site.ts';
import type { Output } from '../output.ts';
import { type SearchSource, searchDocuments } from './search-documents.ts';
import { type SearchTermsContext, searchTerms } from './search-terms.ts';

/**
 * Three files for each language: the names of pages and headings, which are searched first,
 * `/static/search_headings.{lang}.{hash}.json`; the texts, written as short as can be,
 * `/static/search_text.{lang}.{hash}.json`; and the pages as documents, for servers and other programs,
 * `/static/search_index.{lang}.{hash}.json`.
 */
export const searchIndexes: Output = ({ site }) =>
  site.searchFiles ??
  searchLanguages(site.config).flatMap((lang) =>
    Object.values(
      searchFiles(site.pages, {
        lang,
        config: site.config,
        records: site.records,
        dataOf: (version) => siteDataOf(site, { version, lang }),
      }),
    ),
  );

/** The languages whose pages are searched in the browser. */
function searchLanguages(config: SiteConfig): LocaleCode[] {
  const isRemote = config.search && config.search.mode === 'remote';
  return isRemote ? [] : searchedLocales(config);
}

interface SearchFilesContext extends SearchTermsContext {
  config: SiteConfig;
}

/** The files of a language. */
export function searchFiles(
  pages: readonly SearchSource[],
  context: SearchFilesContext,
): Record<keyof SearchAddresses | 'index', OutputFile> {
  const { lang } = context;
  const index = {
    documents: searchDocuments(pages, context),
    metadata: searchTerms(pages, context),
  };
  const tiers = splitIndex(index);
  return {
    headings: jsonFile(`search_headings.${lang}`, tiers.headings),
    text: jsonFile(`search_text.${lang}`, packText(index, tiers)),
    index: jsonFile(`search_index.${lang}`, index.documents),
  };
}

/** Where the files of a language are, as a page names them. */
export function searchAddresses(
  { headings, text }: Record<keyof SearchAddresses, OutputFile>,
  { base }: Pick<SiteConfig, 'base'>,
): SearchAddresses {
  const address = ({ path }: OutputFile) => withBase(`/${path}`, base);
  return { headings: address(headings), text: address(text) };
}

function jsonFile(name: string, value: unknown): OutputFile {
  const content = JSON.stringify(value);
  return { path: `static/${name}.${hashOf(content).slice(0, 8)}.json`, content };
}
