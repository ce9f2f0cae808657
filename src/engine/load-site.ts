import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import { absoluteUrl } from '#shared/head.ts';
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
import { hashOfRecords } from './content/records/content-records.ts';
import { type Cache, hashOf } from './files/cache.ts';
import type { OutputFile } from './files/output-file.ts';
import { hashOfFiles } from './files/source-hash.ts';
import { type Site, siteDataOf } from './model/site.ts';
import { addSearch } from './model/site-search.ts';
import { searchAddresses, searchFiles } from './outputs/search/search-index.ts';
import { type PageCrew, run, textBy } from './page-tasks.ts';

export interface LoadOptions extends Pick<CompileContext, 'compiler'> {
  config: SiteConfig;
  cache: Cache;
  /** What renders together. Default: this thread alone. */
  crew?: PageCrew | undefined;
  /** It may still be on its way: pages are compiled meanwhile. */
  bundle: SiteBundle | Promise<SiteBundle>;
}

type SiteBundle = RenderContext['bundle'] & AssembleOptions['bundle'];

/** Compiles and joins all pages: the only step that sees all of them. */
export async function loadSite(content: Content, options: LoadOptions): Promise<LoadedSite> {
  const { config, cache, compiler, crew } = options;
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
  const searched: OutputFile[] = [];
  const data = addSearch(plain, config, {
    addressesOf(lang) {
      const dataOf = (version: string) => siteDataOf({ data: plain }, { version, lang });
      const files = searchFiles(compiled, { lang, config, records, dataOf });
      searched.push(...Object.values(files));
      return searchAddresses(files, config);
    },
  });
  const pages = await renderPages(compiled, data, { bundle, cache, crew });
  const loaded = assembleSite(pages, { build, config, content, data, bundle });
  loaded.site.searchFiles = searched;
  await addMarkdown(loaded.site, { cache, crew });
  return loaded;
}

/** Turning HTML to Markdown takes longer than all else that is done with a page again and again: it is kept. */
async function addMarkdown(
  site: Site,
  { cache, crew }: Pick<LoadOptions, 'cache' | 'crew'>,
): Promise<void> {
  const outputs = path.join(import.meta.dirname, 'outputs');
  const parts = ['article-markdown.ts', 'plain-article.ts'].map((name) => path.join(outputs, name));
  const hash = await hashOfFiles(outputs, parts);
  await Promise.all(
    site.pages.map(async (page) => {
      const { info, plainBody = '' } = page;
      const address = absoluteUrl(info.routePath, siteDataOf(site, info));
      page.markdown = await cache.remember('markdown', [hash, plainBody, address], async () => {
        const task = { type: 'markdown', plainBody, address } as const;
        return crew ? textBy(crew, task) : ((await run(task)) as string);
      });
    }),
  );
}
