import type { SiteConfig } from '#config/schema/site.ts';
import type { SearchDocument } from '#search/search-index.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { SourceFile } from '../../content/read.ts';
import type { CompiledPage } from '../../markdown/compiled-page.ts';

/** A page as far as search needs it: known as soon as its text is compiled. */
export interface SearchSource {
  source: Pick<SourceFile, 'frontmatter' | 'routePath' | 'path' | 'lang' | 'version'>;
  compiled: Pick<CompiledPage, 'text' | 'toc' | 'ids' | 'samples' | 'commands'>;
}

/** The pages of a language as its index holds them; home pages have no part in it. */
export function searchDocuments(
  pages: readonly SearchSource[],
  { lang, config }: { lang: LocaleCode; config: Pick<SiteConfig, 'url' | 'title' | 'locales'> },
): SearchDocument[] {
  const siteTitle = config.locales.find((locale) => locale.lang === lang)?.title ?? config.title;
  return pages
    .filter(({ source }) => source.lang === lang && source.frontmatter.pageType !== 'home')
    .map(({ source, compiled }) => ({
      routePath: source.routePath,
      title: source.frontmatter.title ?? siteTitle,
      content: compiled.text,
      toc: compiled.toc,
      lang,
      domain: config.url,
    }));
}
