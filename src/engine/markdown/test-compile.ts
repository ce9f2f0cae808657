import type { Benchmarks } from '#shared/benchmarks.ts';
// Only for tests.

import { articleComponents } from '#shared/article-components.ts';
import type { Frontmatter } from '#shared/page.ts';
import type { Peers } from '#shared/peers.ts';
import type { PictureSize } from '../content/pictures.ts';
import { createQuotes } from '../content/records/quoted-files.ts';
import type { Cache } from '../files/cache.ts';
import type { OptionFact } from '../rspack/facts.ts';
import { indexOptions } from '../rspack/option-names.ts';
import { createHighlight } from './code/highlight.ts';
import { compile } from './compile.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { GlossaryTerms } from './glossary-terms.ts';
import type { LinkOptions } from './links.ts';

/** Remembers nothing. */
export const noCache: Cache = { remember: (_kind, _key, make) => make() };

export const testHighlight = createHighlight(noCache, '');

/** A few options, whatever the bundler has. */
const testOptions: OptionFact[] = [
  {
    path: 'mode',
    type: 'string',
    values: ["'production'", "'none'"],
    defaults: [{ value: "'production'" }],
    source: 'schema',
  },
  { path: 'output', type: 'object', source: 'schema' },
  { path: 'output.publicPath', type: 'string', source: 'schema' },
  { path: 'module.rules[].test', type: 'RegExp', source: 'types' },
  { path: 'watchOptions', type: 'object', source: 'schema' },
  { path: 'watchOptions.poll', type: 'number', defaults: [{ value: '5' }], source: 'schema' },
  { path: 'watchOptions.ignored', type: 'object', source: 'schema' },
  { path: 'watchOptions.ignored.and', type: 'string', source: 'schema' },
];

export interface TestPage {
  lang?: 'en' | 'zh';
  path?: string;
  format?: 'md' | 'mdx';
  links?: Partial<LinkOptions>;
  aliases?: Record<string, string>;
  /** Files of the examples by name. */
  files?: Record<string, string>;
  glossary?: string;
  terms?: GlossaryTerms;
  /** Pictures of `public/` by path. */
  pictures?: Record<string, PictureSize | undefined>;
  frontmatter?: Frontmatter;
  /** Whether other generators were measured. Default: yes. */
  peers?: boolean;
}

const result = { memory: 2e8, size: 300_000, compressed: 90_000 };

const testBenchmarks: Benchmarks = {
  bundlers: { rspack: { name: 'Rspack', versions: { '@rspack/core': '0.5.9' } } },
  cases: [
    {
      modules: 1000,
      date: '2024-01-09',
      machine: { cpu: 'x', cores: 2, memory: 24, system: 'Linux x64', node: '20.19.0' },
      rounds: 3,
      limit: 600_000,
      results: {
        esbuild: { ...result, build: 200 },
        rspack: { ...result, build: 500, start: 900 },
      },
    },
  ],
};

const testPeers: Peers = {
  date: '2024-01-09',
  machine: { cpu: 'x', cores: 2, memory: 24, system: 'Linux x64', node: '20.19.0' },
  rounds: 3,
  corpus: { pages: 150, short: '/guide/solid', long: '/config/output' },
  sites: {
    own: { name: 'This site', versions: { 'rspack-docs': '0.5.9' } },
    starlight: { name: 'Starlight', versions: { '@astrojs/starlight': '0.42.4' } },
    vitepress: { name: 'VitePress', versions: { vitepress: '2.0.0' } },
  },
  figures: {
    buildCold: {
      own: { median: 6000, low: 5900, high: 6200 },
      starlight: { median: 5000, low: 4900, high: 5200 },
    },
  },
  failures: [],
};

/** Compiles a text as the English page /guide/react, or as what is asked for. */
export function testCompile(
  body: string,
  {
    lang = 'en',
    path = '/guide/react',
    format = 'md',
    links,
    aliases = {},
    files = {},
    glossary = '',
    terms,
    pictures = {},
    frontmatter = {},
    peers = true,
  }: TestPage = {},
): Promise<CompiledPage> {
  const file = path.endsWith('/') ? `${path}index` : path;
  const relativePath = `${lang}${file}.${format}`;
  const source = { body, frontmatter, format, lang, version: '', path, relativePath };
  return compile(source, {
    aliases,
    pictures: new Map(Object.entries(pictures)),
    glossary: () => glossary,
    configDiff: () => '',
    terms,
    examples: {
      quotes: createQuotes(new Map(Object.entries(files))),
      outputs: { minimal: { 'main.js': 1234 } },
    },
    benchmarks: testBenchmarks,
    peers: peers ? testPeers : undefined,
    links: {
      base: '/',
      cleanUrls: true,
      defaultLang: 'en',
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      indexPaths: ['/', '/config/', '/api/'],
      ...links,
    },
    code: {
      highlight: testHighlight,
      options: indexOptions(testOptions),
      showLineNumbers: false,
      defaultWrapCode: false,
    },
  });
}

/** The HTML of a text; components stand in it under their own names. */
export async function testRender(body: string, page: TestPage = {}): Promise<string> {
  const { code, problems } = await testCompile(body, page);
  if (!code) throw new Error(JSON.stringify(problems));
  return renderCode(code);
}

/** Evaluates compiled code as the server bundle does. */
export function renderCode(code: string): string {
  const evaluate = new Function(code) as (runtime: object) => { default: (props: object) => Html };
  const names = [
    ...Object.keys(articleComponents),
    'CodeBlock',
    'Container',
    'FileName',
    'Picture',
    'Sign',
  ];
  const components = Object.fromEntries(names.map((name) => [name, name]));
  return evaluate({ Fragment: '', jsx, jsxs: jsx }).default({ components }).html;
}

/** The least of a JSX runtime: elements are their HTML. */
class Html {
  constructor(readonly html: string) {}
}

type Child = Html | string | number | undefined | Child[];

const attributeNames: Record<string, string> = { className: 'class', tabIndex: 'tabindex' };

function jsx(
  type: string | ((props: object) => Html),
  { children, ...properties }: { children?: Child; [name: string]: unknown },
): Html {
  if (typeof type === 'function') return type({ children, ...properties });
  if (type === '') return new Html(toHtml(children));
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${attributeNames[name] ?? name}="${value}"`,
  );
  return new Html(`<${type}${attributes.join('')}>${toHtml(children)}</${type}>`);
}

function toHtml(child: Child): string {
  if (Array.isArray(child)) return child.map(toHtml).join('');
  if (child instanceof Html) return child.html;
  return String(child ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}
