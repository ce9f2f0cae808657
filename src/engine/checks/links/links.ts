import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { closest } from '#shared/closest.ts';
import type { Problem, ProblemText } from '#shared/problem.ts';
import {
  decodePath,
  fileOf,
  formatRoute,
  idOfHash,
  isAsset,
  isExternal,
  normalizePath,
  splitSuffix,
  withBase,
  withoutBase,
} from '#shared/url.ts';
import type { SitePage } from '../../model/site.ts';
import { redirectRules } from '../../outputs/hosts/redirect-rules.ts';
import type { Check, CheckContext } from '../check-context.ts';
import type { BuiltPage } from './built-page.ts';
import { iconName } from './icons.ts';
import { sidebarLinks } from './navigation.ts';
import { placesOf, writtenPath } from './places.ts';

/** Links, anchors and pictures of every built document, and where they lead. */
export const links: Check = (context) => {
  const targets = targetsOf(context);
  const { config, pages } = context.site;
  const pageByFile = new Map(pages.map((page) => [`${fileOf(page.info.routePath)}.html`, page]));
  const problems = context.built.flatMap((built) => {
    const page = pageByFile.get(built.path);
    const report = (href: string, problem: ProblemText | undefined) =>
      problem ? placesOf(href, page, config).map((place) => ({ ...place, ...problem })) : [];
    return [
      ...built.hrefs.flatMap((href) => report(href, deadLink(href, built, targets))),
      ...built.sources.flatMap((source) => report(source, deadImage(source, context, targets))),
    ];
  });
  problems.push(...configured(context, targets));
  return withoutRepeats(problems).filter(({ file, found }) => {
    return file !== configFileName || !targets.sidebarEntries.has(found ?? '');
  });
};

/** What the configuration names and no document shows: where redirects lead, and the card. */
function configured(context: CheckContext, targets: Targets): Problem[] {
  const { redirects, socialImage, base } = context.site.config;
  const top = { path: 'index.html', ids: [], hrefs: [], sources: [] };
  const checked = Object.values(redirects).map((to): [string, ProblemText | undefined] => [
    to,
    deadLink(withBase(to, base), top, { ...targets, redirects: new Set() }),
  ]);
  if (socialImage) {
    checked.push([socialImage, deadImage(withBase(socialImage, base), context, targets)]);
  }
  return checked.flatMap(([found, problem]) =>
    problem ? [{ file: configFileName, found, ...problem }] : [],
  );
}

/** What is wrong, wherever it was written. */
interface Targets {
  base: string;
  /** Ids by the normalized route path of the page that has them. */
  ids: Map<string, ReadonlySet<string>>;
  /** Ids of the headings that a page's text has, likewise. */
  headings: Map<string, string[]>;
  /** Pages that show nothing for now, because of another problem. */
  unrendered: ReadonlySet<string>;
  /** Addresses without the base. */
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
  /** Files of the home pages by their routes: every page leads to one. */
  homes: ReadonlyMap<string, string>;
  /** Their own check reports these. */
  sidebarEntries: ReadonlySet<string>;
}

function targetsOf({ site, files, built }: CheckContext): Targets {
  const redirects = redirectRules(site.config).map(({ from }) => from);
  const routeOf = ({ info }: SitePage) => normalizePath(info.routePath) ?? '';
  const unrendered = site.pages.filter(
    ({ body, compiled }) => !body && (compiled.problems.length > 0 || compiled.text),
  );
  return {
    base: site.config.base,
    ids: new Map(built.map((page) => [normalizePath(`/${page.path}`) ?? '', new Set(page.ids)])),
    headings: new Map(site.pages.map((page) => [routeOf(page), page.info.toc.map(({ id }) => id)])),
    unrendered: new Set(unrendered.map(routeOf)),
    files: new Set([...site.publicFiles, ...files.map(({ path }) => `/${path}`)]),
    redirects: new Set(redirects),
    homes: new Map(homesOf(site.config)),
    sidebarEntries: new Set(sidebarLinks(site).map(({ link }) => writtenPath(link, site.config))),
  };
}

function homesOf({ lang: defaultLang, locales, multiVersion }: SiteConfig): [string, string][] {
  const folder = multiVersion ? `content/${multiVersion.default}` : 'content';
  return locales.map(({ lang }) => [
    normalizePath(formatRoute({ version: '', lang, path: '/' }, { defaultLang })) ?? '',
    `${folder}/${lang}/index.md`,
  ]);
}

function deadLink(href: string, built: BuiltPage, targets: Targets): ProblemText | undefined {
  if (isExternal(href)) return undefined;
  const [address, suffix] = splitSuffix(href);
  const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#')) : '';
  const path = address === '' ? `/${built.path}` : withoutBase(address, targets.base);
  const normalized = path === undefined ? undefined : normalizePath(path);
  if (path === undefined || normalized === undefined) return noSuchPage(address, targets);

  const ids = targets.ids.get(normalized);
  if (!ids) {
    const leadsOn = isFile(path, targets) || targets.redirects.has(normalized);
    return leadsOn ? undefined : noSuchPage(normalized, targets);
  }
  const id = idOfHash(hash);
  const isThere = id === '' || ids.has(id) || targets.unrendered.has(normalized);
  return isThere ? undefined : noSuchHeading(id, normalized, targets);
}

/** Addresses spell some letters as escapes, names of files do not. */
function isFile(path: string, { files }: Pick<Targets, 'files'>): boolean {
  return files.has(path) || files.has(decodePath(path));
}

function noSuchPage(path: string, targets: Targets): ProblemText {
  if (targets.homes.has(path)) {
    const missing = [...targets.homes].filter(([home]) => !targets.ids.has(home));
    return {
      message: 'Missing home page',
      expected: `${missing.map(([, file]) => file).join(', ')}: the logo leads there`,
      fix: 'begin with its title:\n---\ntitle: …\n---',
    };
  }
  const [suggestion] = closest(path, isAsset(path) ? [...targets.files] : [...targets.ids.keys()]);
  return {
    message: 'Dead link',
    expected: 'a page of the site, or a file of public/',
    fix: suggestion ? `did you mean ${suggestion}?` : 'correct or remove the link',
  };
}

function noSuchHeading(id: string, path: string, { headings }: Targets): ProblemText {
  const ids = headings.get(path) ?? [];
  const [suggestion] = closest(id, ids);
  return {
    message: `Dead link: ${path} has no id \`${id}\``,
    ...(suggestion || ids.length === 0 ? {} : { expected: `one of ${ids.join(', ')}` }),
    fix: suggestion ? `did you mean #${suggestion}?` : 'correct or remove the anchor',
  };
}

function deadImage(
  source: string,
  { site }: CheckContext,
  targets: Targets,
): ProblemText | undefined {
  // Icons are checked by their names, in icons.ts.
  if (/^(?:https?:|data:)/.test(source) || iconName(source, site.config)) return undefined;
  const path = withoutBase(source, site.config.base);
  if (path !== undefined && isFile(path, targets)) return undefined;
  const [suggestion] = closest(path ?? source, [...site.publicFiles]);
  return {
    message: 'Missing image file',
    expected: 'the address of a file in public/: `/diagram.svg` for public/diagram.svg',
    ...(suggestion ? { fix: `did you mean ${suggestion}?` } : {}),
  };
}

/** The navigation stands in every document: one problem, one report. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, line, found, message }: Problem) =>
    [file, line, found, message].join('\n');
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
