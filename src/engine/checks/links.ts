import { configFileName } from '#config/load-config.ts';
import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';
import {
  fileOf,
  idOfHash,
  isAsset,
  isExternal,
  normalizePath,
  splitSuffix,
  withoutBase,
} from '#shared/url.ts';
import type { SitePage } from '../model/site.ts';
import { redirectRules } from '../outputs/host-rules.ts';
import type { BuiltPage } from './built-page.ts';
import type { Check, CheckContext } from './check-context.ts';

/** Links, anchors and pictures of every built document, and where they lead. */
export const links: Check = (context) => {
  const targets = targetsOf(context);
  const pageByFile = new Map(
    context.site.pages.map((page) => [`${fileOf(page.info.routePath)}.html`, page]),
  );
  const problems = context.built.flatMap((built) => {
    const page = pageByFile.get(built.path);
    return [
      ...built.hrefs.flatMap((href) => deadLink(href, built, targets, page) ?? []),
      ...built.sources.flatMap((source) => deadImage(source, context, targets, page) ?? []),
    ];
  });
  return withoutRepeats(problems);
};

interface Targets {
  base: string;
  /** Ids by the normalised route path of the page that has them. */
  ids: Map<string, ReadonlySet<string>>;
  /** Addresses without the base. */
  files: ReadonlySet<string>;
  redirects: ReadonlySet<string>;
}

function targetsOf({ site, files, built }: CheckContext): Targets {
  const redirects = redirectRules(site.config).map(({ from }) => from);
  return {
    base: site.config.base,
    ids: new Map(built.map((page) => [normalizePath(`/${page.path}`) ?? '', new Set(page.ids)])),
    files: new Set([...site.publicFiles, ...files.map(({ path }) => `/${path}`)]),
    redirects: new Set(redirects),
  };
}

function deadLink(
  href: string,
  built: BuiltPage,
  targets: Targets,
  page: SitePage | undefined,
): Problem | undefined {
  if (isExternal(href)) return undefined;
  const [address, suffix] = splitSuffix(href);
  const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#')) : '';
  const own = normalizePath(`/${built.path}`) ?? '';
  const path = address === '' ? own : withoutBase(address, targets.base);
  const normalized = path === undefined ? undefined : normalizePath(path);
  const ids = normalized === undefined ? undefined : targets.ids.get(normalized);

  if (!ids) {
    const leadsOn = path !== undefined && (targets.files.has(path) || targets.redirects.has(path));
    return leadsOn ? undefined : noSuchPage(href, normalized ?? address, targets, page);
  }
  const id = idOfHash(hash);
  return id === '' || ids.has(id) ? undefined : noSuchHeading(href, id, ids, page);
}

function noSuchPage(
  href: string,
  path: string,
  targets: Targets,
  page: SitePage | undefined,
): Problem {
  const [suggestion] = closest(path, isAsset(path) ? [...targets.files] : [...targets.ids.keys()]);
  return {
    ...placeOf(href, page),
    message: 'This link leads nowhere.',
    expected: 'a page of the site, or a file of public/',
    fix: suggestion ? `did you mean ${suggestion}?` : 'correct or remove the link',
  };
}

function noSuchHeading(
  href: string,
  id: string,
  ids: ReadonlySet<string>,
  page: SitePage | undefined,
): Problem {
  const [suggestion] = closest(id, [...ids]);
  return {
    ...placeOf(href, page),
    message: `The page has no heading with the id \`${id}\`.`,
    fix: suggestion ? `did you mean #${suggestion}?` : 'correct or remove the anchor',
  };
}

function deadImage(
  source: string,
  { site }: CheckContext,
  targets: Targets,
  page: SitePage | undefined,
): Problem | undefined {
  if (/^(?:https?:|data:)/.test(source)) return undefined;
  const path = withoutBase(source, site.config.base);
  if (path !== undefined && targets.files.has(path)) return undefined;
  const [suggestion] = closest(path ?? source, [...site.publicFiles]);
  return {
    ...placeOf(source, page),
    message: 'This picture does not exist.',
    expected: 'the address of a file in public/: `/diagram.svg` for public/diagram.svg',
    ...(suggestion ? { fix: `did you mean ${suggestion}?` } : {}),
  };
}

/** A link that no page's text has comes from its frontmatter or from the site's configuration. */
function placeOf(
  href: string,
  page: SitePage | undefined,
): Pick<Problem, 'file' | 'line' | 'found'> {
  const references = page ? [...page.compiled.links, ...page.compiled.images] : [];
  const reference = references.find((candidate) => candidate.href === href);
  if (page && reference) {
    return {
      file: `content/${page.source.relativePath}`,
      line: reference.line,
      found: reference.written,
    };
  }
  const isOfPage =
    page && JSON.stringify(page.info.frontmatter).includes(href.replace(/^\/zh/, ''));
  return { file: isOfPage ? `content/${page.source.relativePath}` : configFileName, found: href };
}

/** The navigation stands in every document: one fault, one report. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keys = new Map(
    problems.map((problem) => [
      [problem.file, problem.line, problem.found, problem.message].join('\n'),
      problem,
    ]),
  );
  return [...keys.values()];
}
