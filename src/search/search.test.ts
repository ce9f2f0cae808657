import { describe, expect, it } from 'vitest';
import { createSearch } from './search.ts';
import { testIndex } from './test-index.ts';

const index = testIndex(
  {
    '/config/output': {
      title: 'output',
      text: 'Where files go.\n## Addresses\n### output.publicPath\nFrom which address files are loaded.',
    },
    '/guide/tree-shaking': {
      title: 'Tree shaking',
      text: 'Removes unused code.\n## How it works\nExports that nothing imports are left out.',
    },
    '/api/hmr': {
      title: 'Hot module replacement',
      text: 'HMR swaps modules.\n## Clean up\nDispose of timers.',
    },
    '/guide/glossary': {
      title: 'Glossary',
      text: '## Tree shaking\nSee there.\n## HMR\nSee there. About publicPath too.',
    },
    '/guide/react': { title: 'React', text: '代码分割 与 Café.\nTimers and modules of React.' },
  },
  {
    synonyms: [
      ['hot module replacement', 'HMR', '热更新'],
      ['tree shaking', '摇树优化'],
    ],
    options: { '/config/output': [[], ['string', "'auto'"]] },
    groups: { '/config/output': 'Config', '/guide/react': 'Frameworks' },
    aside: ['/guide/glossary'],
  },
);
const { search } = createSearch(index);
const pagesOf = (query: string) => search(query).pages.map(({ routePath }) => routePath);

describe('the first page', () => {
  it.each([
    ['publicPath', '/config/output'],
    ['output.publicPath', '/config/output'],
    ['OUTPUT publicpath', '/config/output'],
    ['public path', '/config/output'],
    ['treeshaking', '/guide/tree-shaking'],
    ['tree-shaking', '/guide/tree-shaking'],
    ['tre shakng', '/guide/tree-shaking'],
    ['shaking tree', '/guide/tree-shaking'],
    ['摇树优化', '/guide/tree-shaking'],
    ['hmr', '/api/hmr'],
    ['热更新', '/api/hmr'],
    ['怎么热更新', '/api/hmr'],
    ['ＨＭＲ', '/api/hmr'],
    ['hot modul', '/api/hmr'],
    ['what is hot module replacement?', '/api/hmr'],
    ['码分', '/guide/react'],
    ['cafe', '/guide/react'],
    ['timers react', '/guide/react'],
    ['config publicpath', '/config/output'],
  ])('for %s', (query, page) => {
    expect(pagesOf(query)[0]).toBe(page);
  });
});

it('shows title, headings, then places in the text, each with what was found', () => {
  expect(search('tree shaking').pages).toMatchInlineSnapshot(`
    [
      {
        "group": "",
        "routePath": "/guide/tree-shaking",
        "suggestions": [
          {
            "highlights": [
              {
                "length": 12,
                "start": 0,
              },
            ],
            "lang": "en",
            "link": "/guide/tree-shaking",
            "title": "Tree shaking",
            "type": "title",
          },
        ],
        "title": "Tree shaking",
      },
      {
        "group": "",
        "routePath": "/guide/glossary",
        "suggestions": [
          {
            "header": "Glossary › Tree shaking",
            "highlights": [
              {
                "length": 12,
                "start": 11,
              },
            ],
            "lang": "en",
            "link": "/guide/glossary#treeshaking",
            "title": "Glossary",
            "type": "header",
          },
        ],
        "title": "Glossary",
      },
    ]
  `);
});

it('names the headings above a heading, and what the bundler says of an option', () => {
  const [page] = search('publicPath').pages;
  expect(page?.group).toBe('Config');
  expect(page?.suggestions[0]).toEqual({
    type: 'header',
    link: '/config/output#outputpublicpath',
    title: 'output',
    lang: 'en',
    header: 'output › Addresses › output.publicPath',
    highlights: [{ start: 28, length: 10 }],
    option: { type: 'string', default: "'auto'" },
  });
});

it('names the nearest heading above a place in the text', () => {
  expect(search('timers').pages.flatMap(({ suggestions }) => suggestions)).toContainEqual(
    expect.objectContaining({ type: 'content', link: '/api/hmr#cleanup', header: 'Clean up' }),
  );
});

it('needs all words, on one page', () => {
  expect(pagesOf('timers modules').sort()).toEqual(['/api/hmr', '/guide/react']);
});

it('gives the pages with the most telling words where none has all', () => {
  expect(pagesOf('removes unused timers')[0]).toBe('/guide/tree-shaking');
  expect(pagesOf('hmr xyzzy')[0]).toBe('/api/hmr');
});

it('finds Chinese only where it stands as it was typed', () => {
  expect(pagesOf('代分')).toEqual([]);
  expect(pagesOf('代码分割')).toEqual(['/guide/react']);
});

it('puts words that stand together before words that are scattered', () => {
  const { search: find } = createSearch(
    testIndex({
      '/a': { title: 'One', text: 'The lazy engine. Lazy, said the chunk; chunk, said the lazy.' },
      '/b': { title: 'Two', text: 'A lazy chunk.' },
    }),
  );
  expect(find('lazy chunk').pages[0]?.routePath).toBe('/b');
});

it('ranks code below prose', () => {
  const text = 'The setting widget.\nwidget';
  const pages = { '/a': { title: 'One', text }, '/b': { title: 'Two', text } };
  const { search: find } = createSearch(testIndex(pages, { code: { '/a': [0, 2] } }));
  expect(find('widget').pages.map(({ routePath }) => routePath)).toEqual(['/b', '/a']);
});

it('finds a row of a table by its name', () => {
  const text = '## Plugin\nOption\nscriptLoading\nHow scripts load.';
  const { search: find } = createSearch(
    testIndex({ '/p': { title: 'plugins', text } }, { rows: { '/p': [[2, 'plugin', 'boolean']] } }),
  );
  expect(find('scriptloading').pages[0]?.suggestions[0]).toMatchObject({
    link: '/p#pluginscriptloading',
    header: 'plugins › Plugin › scriptLoading',
    option: { type: 'boolean' },
  });
});

it('gives no more than seven pages, or as many as asked for, and of one section', () => {
  const pages = Object.fromEntries(
    [...Array(20).keys()].map((page) => [
      `/${page % 2 ? 'guide' : 'api'}/${page}`,
      { title: 'Word' },
    ]),
  );
  const { search: find } = createSearch(testIndex(pages));
  expect(find('word').pages).toHaveLength(7);
  expect(find('word', { limit: 3 }).pages).toHaveLength(3);
  expect(find('word', { limit: 50, section: 'guide' }).pages).toHaveLength(10);
});

it('bounds the rows of a page, and repeats none', () => {
  const text = [...Array(30).keys()].map((part) => `## Word ${part}\nThe word again.`).join('\n');
  const { search: find } = createSearch(testIndex({ '/a': { title: 'Word', text } }));
  const rows = find('word').pages[0]?.suggestions ?? [];
  expect(rows.map(({ type }) => type)).toEqual([
    'title',
    'header',
    'header',
    'header',
    'content',
    'content',
  ]);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

it('names terms that have hits where there are none', () => {
  const { pages, nearest } = search('txeexshxkixg');
  expect(pages).toEqual([]);
  expect(nearest[0]?.toLowerCase()).toBe('tree shaking');
});

it('finds nothing for nothing', () => {
  for (const query of ['', '  ', '\u200b', '🚀']) expect(search(query).pages).toEqual([]);
});

describe('of many kinds of queries, each', () => {
  const { search: find } = createSearch(
    testIndex(
      {
        '/zh/guide/quick-start': { title: '快速开始', text: '安装依赖。\n## 第一步\n写配置。' },
        '/zh/guide/tailwind': {
          title: '其他',
          text: 'tailwind 与 css。可以配置代理，构建时间长。',
        },
        '/zh/api/cli': {
          title: '命令行',
          text: '## --config\n别名：-c\n## --mode\n值：development。',
        },
        '/zh/config/mode': { title: 'mode', text: '值：development，默认 production。a-c' },
        '/zh/api/loader': { title: 'Loader API', text: '## 上下文\n不提 emitFile。' },
        '/zh/config/stats': { title: 'stats', text: 'emitFile 的统计。emitFile 又一次。' },
        '/zh/misc/faq': { title: 'FAQ', text: '出错：content should be available, check it.' },
        '/zh/blog/one': { title: 'Rspack 0.5 发布', text: '升级说明。配置代理。' },
      },
      {
        names: { '/zh/api/loader#上下文': ['this.emitFile'] },
        aside: ['/zh/blog/one'],
      },
    ),
  );

  it.each([
    ['the words of an address', 'quick start', '/zh/guide/quick-start'],
    ['a misspelled address', 'quik start', '/zh/guide/quick-start'],
    ['words run together', 'tailwindcss', '/zh/guide/tailwind'],
    ['a short flag', '-c', '/zh/api/cli'],
    ['a flag and its value', '--mode development', '/zh/api/cli'],
    ['a name that a section explains', 'emitFile', '/zh/api/loader'],
    ['a question in Chinese', '怎么才能配置代理呢', '/zh/guide/tailwind'],
    ['a version', '升级到0.5', '/zh/blog/one'],
    [
      'an error message',
      'Panic at runtime: "content should be available" (worker 7)',
      '/zh/misc/faq',
    ],
  ])('finds by %s', (_, query, page) => {
    expect(find(query).pages[0]?.routePath).toBe(page);
  });
});

it('knows no other words for a part of a name', () => {
  const named = createSearch(
    testIndex(
      {
        '/api/plugin-api': { title: 'Hooks', text: 'A callback of this kind.' },
        '/api/loader-api': { title: 'Loaders', text: '## Return\nCall this.callback() with it.' },
      },
      { synonyms: [['callback', 'hook', 'hooks']] },
    ),
  );
  const first = (query: string) => named.search(query).pages[0]?.routePath;
  expect(first('this.callback')).toBe('/api/loader-api');
  expect(first('callback')).toBe('/api/plugin-api');
});
