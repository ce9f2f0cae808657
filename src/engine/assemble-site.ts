import type { SiteConfig } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site.ts';
import { formatRoute } from '#shared/url.ts';
import type { Bundle } from './bundle/bundle.ts';
import { staleIds } from './checks/translations/stale-sections.ts';
import { unknownStringProblems } from './content/own-strings.ts';
import type { SourceFile } from './content/read.ts';
import type { Content } from './content/read-content.ts';
import { finishBody } from './model/finish-body.ts';
import { type NotesOf, optionNotes } from './model/option-notes.ts';
import { optionPlaces } from './model/option-pages.ts';
import { type PageContext, pageInfo } from './model/page-info.ts';
import { pageStyles } from './model/page-styles.ts';
import type { RenderedSource, Site, SitePage } from './model/site.ts';
import { siteData } from './model/site-data.ts';
import { siteDataAddress } from './outputs/site-data.ts';
import { optionIndex } from './rspack/option-index.ts';

/** The content as read: pages that could not be read or compiled are in it, with their problems. */
export interface LoadedSite {
  site: Site;
  problems: Problem[];
}

export interface AssembleOptions {
  config: SiteConfig;
  build: string;
  content: Content;
  data: Site['data'];
  bundle: Pick<Bundle, 'componentStyles' | 'server'>;
}

/** Joins compiled pages to a site. */
export function assembleSite(
  pages: readonly RenderedSource[],
  { build, config, content, data, bundle }: AssembleOptions,
): LoadedSite {
  const { sources, publicFiles, icons, iconSource, days, records, problems } = content;
  const context = {
    config,
    data,
    days,
    samePath: sourcesByPath(sources),
    describe: descriptions(sources),
    addresses: addressesOf(data),
    places: optionPlaces(pages, config, optionIndex),
    notes: optionNotes(pages, records.configDiff),
    stale: staleIds(records.translationStatus, pages, config),
    bundle,
  };
  return {
    site: {
      build,
      config,
      data,
      publicFiles,
      icons,
      iconSource,
      days,
      records,
      pages: pages.map((page) => assemblePage(page, context)),
    },
    problems: [
      ...problems,
      ...unknownStringProblems(bundle.server.unknownStrings()),
      ...pages.flatMap(ownProblems),
    ],
  };
}

/** An untranslated page shows the original's text, so its data come from the original. */
function ownProblems({ source, compiled }: RenderedSource): readonly Problem[] {
  return source.original ? [] : compiled.problems;
}

/** The data of the shell (navigation, sidebars, strings), by version and language. */
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

interface AssembleContext {
  config: SiteConfig;
  data: Site['data'];
  days: ReadonlyMap<string, string>;
  /** All pages of one path, in every language and version. */
  samePath: ReadonlyMap<string, SourceFile[]>;
  describe: PageContext['describe'];
  /** Where each site data will be. */
  addresses: ReadonlyMap<SiteData, string>;
  places: ReturnType<typeof optionPlaces>;
  notes: NotesOf;
  /** Ids of sections whose original has changed, by page. */
  stale: ReturnType<typeof staleIds>;
  bundle: AssembleOptions['bundle'];
}

/** Joins a compiled page with data that need the whole site: neighbors, translations, links. */
function assemblePage(
  { source, compiled, body, plainBody }: RenderedSource,
  context: AssembleContext,
): SitePage {
  const { config, data, days, samePath, addresses } = context;
  const site = data[source.version]?.[source.lang];
  if (!site) throw new Error(`There is no site data for ${source.relativePath}.`);
  const same = samePath.get(source.path) ?? [];
  const aroundBody = {
    ...context.places(source),
    optionNote: context.notes(source),
    staleSections: context.stale.get(source) ?? new Set(),
    original: source.original,
    texts: context.bundle.server.texts(site),
  };
  const finish = (html: string) => finishBody(html, aroundBody);
  const finished = finishBody(body, { ...aroundBody, hasCards: true });
  const info = pageInfo(source, compiled, {
    styles: pageStyles(finished, source.frontmatter, context.bundle.componentStyles),
    config,
    site,
    siteData: addresses.get(site) ?? '',
    alternates: alternatesOf(source, same, config),
    versions: versionsOf(source, same, config),
    describe: context.describe,
    lastCommit: days.get(`content/${source.relativePath}`),
  });
  return {
    info,
    source,
    compiled,
    body: finished,
    finish,
    ...(plainBody === undefined ? {} : { plainBody: finish(plainBody) }),
  };
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

/** The same page in every version of its language; the home page where a version lacks it. */
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

function descriptions(sources: readonly SourceFile[]): PageContext['describe'] {
  const known = new Map(
    sources.map(({ routePath, frontmatter }) => [routePath, frontmatter.description]),
  );
  return (routePath) => known.get(routePath);
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
