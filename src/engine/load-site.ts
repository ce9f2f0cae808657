import type { SiteConfig } from '#config/schema/site.ts';
import { assembleSite, type LoadedSite, siteDataByLocale } from './assemble-site.ts';
import { hashOf } from './cache.ts';
import { type CompileContext, compilePages } from './compile-pages.ts';
import { readContent } from './content/read-content.ts';
import type { Project } from './project.ts';

export interface LoadOptions extends Omit<CompileContext, 'records'> {
  project: Project;
  config: SiteConfig;
}

/** Reads, compiles and joins all pages: the only step that sees all of them. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const { project, config, bundle } = options;
  const content = await readContent(project, config);
  const { sources, publicFiles, days } = content;
  // Without the place of the files: the same site has the same hash in every folder.
  const texts = sources.map(({ file: _, ...source }) => source);
  const build = hashOf(config, bundle.hash, texts, [...publicFiles], [...days]);
  const data = siteDataByLocale(config, sources, build);
  const pages = await compilePages(sources, data, { ...options, records: content.records });
  return assembleSite(pages, { build, config, content, data, texts: bundle.server.texts });
}
