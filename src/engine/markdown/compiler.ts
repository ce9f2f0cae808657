import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import { type Cache, hashOf } from '../cache.ts';
import type { SourceFile } from '../content/read.ts';
import { hashOfFiles } from '../source-hash.ts';
import { compile } from './compile.ts';
import { createCompileQueue } from './compile-queue.ts';
import type { CompileTask } from './compile-task.ts';
import { startCompileWorker } from './compile-worker.ts';
import type { CompiledPage } from './compiled-page.ts';
import { createHighlight } from './highlight.ts';
import type { LinkOptions } from './links.ts';

/** Compiles pages, each once for its text. */
export interface Compiler {
  /** @param indexPaths paths that are spelt with a slash at their end */
  compileAll: (
    sources: readonly SourceFile[],
    indexPaths: readonly string[],
  ) => Promise<CompiledPage[]>;
}

export interface CompilerOptions {
  /** Folder of the engine's own package. */
  engineRoot: string;
  cache: Cache;
  /** Where a second thread finds the same cache; without it there is none. */
  cacheFolder?: string;
}

/**
 * A compiler that remembers: a page is compiled again only when its text, the options of
 * Markdown and links, or the compiler itself has changed.
 */
export async function createCompiler(
  config: SiteConfig,
  { engineRoot, cache, cacheFolder }: CompilerOptions,
): Promise<Compiler> {
  const engineHash = await hashOfCompiler(engineRoot);
  const highlight = createHighlight(cache, engineHash);
  const { codeHighlighter: _, ...code } = config.markdown;
  const compileTask = createCompileQueue({
    here: (task) => compile(task.source, { links: task.links, code: { ...task.code, highlight } }),
    ...(cacheFolder !== undefined && availableParallelism() > 1
      ? { startWorker: () => startCompileWorker({ cacheFolder, engineHash }) }
      : {}),
  });

  function compileOne(source: SourceFile, links: LinkOptions): Promise<CompiledPage> {
    const { body, format, lang, version, path: pagePath, relativePath } = source;
    const task: CompileTask = {
      source: { body, format, lang, version, path: pagePath, relativePath },
      links,
      code,
    };
    return cache.remember('page', [engineHash, task], () => compileTask(task));
  }

  return {
    compileAll(sources, indexPaths) {
      const links = { ...urlOptions(config), indexPaths };
      return Promise.all(sources.map((source) => compileOne(source, links)));
    },
  };
}

function urlOptions({
  base,
  route,
  lang,
  multiVersion,
}: SiteConfig): Omit<LinkOptions, 'indexPaths'> {
  return {
    base,
    cleanUrls: route.cleanUrls,
    defaultLang: lang,
    versions: multiVersion?.versions.filter((name) => name !== multiVersion.default) ?? [],
  };
}

async function hashOfCompiler(engineRoot: string): Promise<string> {
  const parts = ['src/engine/markdown', 'src/engine/content', 'src/shared', 'package-lock.json'];
  return hashOf(
    await hashOfFiles(
      engineRoot,
      parts.map((part) => path.join(engineRoot, part)),
    ),
  );
}
