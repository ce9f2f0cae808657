import { type CorpusPage, sectionOf } from './corpus.ts';

/** A generator that is measured beside ours, with its default theme. */
export interface Peer {
  id: string;
  name: string;
  /** Exact versions, its own first. */
  packages: Record<string, string>;
  /** Its configuration, by file. */
  files: (pages: readonly CorpusPage[]) => Record<string, string>;
  /** Where it looks for a page. */
  pageFile: (page: CorpusPage) => string;
  /** Whether its theme makes the heading from the frontmatter. */
  titleInFrontmatter: boolean;
  /** Rewrites what it would not take for text. */
  adapt?: (text: string) => string;
  /** Where it looks for files that are copied. */
  publicFolder: string;
  /** Its program below `node_modules`, which builds by `build`. */
  program: string;
  /** What starts its dev server; it takes `--port` and `--host`. */
  dev: readonly string[];
  /** Whether it needs a newer Node than ours, which is among its packages. */
  ownNode?: boolean;
  env?: NodeJS.ProcessEnv;
  output: string;
  /** What is removed before a cold build, beside the output. */
  caches: readonly string[];
  /** Its search; absent where it has none of its own. */
  search?: {
    /** A result, once it is shown. */
    result: string;
    /** The files of the English index, below the output. */
    index: RegExp;
  };
}

const languages = { en: 'English', zh: '简体中文' } as const;
const title = 'Rspack';

const folderOf = ({ lang }: CorpusPage) => (lang === 'en' ? '' : `${lang}/`);

/** `/guide/react` → `guide/react.md`, `/config/` → `config/index.md` */
const fileOf = ({ path }: CorpusPage) => `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.md`;

/** The sections of the pages, in order: `guide`, `config`. */
function sectionsOf(pages: readonly CorpusPage[]): string[] {
  const below = pages.filter(({ path }) => path !== '/');
  return [...new Set(below.map(({ path }) => sectionOf(path)))];
}

/** A sidebar for each section of a language: `{ '/guide/': [{ text, items }] }`. */
function sidebarsOf(pages: readonly CorpusPage[], lang: CorpusPage['lang']) {
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const own = pages.filter((page) => page.lang === lang);
  return Object.fromEntries(
    sectionsOf(own).map((section) => {
      const items = own
        .filter(({ path }) => sectionOf(path) === section)
        .map((page) => ({ text: page.title, link: prefix + page.path }));
      return [`${prefix}/${section}/`, [{ text: section, items }]];
    }),
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Everything that `npm run bench -- --peers` installs. */
export const peers: readonly Peer[] = [
  {
    id: 'starlight',
    name: 'Starlight',
    packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', node: '22.23.3' },
    files: (pages) => ({
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [starlight(${json({
    title,
    locales: {
      root: { label: languages.en, lang: 'en' },
      zh: { label: languages.zh, lang: 'zh-CN' },
    },
    sidebar: sectionsOf(pages).map((directory) => ({
      label: directory,
      items: [{ autogenerate: { directory } }],
    })),
  })})],
});
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    }),
    pageFile: (page) => `src/content/docs/${folderOf(page)}${fileOf(page)}`,
    titleInFrontmatter: true,
    publicFolder: 'public',
    program: 'astro/bin/astro.mjs',
    dev: ['dev'],
    ownNode: true,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    search: {
      result: '.pagefind-ui__result-link',
      index: /^pagefind\/(?!.*\.(?:js|css)$)(?!.*zh).*$/,
    },
  },
  {
    id: 'vitepress',
    name: 'VitePress 2',
    packages: { vitepress: '2.0.0-alpha.20', vue: '3.5.45' },
    files: (pages) => ({
      '.vitepress/config.mjs': `export default ${json({
        title,
        srcDir: 'docs',
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: { search: { provider: 'local' } },
        locales: {
          root: {
            label: languages.en,
            lang: 'en',
            themeConfig: { sidebar: sidebarsOf(pages, 'en') },
          },
          zh: {
            label: languages.zh,
            lang: 'zh-CN',
            themeConfig: { sidebar: sidebarsOf(pages, 'zh') },
          },
        },
      })};
`,
    }),
    pageFile: (page) => `docs/${folderOf(page)}${fileOf(page)}`,
    titleInFrontmatter: false,
    // In a table, it evaluates code with braces. A letter without width comes in between.
    adapt: (text) => text.replaceAll('{{', '{\u200b{'),
    publicFolder: 'docs/public',
    program: 'vitepress/bin/vitepress.js',
    dev: ['dev'],
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', 'node_modules/.vite', 'node_modules/.cache'],
    search: { result: '.results .result', index: /@localSearchIndexroot\..*\.js$/ },
  },
  {
    id: 'rspress',
    name: 'Rspress 2',
    packages: { '@rspress/core': '2.0.22' },
    files: (pages) => ({
      'rspress.config.mjs': `export default ${json({
        root: 'docs',
        title,
        lang: 'en',
        locales: Object.entries(languages).map(([lang, label]) => ({ lang, label, title })),
        route: { cleanUrls: true },
        markdown: { link: { checkDeadLinks: false } },
        themeConfig: {
          locales: Object.entries(languages).map(([lang, label]) => ({
            lang,
            label,
            sidebar: sidebarsOf(pages, lang as CorpusPage['lang']),
          })),
        },
      })};
`,
    }),
    pageFile: (page) => `docs/${page.lang}/${fileOf(page)}`,
    titleInFrontmatter: false,
    publicFolder: 'docs/public',
    program: '@rspress/core/bin/rspress.js',
    dev: ['dev'],
    output: 'doc_build',
    caches: ['node_modules/.cache', 'node_modules/.rspress'],
    search: { result: '.rp-suggest-item', index: /search_index\.en\..*\.json$/ },
  },
  {
    id: 'docusaurus',
    name: 'Docusaurus',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@mdx-js/react': '3.1.1',
      'prism-react-renderer': '2.4.1',
      react: '19.2.9',
      'react-dom': '19.2.9',
    },
    files: (pages) => ({
      'docusaurus.config.js': `module.exports = ${json({
        title,
        url: 'https://example.com',
        baseUrl: '/',
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        markdown: {
          format: 'detect',
          hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
        },
        future: { v4: true, faster: true },
        i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
        presets: [
          [
            'classic',
            {
              docs: { routeBasePath: '/', sidebarPath: './sidebars.js' },
              blog: false,
              pages: false,
            },
          ],
        ],
      })};
`,
      'sidebars.js': `module.exports = ${json(
        Object.fromEntries(
          sectionsOf(pages).map((dirName) => [dirName, [{ type: 'autogenerated', dirName }]]),
        ),
      )};
`,
    }),
    pageFile: (page) =>
      page.lang === 'en'
        ? `docs/${fileOf(page)}`
        : `i18n/zh/docusaurus-plugin-content-docs/current/${fileOf(page)}`,
    titleInFrontmatter: true,
    publicFolder: 'static',
    program: '@docusaurus/core/bin/docusaurus.mjs',
    dev: ['start', '--no-open'],
    env: { DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true' },
    output: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
];
