import { createProcessor } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import type { Benchmarks } from '#shared/benchmarks.ts';
import type { Peers } from '#shared/peers.ts';
import type { Problem } from '#shared/problem.ts';
import type { Pictures } from '../content/pictures.ts';
import type { SourceFile } from '../content/read.ts';
import type { PageAliases } from '../content/records/aliases.ts';
import type { Examples } from '../content/records/examples.ts';
import { alerts } from './alerts.ts';
import { aliases } from './aliases.ts';
import { type CodeOptions, codeBlocks } from './code/code-blocks.ts';
import { codeNotations } from './code/code-notations.ts';
import { type CompileData, type CompiledPage, notCompiled } from './compiled-page.ts';
import { benchmark } from './components/benchmark.ts';
import { compat } from './components/compat.ts';
import { componentLinks } from './components/component-links.ts';
import { componentRules } from './components/component-rules.ts';
import { components } from './components/components.ts';
import { deprecations } from './components/deprecations.ts';
import { emitted } from './components/emitted.ts';
import { fileTree } from './components/file-tree.ts';
import { optionList } from './components/option-list.ts';
import { optionMeta } from './components/option-meta.ts';
import { optionRows } from './components/option-rows.ts';
import { packageManagerCommands, packageManagerTabs } from './components/package-managers.ts';
import { peers } from './components/peers.ts';
import { properties } from './components/properties.ts';
import { steps } from './components/steps.ts';
import { tabs } from './components/tabs.ts';
import { containers } from './containers.ts';
import { factLists } from './fact-lists.ts';
import { expandComponents } from './glossary-expansion.ts';
import type { GlossaryTerms } from './glossary-terms.ts';
import { headings } from './headings.ts';
import { type LinkOptions, links } from './links.ts';
import { optionValues } from './option-values.ts';
import { pageStructure } from './page-structure.ts';
import { pictures } from './pictures.ts';
import { prepare } from './prepare.ts';
import { quotes } from './quotes.ts';
import { refuse } from './refuse.ts';
import { searchText } from './search-text.ts';
import { sectionsOf } from './sections.ts';
import { shortCode } from './short-code.ts';
import { tables } from './tables.ts';
import { termLinks } from './term-links.ts';

export interface CompileOptions {
  /** New ids by old ones. */
  aliases: PageAliases;
  examples: Examples;
  benchmarks: Benchmarks | undefined;
  peers: Peers | undefined;
  /** The glossary in the page's language, as Markdown. */
  glossary: () => string;
  /** The tables that compare all options with webpack's, likewise. */
  configDiff: () => string;
  /** What the words of the text may lead to in it. */
  terms: GlossaryTerms | undefined;
  links: LinkOptions;
  pictures: Pictures;
  code: CodeOptions;
}

type CompileSource = Pick<
  SourceFile,
  'body' | 'format' | 'frontmatter' | 'lang' | 'version' | 'path' | 'relativePath'
>;

/**
 * Compiles a page's text. Pure: the same text and options give the same result, whatever
 * other pages there are. A page that cannot be parsed comes with its problem and no code.
 */
export async function compile(
  source: CompileSource,
  options: CompileOptions,
): Promise<CompiledPage> {
  const { text: body, lineOf } = expandComponents(source.body, {
    Glossary: options.glossary,
    ConfigDiff: options.configDiff,
  });
  const { text, headingIds, rowIds } = prepare(body);
  const page: CompileData = {
    headingIds,
    rowIds,
    quotedLines: new Map(),
    toc: [],
    ids: [],
    links: [],
    images: [],
    components: [],
    samples: [],
    optionValues: [],
    structure: [],
    sections: [],
    options: {},
    text: '',
    commands: [],
    problems: [],
  };
  const file = new VFile({ value: text, path: `content/${source.relativePath}`, data: { page } });
  const code = await run(file, source, options).catch((error: unknown) => {
    page.problems.push(syntaxProblem(error, file));
    return '';
  });
  page.sections = sectionsOf({ ...source, body }, page.structure);
  const { headingIds: _, rowIds: __, quotedLines: ___, ...compiled } = page;
  return { ...withLines(compiled, lineOf), code };
}

/** Everything that has a line, at the one that its author wrote. */
function withLines<Page extends Lined>(page: Page, lineOf: (line: number) => number): Page {
  const move = <Item extends { line?: number }>(items: Item[]) =>
    items.map((item) => (item.line === undefined ? item : { ...item, line: lineOf(item.line) }));
  return {
    ...page,
    ids: move(page.ids),
    links: move(page.links),
    images: move(page.images),
    components: move(page.components),
    samples: page.samples.map((sample) =>
      sample.file === undefined ? { ...sample, line: lineOf(sample.line) } : sample,
    ),
    optionValues: move(page.optionValues),
    structure: move(page.structure),
    sections: move(page.sections),
    problems: move(page.problems),
  };
}

type Lined = Omit<CompiledPage, 'code' | 'toc' | 'text' | 'options'>;

async function run(file: VFile, source: CompileSource, options: CompileOptions): Promise<string> {
  const processor = createProcessor({
    format: source.format,
    outputFormat: 'function-body',
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkGfm,
      remarkCjkFriendly,
      remarkCjkFriendlyGfmStrikethrough,
      components,
      refuse,
      componentRules,
      [quotes, options.examples.quotes],
      [emitted, options.examples.outputs],
      [benchmark, options.benchmarks],
      [peers, options.peers],
      deprecations,
      [optionMeta, options.code.options],
      [optionValues, options.code.options, source.frontmatter],
      [optionList, options.code.options],
      tabs,
      steps,
      fileTree,
      alerts,
      containers,
    ],
    rehypePlugins: [
      codeNotations,
      headings,
      pageStructure,
      packageManagerCommands,
      searchText,
      [links, { ...options.links, origin: source }],
      [componentLinks, { ...options.links, origin: source }],
      [properties, options.code.options],
      [compat, { origin: source }],
      [pictures, pictureOptions(source, options)],
      [optionRows, options.code.options],
      tables,
      shortCode,
      [factLists, options.code.options],
      [packageManagerTabs, options.code],
      [codeBlocks, options.code],
      [termLinks, { glossary: options.terms, links: options.links, origin: source }],
      [aliases, options.aliases],
    ],
  });
  return String(await processor.process(file));
}

function pictureOptions({ frontmatter }: CompileSource, { pictures, links }: CompileOptions) {
  return { pictures, base: links.base, zoom: frontmatter.globalUIComponents !== false };
}

/** The problem for a parser's error, with its line; for any other error, with the page's file. */
function syntaxProblem(error: unknown, file: VFile): Problem {
  const { reason, line, message } = error as { reason?: string; line?: number; message?: string };
  if (line === undefined && reason === undefined) {
    return {
      file: file.path,
      message: notCompiled,
      found: message ?? String(error),
      expected: 'text that content/README.md describes, nested a few levels deep',
      fix: 'take parts out until it compiles: the last one holds the cause',
    };
  }
  // For an unclosed tag, only the message has the place: (5:1-5:7).
  const words = reason ?? message ?? '';
  const place = line ?? Number(/\((\d+):/.exec(words)?.[1] ?? 1);
  return {
    file: file.path,
    line: place,
    message: 'Could not parse the page',
    found: String(file).split('\n')[place - 1]?.trim() ?? '',
    expected: /\b[Ee]xpected (.+?)(?: \([\d:-]+\))?$/.exec(words)?.[1] ?? words,
    fix: 'close the tag or brace; write `<` as `\\<` and `{` as `\\{` where they are text',
  };
}
