import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';
import { exceptionsFile } from '../../content/records/exceptions.ts';
import {
  type BundlerFacts,
  bundlerFacts,
  type Documented,
  type DocumentedKind,
  documented,
} from '../../model/documented.ts';
import type { Site, SitePage } from '../../model/site.ts';
import type { Check } from '../check-context.ts';
import { createExcuses, type Excuses } from '../excuses.ts';

/** Whether the pages document all that the bundler has, and nothing that it has not. */
export const coverage: Check = ({ site }) => checkCoverage(site, bundlerFacts);

/** The same, of any facts. Silent for a site that documents no bundler. */
export function checkCoverage(site: Site, facts: BundlerFacts): Problem[] {
  const { documents, lang } = site.config;
  if (!documents) return [];
  const pages = new Map(
    site.pages
      .filter(({ source }) => source.lang === lang && source.version === '')
      .map((page) => [page.source.path, page]),
  );
  const all = documented(facts, documents);
  const excused = createExcuses(site.records.exceptions, kinds);
  return [
    ...all.flatMap((entry) => missing(entry, pages, excused)),
    ...invented(all, pages, excused),
    ...excused.unused(),
  ];
}

/** Exceptions that are about what has a heading. */
const kinds = [
  'incomplete',
  'options',
  'commands',
  'hooks',
  'loaderContext',
  'exports',
  'headings',
] as const;

type Pages = ReadonlyMap<string, SitePage>;
const kindNames: Record<DocumentedKind, string> = {
  options: 'option',
  commands: 'command or flag',
  hooks: 'hook',
  loaderContext: 'member of the loader context',
  exports: 'export',
};

function missing({ kind, name, id, pages }: Documented, all: Pages, excused: Excuses): Problem[] {
  const targets = pages.flatMap((path) => all.get(path) ?? []);
  const isThere = targets.some(
    ({ compiled, source }) =>
      source.frontmatter.title === name ||
      compiled.ids.some((entry) => entry.id === id && !entry.alias),
  );
  if (isThere) return [];
  const isExcused = [
    excused.has(kind, name),
    ...pages.map((path) => excused.has('incomplete', path)),
  ];
  if (isExcused.includes(true)) return [];
  const [target] = targets;
  return [
    {
      ...(target ? { file: `content/${target.source.relativePath}` } : {}),
      message: `Missing heading for the ${kindNames[kind]} \`${name}\``,
      expected: target
        ? `### ${name} {#${id}}, or a row of a table with that id`
        : 'a page that documents it: `documents` in the site’s configuration',
      fix: `document it, or say in content/${exceptionsFile} why not: ${kind}: { '${name}': '…' }`,
    },
  ];
}

/** Patterns of headings that name something of the bundler, by the kind of page. */
const looks: Record<DocumentedKind, RegExp> = {
  options: /^(?:[a-z]\w*(?:\.[\w/]+)*|Rule(?:\.[\w/]+)+)$/,
  commands: /^--\w[\w-]*$|^rspack [a-z]+$/,
  hooks: /^\w+\.hooks\.\w+$/,
  loaderContext: /^this\.\w+$/,
  exports: /^(?:\w+\.)*[A-Z]\w*Plugin$/,
};

/** Headings that name an option, flag, hook, member or plugin that the bundler does not have. */
function invented(all: readonly Documented[], pages: Pages, excused: Excuses): Problem[] {
  const kinds = Object.keys(looks) as DocumentedKind[];
  // A page may document things of several kinds, and they look alike: `container.ContainerPlugin`.
  const namesOn = (path: string) =>
    new Set(all.filter((entry) => entry.pages.includes(path)).map(({ name }) => name));
  return kinds.flatMap((kind) => {
    const known = all.filter((entry) => entry.kind === kind);
    const paths = new Set(known.flatMap((entry) => entry.pages));
    const suggestions = known.map(({ name }) => name);
    return [...paths].flatMap((path) => {
      const page = pages.get(path);
      return page ? inventedOn(page, kind, { names: namesOn(path), suggestions, excused }) : [];
    });
  });
}

function inventedOn(
  { source, compiled }: SitePage,
  kind: DocumentedKind,
  {
    names,
    suggestions,
    excused,
  }: { names: ReadonlySet<string>; suggestions: readonly string[]; excused: Excuses },
): Problem[] {
  return compiled.toc.flatMap(({ text, id }) => {
    if (!looks[kind].test(text) || names.has(text)) return [];
    if (excused.has('headings', `${source.path}#${id}`)) return [];
    const [suggestion] = closest(text, suggestions);
    const line = compiled.ids.find((entry) => entry.id === id)?.line;
    return [
      {
        file: `content/${source.relativePath}`,
        ...(line === undefined ? {} : { line }),
        message: suggestions.includes(text)
          ? `Misplaced ${kindNames[kind]} \`${text}\`: it belongs on another page`
          : `Unknown ${kindNames[kind]} \`${text}\``,
        found: text,
        ...(suggestion ? { expected: suggestion } : {}),
        fix: `correct the heading, or say in content/${exceptionsFile} what it is: headings: { '${source.path}#${id}': '…' }`,
      },
    ];
  });
}
