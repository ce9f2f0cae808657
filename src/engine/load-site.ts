import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site.ts';
import type { Bundle } from './bundle/bundle.ts';
import { type Cache, hashOf } from './cache.ts';
import { lastCommitDays } from './content/git-dates.ts';
import { readSource, type SourceFile } from './content/read.ts';
import { scan } from './content/scan.ts';
import type { Compiler } from './markdown/compiler.ts';
import { pageInfo } from './model/page-info.ts';
import type { Site, SitePage } from './model/site.ts';
import { siteData } from './model/site-data.ts';
import { siteDataAddress } from './outputs/site-data.ts';
import type { Project } from './project.ts';

export interface LoadOptions {
  project: Project;
  config: SiteConfig;
  bundle: Pick<Bundle, 'hash' | 'server'>;
  compiler: Compiler;
  cache: Cache;
}

/** What the content says: pages that could not be read or compiled are there, with their problems. */
export interface LoadedSite {
  site: Site;
  problems: Problem[];
}

/** Reads, compiles and joins all pages: the only step that sees all of them. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const { project, config, bundle } = options;
  const [{ files, problems }, publicFiles, days] = await Promise.all([
    scan(project.content, config),
    listFiles(project.public),
    config.themeConfig.lastUpdated ? lastCommitDays(project.root, 'content') : new Map(),
  ]);
  const read = await Promise.all(files.map(readSource));
  const sources = read.map(({ source }) => source);
  const build = hashOf(config, bundle.hash, sources, [...publicFiles], [...days]);

  const data = siteDataByLocale(config, sources, build);
  const pages = await compilePages(sources, data, options);
  return {
    site: {
      build,
      config,
      data,
      publicFiles,
      pages: pages.map((page) => assemblePage(page, { ...options, data, days, sources })),
    },
    problems: [
      ...problems,
      ...read.flatMap((file) => file.problems),
      ...pages.flatMap(({ compiled }) => compiled.problems),
    ],
  };
}

type CompiledSource = Pick<SitePage, 'source' | 'compiled' | 'body'>;

async function compilePages(
  sources: SourceFile[],
  data: Site['data'],
  { compiler, bundle, cache }: LoadOptions,
): Promise<CompiledSource[]> {
  const indexPaths = [...new Set(sources.map((source) => source.path))].filter((p) =>
    p.endsWith('/'),
  );
  const compiled = await compiler.compileAll(sources, indexPaths);
  return Promise.all(
    sources.map(async (source, index) => {
      const page = compiled[index];
      const site = data[source.version]?.[source.lang];
      if (!page || !site) throw new Error(`${source.relativePath} was not compiled.`);
      return { source, compiled: page, body: await renderBody(page, site, { bundle, cache }) };
    }),
  );
}

/** A page with faults that would stop rendering has no body; its problems say why. */
export async function renderBody(
  { code, components }: SitePage['compiled'],
  { lang, texts }: SiteData,
  { bundle, cache }: Pick<LoadOptions, 'bundle' | 'cache'>,
): Promise<string> {
  const { server, hash } = bundle;
  const isRenderable = components.every(({ name }) => server.componentNames.includes(name));
  if (!code || !isRenderable) return '';
  return cache.remember('body', [code, hash, lang, texts], async () =>
    server.renderBody(code, { lang, texts }),
  );
}

function siteDataByLocale(config: SiteConfig, sources: SourceFile[], build: string): Site['data'] {
  const { versions, default: defaultVersion } = config.multiVersion ?? {};
  const names = ['', ...(versions ?? []).filter((version) => version !== defaultVersion)];
  return Object.fromEntries(
    names.map((version) => [
      version,
      Object.fromEntries(
        config.locales.map(({ lang }) => [
          lang,
          siteData(config, sources, { build, lang, version }),
        ]),
      ) as Record<LocaleCode, SiteData>,
    ]),
  );
}

interface AssembleContext extends Pick<LoadOptions, 'config'> {
  data: Site['data'];
  days: ReadonlyMap<string, string>;
  sources: readonly SourceFile[];
}

/** Joins a page with what only the whole site knows of it. */
export function assemblePage(
  { source, compiled, body }: CompiledSource,
  { config, data, days, sources }: AssembleContext,
): SitePage {
  const site = data[source.version]?.[source.lang];
  if (!site) throw new Error(`There is no site data for ${source.relativePath}.`);
  const info = pageInfo(source, compiled, {
    config,
    site,
    siteData: siteDataAddress(site, source.version),
    alternates: alternatesOf(source, sources, config),
    lastCommit: days.get(`content/${source.relativePath}`),
  });
  return { info, source, compiled, body };
}

function alternatesOf(
  { path: pagePath, version }: SourceFile,
  sources: readonly SourceFile[],
  config: SiteConfig,
): SitePage['info']['alternates'] {
  const same = sources.filter((other) => other.path === pagePath && other.version === version);
  return Object.fromEntries(
    config.locales.flatMap(({ lang }) => {
      const other = same.find((candidate) => candidate.lang === lang);
      return other ? [[lang, other.routePath]] : [];
    }),
  );
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name));
  return new Set(
    paths.map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`).sort(),
  );
}
