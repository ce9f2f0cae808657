import { pathToFileURL } from 'node:url';
import type { ServerBundle } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import type { SourceFile } from './content/read.ts';
import { createQuotes } from './content/records/quoted-files.ts';
import { diskCache } from './files/cache.ts';
import type { CompiledPage } from './markdown/compiled-page.ts';
import {
  type CompilePage,
  type CompilerConfig,
  type PageSurroundings,
  pageCompiler,
} from './markdown/compiler.ts';
import type { GlossaryTerms } from './markdown/glossary-terms.ts';
import { type Crew, createCrew } from './thread/crew.ts';

// What is done for each page by itself, in any thread: this module is loaded by all of them.

/** `PageSurroundings` as they can be sent to another thread. */
interface SentSurroundings extends Omit<PageSurroundings, 'examples'> {
  outputs: PageSurroundings['examples']['outputs'];
  /** Files that pages quote from. */
  files: ReadonlyMap<string, string>;
}

/** What a thread is asked. */
type PageTask =
  | {
      type: 'prepare';
      config: CompilerConfig;
      engineHash: string;
      /** Folder of the cache. */
      cache: string;
      around: SentSurroundings;
    }
  | { type: 'compile'; source: SourceFile; terms: GlossaryTerms | undefined }
  | {
      type: 'render';
      /** The module of the server bundle. */
      server: string;
      form: 'renderBody' | 'renderPlainBody';
      code: string;
      site: Pick<SiteData, 'lang' | 'texts'>;
    }
  | { type: 'markdown'; plainBody: string; address: string };

type PageResult = CompiledPage | string | undefined;

type Handlers = {
  [Type in PageTask['type']]: (task: Extract<PageTask, { type: Type }>) => Promise<PageResult>;
};

let compilePage: ((source: SourceFile, terms?: GlossaryTerms) => Promise<CompiledPage>) | undefined;

/** The server bundle that was used last. Tasks that overlap share one import: Node refuses a second one while the first goes on. */
let bundle: { server: string; module: Promise<ServerBundle> } | undefined;

const handlers: Handlers = {
  async prepare({ config, engineHash, cache, around }) {
    const compile = pageCompiler(config, { cache: diskCache(cache), engineHash });
    const received = receivedSurroundings(around);
    compilePage = (source, terms) => compile(source, received, terms);
    return undefined;
  },
  async compile({ source, terms }) {
    if (!compilePage) throw new Error('A page arrived before what it is compiled with.');
    return compilePage(source, terms);
  },
  async render({ server, form, code, site }) {
    if (bundle?.server !== server) bundle = { server, module: import(pathToFileURL(server).href) };
    return (await bundle.module)[form](code, site);
  },
  async markdown({ plainBody, address }) {
    const { articleMarkdown } = await import('./outputs/article-markdown.ts');
    return articleMarkdown(plainBody, address);
  },
};

/** Does a task in this thread. */
export function run(task: PageTask): Promise<PageResult> {
  const handle = handlers[task.type] as (task: PageTask) => Promise<PageResult>;
  return handle(task);
}

/** The part of the surroundings that compiling reads, in a form that survives cloning. */
function sentSurroundings(around: PageSurroundings): SentSurroundings {
  const { examples, language, configDiff, aliases, ...rest } = around;
  const { indexPaths, benchmarks, peers, pictures } = rest;
  return {
    ...{ indexPaths, benchmarks, peers, pictures },
    aliases: { entries: aliases.entries },
    language: language && { glossary: wordsOf(language.glossary) },
    configDiff: configDiff && { entries: configDiff.entries },
    outputs: examples.outputs,
    files: examples.quotes.files,
  };
}

function wordsOf({ groups, terms }: NonNullable<PageSurroundings['language']>['glossary']) {
  return { groups, terms };
}

function receivedSurroundings({ outputs, files, ...rest }: SentSurroundings): PageSurroundings {
  return { ...rest, examples: { outputs, quotes: createQuotes(files) } };
}

/** The threads that do these tasks. */
export type PageCrew = Crew<PageTask, PageResult>;

export function createPageCrew(): PageCrew {
  return createCrew(new URL('./page-tasks.ts', import.meta.url), { run });
}

/** Compiles pages by all threads of a crew, which learn first what all pages are compiled with. */
export function compileBy(
  crew: PageCrew,
  { config, cache, engineHash }: { config: CompilerConfig; cache: string; engineHash: string },
): CompilePage {
  const { base, documents, lang, locales, markdown, multiVersion, route } = config;
  const read = { base, documents, lang, locales, markdown, multiVersion, route };
  let prepared: Promise<void> | undefined;
  return async (source, around, terms) => {
    prepared ??= crew.prepare({
      type: 'prepare',
      config: read,
      engineHash,
      cache,
      around: sentSurroundings(around),
    });
    await prepared;
    return (await crew.run({ type: 'compile', source, terms })) as CompiledPage;
  };
}

/** Does a task whose result is a text. */
export async function textBy(
  crew: PageCrew,
  task: Extract<PageTask, { type: 'render' | 'markdown' }>,
): Promise<string> {
  return (await crew.run(task)) as string;
}
