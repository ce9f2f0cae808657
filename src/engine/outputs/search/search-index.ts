import { searchedLocales } from '#config/localize.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { withBase } from '#shared/url.ts';
import { hashOf } from '../../files/cache.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { siteDataOf } from '../../model/site.ts';
import type { Output } from '../output.ts';
import { type SearchSource, searchDocuments } from './search-documents.ts';
import { type SearchTermsContext, searchTerms } from './search-terms.ts';

/**
 * Two files for each language: its pages, `/static/search_index.{lang}.{hash}.json`, and what search
 * knows beside them, `/static/search_terms.{lang}.{hash}.json`.
 */
export const searchIndexes: Output = ({ site }) =>
  searchLanguages(site.config).flatMap((lang) => {
    const { index, terms } = searchFiles(site.pages, {
      lang,
      config: site.config,
      records: site.records,
      dataOf: (version) => siteDataOf(site, { version, lang }),
    });
    return [index, terms];
  });

/** The languages whose pages are searched in the browser. */
function searchLanguages(config: SiteConfig): LocaleCode[] {
  const isRemote = config.search && config.search.mode === 'remote';
  return isRemote ? [] : searchedLocales(config);
}

interface SearchFilesContext extends SearchTermsContext {
  config: SiteConfig;
}

/** The two files of a language. */
function searchFiles(
  pages: readonly SearchSource[],
  context: SearchFilesContext,
): { index: OutputFile; terms: OutputFile } {
  const { lang } = context;
  return {
    index: jsonFile(`search_index.${lang}`, searchDocuments(pages, context)),
    terms: jsonFile(`search_terms.${lang}`, searchTerms(pages, context)),
  };
}

/** Where the two files of a language are, as a page names them. */
export function searchAddresses(
  pages: readonly SearchSource[],
  context: SearchFilesContext,
): { index: string; terms: string } {
  const { index, terms } = searchFiles(pages, context);
  const { base } = context.config;
  return { index: withBase(`/${index.path}`, base), terms: withBase(`/${terms.path}`, base) };
}

function jsonFile(name: string, value: unknown): OutputFile {
  const content = JSON.stringify(value);
  return { path: `static/${name}.${hashOf(content).slice(0, 8)}.json`, content };
}
