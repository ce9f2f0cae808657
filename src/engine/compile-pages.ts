import type { Problem } from '#shared/problem.ts';
import type { SiteData } from '#shared/site.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { Cache } from './cache.ts';
import type { SourceFile } from './content/read.ts';
import type { Compiler, PageSurroundings } from './markdown/compiler.ts';
import type { Site, SitePage } from './model/site.ts';

interface RenderContext {
  bundle: Pick<Bundle, 'hash' | 'server'>;
  cache: Cache;
}

export interface CompileContext extends RenderContext {
  compiler: Compiler;
  /** What pages are compiled with that stands in no page; the pages themselves aside. */
  records: Omit<PageSurroundings, 'indexPaths'>;
}

/** A page before it knows of any other. */
export type CompiledSource = Pick<SitePage, 'source' | 'compiled' | 'body'>;

/** Compiles all pages and renders their text. */
export async function compilePages(
  sources: SourceFile[],
  data: Site['data'],
  { compiler, bundle, cache, records }: CompileContext,
): Promise<CompiledSource[]> {
  const indexPaths = [...new Set(sources.map((source) => source.path))].filter((p) =>
    p.endsWith('/'),
  );
  const compiled = await compiler.compileAll(sources, { ...records, indexPaths });
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
  context: RenderContext,
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
  { bundle, cache }: RenderContext,
): Promise<string> {
  const { server, hash } = bundle;
  const isRenderable = components.every(({ name }) => server.componentNames.includes(name));
  if (!code || !isRenderable) return '';
  return cache.remember('body', [code, hash, lang, texts], async () =>
    server.renderBody(code, { lang, texts }),
  );
}
