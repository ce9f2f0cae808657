import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site.ts';
import { formatRoute } from '#shared/url.ts';
import type { Bundle } from './bundle/bundle.ts';
import { type Cache, hashOf } from './cache.ts';
import type { SourceFile } from './content/read.ts';
import { type Content, readContent } from './content/read-content.ts';
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
  const content = await readContent(project, config);
  const { sources, publicFiles, days } = content;
  // Without the place of the files: the same site has the same hash in every folder.
  const texts = sources.map(({ file: _, ...source }) => source);
  const build = hashOf(config, bundle.hash, texts, [...publicFiles], [...days]);
  const data = siteDataByLocale(config, sources, build);
  const pages = await compilePages(sources, data, options);
  return assembleSite(pages, { build, config, content, data });
}

interface AssembleOptions extends Pick<LoadOptions, 'config'> {
  build: string;
  content: Content;
  data: Site['data'];
}

/** Joins compiled pages to a site. */
export function assembleSite(
  pages: readonly CompiledSource[],
  { build, config, content, data }: AssembleOptions,
): LoadedSite {
  const { sources, publicFiles, days, problems } = content;
  const context = {
    config,
    data,
    days,
    samePath: sourcesByPath(sources),
    addresses: addressesOf(data),
  };
  return {
    site: {
      build,
      config,
      data,
      publicFiles,
      pages: pages.map((page) => assemblePage(page, context)),
    },
    problems: [...problems, ...pages.flatMap(({ compiled }) => compiled.problems)],
  };
}

/** A page before it knows of any other. */
export type CompiledSource = Pick<SitePage, 'source' | 'compiled' | 'body'>;

/** Compiles all pages and renders their text. */
export async function compilePages(
  sources: SourceFile[],
  data: Site['data'],
  { compiler, bundle, cache }: Pick<LoadOptions, 'compiler' | 'bundle' | 'cache'>,
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
      return renderSource({ source, compiled: page }, site, { bundle, cache });
    }),
  );
}

async function renderSource(
  { source, compiled }: Omit<CompiledSource, 'body'>,
  site: SiteData,
  context: Pick<LoadOptions, 'bundle' | 'cache'>,
): Promise<CompiledSource> {
  try {
    return { source, compiled, body: await renderBody(compiled, site, context) };
  } catch (error) {
    const problem = {
      file: `content/${source.relativePath}`,
      message: 'The page cannot be rendered.',
      found: String(error),
      expected: 'components with the properties that content/README.md shows',
    };
    return { source, compiled: withProblem(compiled, problem), body: '' };
  }
}

function withProblem(compiled: SitePage['compiled'], problem: Problem): SitePage['compiled'] {
  return { ...compiled, problems: [...compiled.problems, problem] };
}

/** A page with faults that would stop rendering has no body; its problems say why. */
async function renderBody(
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

/** What the shell knows of the site, in every version and language. */
export function siteDataByLocale(
  config: SiteConfig,
  sources: SourceFile[],
  build: string,
): Site['data'] {
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
  /** All pages of one path, in every language and version. */
  samePath: ReadonlyMap<string, SourceFile[]>;
  /** Where each site data will be. */
  addresses: ReadonlyMap<SiteData, string>;
}

/** Joins a page with what only the whole site knows of it. */
function assemblePage(
  { source, compiled, body }: CompiledSource,
  { config, data, days, samePath, addresses }: AssembleContext,
): SitePage {
  const site = data[source.version]?.[source.lang];
  if (!site) throw new Error(`There is no site data for ${source.relativePath}.`);
  const same = samePath.get(source.path) ?? [];
  const info = pageInfo(source, compiled, {
    config,
    site,
    siteData: addresses.get(site) ?? '',
    alternates: alternatesOf(source, same, config),
    versions: versionsOf(source, same, config),
    lastCommit: days.get(`content/${source.relativePath}`),
  });
  return { info, source, compiled, body };
}

function addressesOf(data: Site['data']): Map<SiteData, string> {
  return new Map(
    Object.entries(data).flatMap(([version, locales]) =>
      Object.values(locales).map((site) => [site, siteDataAddress(site, version)]),
    ),
  );
}

/** The same page in every language of its version. */
function alternatesOf(
  { version }: SourceFile,
  same: readonly SourceFile[],
  config: SiteConfig,
): SitePage['info']['alternates'] {
  return Object.fromEntries(
    config.locales.flatMap(({ lang }) => {
      const other = same.find((page) => page.lang === lang && page.version === version);
      return other ? [[lang, other.routePath]] : [];
    }),
  );
}

/** The same page in every version of its language; the home page of those that do not have it. */
function versionsOf(
  { lang }: SourceFile,
  same: readonly SourceFile[],
  { multiVersion, lang: defaultLang }: SiteConfig,
): SitePage['info']['versions'] {
  return (
    multiVersion &&
    Object.fromEntries(
      multiVersion.versions.map((name) => {
        const version = name === multiVersion.default ? '' : name;
        const other = same.find((page) => page.lang === lang && page.version === version);
        return [
          name,
          other?.routePath ?? formatRoute({ version, lang, path: '/' }, { defaultLang }),
        ];
      }),
    )
  );
}

function sourcesByPath(sources: readonly SourceFile[]): Map<string, SourceFile[]> {
  const groups = new Map<string, SourceFile[]>();
  for (const source of sources) {
    const group = groups.get(source.path);
    if (group) group.push(source);
    else groups.set(source.path, [source]);
  }
  return groups;
}
