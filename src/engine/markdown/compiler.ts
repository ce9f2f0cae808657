import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import { type Aliases, aliasesOf } from '../addresses/aliases.ts';
import { options as optionFacts } from '../bundler/facts/options.ts';
import { indexOptions } from '../bundler/option-names.ts';
import { type Cache, hashOf } from '../cache.ts';
import type { Examples } from '../content/examples.ts';
import type { SourceFile } from '../content/read.ts';
import { hashOfFiles } from '../source-hash.ts';
import { type CompileOptions, compile } from './compile.ts';
import type { CompiledPage } from './compiled-page.ts';
import { createHighlight } from './highlight.ts';

/** Compiles pages, each once for its text. */
export interface Compiler {
  compileAll: (sources: readonly SourceFile[], around: PageSurroundings) => Promise<CompiledPage[]>;
}

/** What pages are compiled with that stands in no page. */
export interface PageSurroundings {
  /** Paths that are spelt with a slash at their end. */
  indexPaths: readonly string[];
  aliases: Pick<Aliases, 'entries'>;
  examples: Examples;
}

/**
 * A compiler that remembers: a page is compiled again only when its text, the options of
 * Markdown and links, or the compiler itself has changed.
 *
 * @param engineRoot folder of the engine's own package
 */
export async function createCompiler(
  config: SiteConfig,
  { engineRoot, cache }: { engineRoot: string; cache: Cache },
): Promise<Compiler> {
  const engineHash = await hashOfCompiler(engineRoot);
  const highlight = createHighlight(cache, engineHash);
  const { codeHighlighter: _, ...markdown } = config.markdown;
  const optionIndex = indexOptions(optionFacts);

  function compileOne(source: SourceFile, surroundings: PageSurroundings): Promise<CompiledPage> {
    const { indexPaths, examples } = surroundings;
    const options: CompileOptions = {
      aliases: aliasesOf(surroundings.aliases, source),
      examples,
      links: { ...urlOptions(config), indexPaths },
      code: { ...markdown, highlight, options: optionIndex },
    };
    const { body, frontmatter, lang, relativePath } = source;
    const around = [options.links, options.aliases, markdown];
    const quoted = examples.quotes.hashFor(body);
    const outputs = body.includes('<Emitted') ? examples.outputs : '';
    const key = [quoted, outputs, engineHash, around, relativePath, lang, frontmatter, body];
    return cache.remember('page', key, () => compile(source, options));
  }

  return {
    compileAll: (sources, around) =>
      Promise.all(sources.map((source) => compileOne(source, around))),
  };
}

function urlOptions({
  base,
  route,
  lang,
  multiVersion,
}: SiteConfig): Omit<CompileOptions['links'], 'indexPaths'> {
  return {
    base,
    cleanUrls: route.cleanUrls,
    defaultLang: lang,
    versions: multiVersion?.versions.filter((name) => name !== multiVersion.default) ?? [],
  };
}

async function hashOfCompiler(engineRoot: string): Promise<string> {
  const parts = [
    'src/engine/markdown',
    'src/engine/content',
    'src/engine/bundler/facts/options.ts',
    'src/engine/bundler/option-keys.ts',
    'src/engine/bundler/option-names.ts',
    'src/shared',
    'package-lock.json',
  ];
  return hashOf(
    await hashOfFiles(
      engineRoot,
      parts.map((part) => path.join(engineRoot, part)),
    ),
  );
}
