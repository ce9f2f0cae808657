import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Benchmarks } from '#shared/benchmarks.ts';
import { spokenFor } from '#shared/locale.ts';
import type { Peers } from '#shared/peers.ts';
import { hashOfPictures, type Pictures, showsPictures } from '../content/pictures.ts';
import type { SourceFile } from '../content/read.ts';
import { type Aliases, aliasesOf } from '../content/records/aliases.ts';
import type { ConfigDiff } from '../content/records/config-diff.ts';
import type { Examples } from '../content/records/examples.ts';
import type { GlossaryData } from '../content/records/glossary-schema.ts';
import { type Cache, hashOf } from '../files/cache.ts';
import { hashOfFiles } from '../files/source-hash.ts';
import { noOptions, optionIndex } from '../rspack/option-index.ts';
import type { CompileOptions } from './compile.ts';
import { type CompiledPage, isLasting } from './compiled-page.ts';
import { configDiffMarkdown } from './config-diff-markdown.ts';
import { glossaryMarkdown } from './glossary-markdown.ts';
import { createTermsOf, type GlossaryTerms, type TermsOf } from './glossary-terms.ts';

/** Compiles pages, each once for its text. */
export interface Compiler {
  compileAll: (sources: readonly SourceFile[], around: PageSurroundings) => Promise<CompiledPage[]>;
}

/** What pages are compiled with, besides their own text. */
export interface PageSurroundings {
  /** Paths that are spelled with a slash at their end. */
  indexPaths: readonly string[];
  aliases: Pick<Aliases, 'entries'>;
  examples: Examples;
  benchmarks: Benchmarks | undefined;
  peers: Peers | undefined;
  pictures: Pictures;
  language: { glossary: Pick<GlossaryData, 'groups' | 'terms'> } | undefined;
  configDiff: Pick<ConfigDiff, 'entries'> | undefined;
}

/** Compiles a page, and remembers nothing. */
export type CompilePage = (
  source: SourceFile,
  around: PageSurroundings,
  terms: GlossaryTerms | undefined,
) => Promise<CompiledPage>;

export interface CompilerOptions {
  /** Folder of the engine's own package. */
  engineRoot: string;
  cache: Cache;
  /** What compiles a page that is not in the cache. Default: this thread. */
  compilePage?: (engineHash: string) => CompilePage;
}

/**
 * A compiler that remembers: a page is compiled again only when its text, the options of
 * Markdown and links, or the compiler itself has changed.
 */
export async function createCompiler(
  config: SiteConfig,
  {
    engineRoot,
    cache,
    compilePage = (engineHash) => pageCompiler(config, { cache, engineHash }),
  }: CompilerOptions,
): Promise<Compiler> {
  const engineHash = await hashOfCompiler(engineRoot);
  const { codeHighlighter: _, ...markdown } = config.markdown;
  const compileNew = compilePage(engineHash);

  function compileOne(
    source: SourceFile,
    around: PageSurroundings,
    termsOf: TermsOf,
  ): Promise<CompiledPage> {
    const terms = termsOf(source);
    const options = optionsOf(source, { ...around, terms }, config);
    const isAboutRspack = config.documents !== undefined;
    const { links, aliases } = options;
    const shared = [engineHash, isAboutRspack, links, aliases, terms ?? '', markdown];
    const key = [...shared, ...keyOf(source, options)];
    return cache.remember('page', key, () => compileNew(source, around, terms), isLasting);
  }

  return {
    compileAll(sources, around) {
      const { groups = [], terms = [] } = around.language?.glossary ?? {};
      const termsOf = createTermsOf({ groups, terms }, sources);
      return Promise.all(sources.map((source) => compileOne(source, around, termsOf)));
    },
  };
}

/** Compiles pages in this thread. Loading a parser and a highlighter takes half a second: it is done with the first page. */
export function pageCompiler(
  config: CompilerConfig,
  { cache, engineHash }: { cache: Cache; engineHash: string },
): CompilePage {
  const { codeHighlighter: _, ...markdown } = config.markdown;
  let loaded: Promise<CompileOne> | undefined;

  async function load(): Promise<CompileOne> {
    const [{ compile }, { createHighlight }] = await Promise.all([
      import('./compile.ts'),
      import('./code/highlight.ts'),
    ]);
    const highlight = createHighlight(cache, engineHash);
    const options = config.documents ? optionIndex : noOptions;
    const code = { ...markdown, highlight, options };
    return (source, options) => compile(source, { ...options, code });
  }

  return async (source, around, terms) => {
    loaded ??= load();
    return (await loaded)(source, optionsOf(source, { ...around, terms }, config));
  };
}

/** What of the configuration compiling reads. */
export type CompilerConfig = Pick<
  SiteConfig,
  'base' | 'documents' | 'lang' | 'locales' | 'markdown' | 'multiVersion' | 'route'
>;

function optionsOf(
  source: SourceFile,
  around: PageSurroundings & { terms: GlossaryTerms | undefined },
  config: CompilerConfig,
): PageOptions {
  const { indexPaths, language, configDiff, examples, benchmarks, peers, pictures, terms } = around;
  const pages = config.documents?.options ?? {};
  return {
    aliases: aliasesOf(around.aliases, source),
    examples,
    benchmarks,
    peers,
    pictures,
    glossary: () => (language ? glossaryMarkdown(language.glossary, source.lang) : ''),
    configDiff: () =>
      configDiff ? configDiffMarkdown(configDiff, { lang: spokenFor(source.lang), pages }) : '',
    terms,
    links: { ...urlOptions(config), indexPaths },
  };
}

type PageOptions = Omit<CompileOptions, 'code'>;
type CompileOne = (source: SourceFile, options: PageOptions) => Promise<CompiledPage>;

/** The cache key of a page: its text, and the parts of the records that it shows. */
function keyOf(
  { body, frontmatter, lang, relativePath }: SourceFile,
  {
    examples,
    benchmarks,
    peers,
    glossary,
    configDiff,
    pictures,
  }: Omit<PageOptions, 'aliases' | 'terms' | 'links'>,
): unknown[] {
  const measured = body.includes('<Benchmark') ? benchmarks : '';
  const compared = body.includes('<Peer') ? (peers ?? '') : '';
  const outputs = body.includes('<Emitted') ? examples.outputs : '';
  const terms = body.includes('<Glossary') ? glossary() : '';
  const diff = body.includes('<ConfigDiff') ? configDiff() : '';
  const quoted = examples.quotes.hashFor(body);
  const shown = showsPictures(body) ? hashOfPictures(pictures) : '';
  const records = [quoted, outputs, measured, compared, terms, diff, shown];
  return [relativePath, lang, frontmatter, body, ...records];
}

function urlOptions({
  base,
  route,
  lang,
  locales,
  multiVersion,
}: CompilerConfig): Omit<CompileOptions['links'], 'indexPaths'> {
  return {
    base,
    cleanUrls: route.cleanUrls,
    defaultLang: lang,
    locales: locales.map((locale) => ({ lang: locale.lang })),
    versions: multiVersion?.versions.filter((name) => name !== multiVersion.default) ?? [],
  };
}

async function hashOfCompiler(engineRoot: string): Promise<string> {
  const parts = [
    'src/engine/markdown',
    'src/engine/content',
    'src/engine/rspack/facts/options.ts',
    'src/engine/rspack/option-keys.ts',
    'src/engine/rspack/option-names.ts',
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
