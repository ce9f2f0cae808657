import { articleComponents } from '#shared/article-components.ts';
import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { SourceFile } from './content/read.ts';
import type { Cache } from './files/cache.ts';
import type { Compiler, PageSurroundings } from './markdown/compiler.ts';
import {
  type CompiledSource,
  type RenderedSource,
  type Site,
  type SitePage,
  siteDataOf,
} from './model/site.ts';
import { type PageCrew, textBy } from './page-tasks.ts';

export interface RenderContext {
  bundle: Pick<Bundle, 'hash' | 'server' | 'serverFile'>;
  cache: Cache;
  /** What renders together. Default: this thread alone. */
  crew?: PageCrew | undefined;
  /** Which pages are rendered in their plain form as well. Default: all. */
  needsPlain?: (source: SourceFile) => boolean;
}

export interface CompileContext {
  compiler: Compiler;
  /** What pages are compiled with that stands in no page; the pages themselves aside. */
  records: Omit<PageSurroundings, 'indexPaths'>;
}

/** Compiles all pages. */
export async function compilePages(
  sources: readonly SourceFile[],
  { compiler, records }: CompileContext,
): Promise<CompiledSource[]> {
  const paths = new Set(sources.map((source) => source.path));
  const indexPaths = [...paths].filter((path) => path.endsWith('/'));
  const compiled = await compiler.compileAll(sources, { ...records, indexPaths });
  return sources.map((source, index) => {
    const page = compiled[index];
    if (!page) throw new Error(`${source.relativePath} was not compiled.`);
    return { source, compiled: page };
  });
}

/** Renders the text of all pages. */
export function renderPages(
  pages: readonly CompiledSource[],
  data: Site['data'],
  context: RenderContext,
): Promise<RenderedSource[]> {
  return Promise.all(
    pages.map((page) => renderSource(page, siteDataOf({ data }, page.source), context)),
  );
}

async function renderSource(
  { source, compiled }: CompiledSource,
  site: SiteData,
  context: RenderContext,
): Promise<RenderedSource> {
  try {
    const body = await renderBody(compiled, site, context);
    const { needsPlain = () => true } = context;
    if (!needsPlain(source)) return { source, compiled, body };
    const plainBody = await renderBody(compiled, site, { ...context, form: 'plain' });
    return { source, compiled, body, plainBody };
  } catch (error) {
    const problem = {
      file: `content/${source.relativePath}`,
      message: 'Could not render the page',
      found: String(error),
      expected: 'components with the properties that content/README.md shows',
    };
    return { source, compiled: withProblem(compiled, problem), body: '' };
  }
}

function withProblem(compiled: SitePage['compiled'], problem: Problem): SitePage['compiled'] {
  return { ...compiled, problems: [...compiled.problems, problem] };
}

/** A page with problems that would stop rendering has no body; its problems say why. */
async function renderBody(
  { code, components }: SitePage['compiled'],
  { lang, texts }: SiteData,
  { bundle, cache, crew, form = 'page' }: RenderContext & { form?: 'page' | 'plain' },
): Promise<string> {
  const { server, serverFile, hash } = bundle;
  const isRenderable = components.every(({ name }) => Object.hasOwn(articleComponents, name));
  if (!code || !isRenderable) return '';
  const { kind, render } = forms[form];
  const site = { lang, texts };
  return cache.remember(kind, [code, hash, lang, texts], async () =>
    crew && serverFile
      ? textBy(crew, { type: 'render', server: serverFile, form: render, code, site })
      : server[render](code, site),
  );
}

/** What the forms of a text are called in the cache, and made by. */
const forms = {
  page: { kind: 'body', render: 'renderBody' },
  plain: { kind: 'plain-body', render: 'renderPlainBody' },
} as const;
