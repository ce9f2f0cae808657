import type { SiteConfig } from '#config/schema/site.ts';
import {
  type AssembleOptions,
  assembleSite,
  type LoadedSite,
  siteDataByLocale,
} from './assemble-site.ts';
import {
  type CompileContext,
  compilePages,
  type RenderContext,
  renderPages,
} from './compile-pages.ts';
import { hashOfPictures } from './content/pictures.ts';
import type { Content } from './content/read-content.ts';
import { hashOfRecords } from './content/records/records.ts';
import { type Cache, hashOf } from './files/cache.ts';
import { siteDataOf } from './model/site.ts';
import { addSearch } from './model/site-search.ts';
import { searchAddresses } from './outputs/search/search-index.ts';

export interface LoadOptions extends Pick<CompileContext, 'compiler'> {
  config: SiteConfig;
  cache: Cache;
  /** It may still be on its way: pages are compiled meanwhile. */
  bundle: SiteBundle | Promise<SiteBundle>;
}

type SiteBundle = RenderContext['bundle'] & AssembleOptions['bundle'];

/** Compiles and joins all pages: the only step that sees all of them. */
export async function loadSite(content: Content, options: LoadOptions): Promise<LoadedSite> {
  const { config, cache, compiler } = options;
  const [bundle, compiled] = await Promise.all([
    options.bundle,
    compilePages(content.sources, {
      compiler,
      records: { ...content.records, pictures: content.pictures },
    }),
  ]);
  const { sources, publicFiles, pictures, days, records } = content;
  // Without the place of the files: the same site has the same hash in every folder.
  const texts = sources.map(({ file: _, ...source }) => source);
  const around = [[...publicFiles], hashOfPictures(pictures), [...days], hashOfRecords(records)];
  const build = hashOf(config, bundle.hash, texts, around);
  const plain = siteDataByLocale(config, sources, build);
  const data = addSearch(plain, config, {
    addressesOf: (lang) =>
      searchAddresses(compiled, {
        lang,
        config,
        glossary: records.language?.glossary,
        dataOf: (version) => siteDataOf({ data: plain }, { version, lang }),
      }),
  });
  const pages = await renderPages(compiled, data, { bundle, cache });
  return assembleSite(pages, { build, config, content, data, bundle });
}
