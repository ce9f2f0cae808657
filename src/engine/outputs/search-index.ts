import type { SearchDocument } from '#shared/search-document.ts';
import { hashOf } from '../cache.ts';
import type { Site } from '../model/site.ts';
import type { Output, OutputFile } from './output-file.ts';

/** One index for each language: `/static/search_index.{lang}.{hash}.json`. Home pages have no part in it. */
export const searchIndexes: Output = ({ site }) => {
  const { search, themeConfig, locales } = site.config;
  if (search === false || search.mode === 'remote' || !themeConfig.search) return [];
  return locales.map(({ lang }): OutputFile => {
    const content = JSON.stringify(documents(site).filter((entry) => entry.lang === lang));
    return { path: `static/search_index.${lang}.${hashOf(content).slice(0, 8)}.json`, content };
  });
};

function documents({ pages, config }: Site): SearchDocument[] {
  return pages
    .filter(({ info }) => info.pageType !== 'home')
    .map(({ info, compiled }) => ({
      routePath: info.routePath,
      title: info.title,
      content: compiled.text,
      toc: info.toc,
      lang: info.lang,
      domain: config.url,
    }));
}
