import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig, parseConfig } from './load-config.ts';

const required = `  url: 'https://rspack.dev',
  title: 'Rspack',
  description: 'A bundler.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
`;

/** Evaluates the text of a configuration as the loader would, and validates it. */
function parse(settings: string, rest = required) {
  const object = `{\n${rest}${settings}\n}`;
  return parseConfig(
    new Function(`return (${object});`)(),
    `export default defineConfig(${object});`,
  );
}

/** What is said of a configuration that is refused. */
function refusal(settings: string, rest = required): string {
  try {
    parse(settings, rest);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
}

describe('a configuration', () => {
  it('has every default filled in', () => {
    expect(parse('')).toMatchInlineSnapshot(`
      {
        "base": "/",
        "description": "A bundler.",
        "feeds": [],
        "lang": "en",
        "locales": [
          {
            "label": "English",
            "lang": "en",
          },
          {
            "label": "简体中文",
            "lang": "zh",
          },
        ],
        "markdown": {
          "codeHighlighter": "shiki",
          "defaultWrapCode": false,
          "showLineNumbers": false,
        },
        "redirects": {},
        "route": {
          "cleanUrls": true,
        },
        "search": {
          "mode": "local",
        },
        "ssg": true,
        "themeConfig": {
          "copyright": "",
          "darkMode": true,
          "hideNavbar": "never",
          "locales": [],
          "outline": true,
          "search": true,
          "socialLinks": [],
        },
        "title": "Rspack",
        "url": "https://rspack.dev",
      }
    `);
  });

  it.each([
    ['https://rspack.dev/', 'https://rspack.dev'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ])('takes the host %s as %s', (written, url) => {
    const rest = required.replace('https://rspack.dev', written);
    expect(parse('', rest).url).toBe(url);
  });

  it('takes sidebar entries as paths, links, groups and rules, and completes groups at any depth', () => {
    const { sidebar } = parse(`  themeConfig: { sidebar: {
      '/guide/': ['/guide/a', { dividerType: 'dashed' }, { text: 'G', items: [{ text: 'H', items: [{ link: '/b' }] }] }],
      '/misc/': '/guide/',
    } },`).themeConfig;
    const group = { collapsible: true, collapsed: false };
    expect(sidebar).toEqual({
      '/guide/': [
        '/guide/a',
        { dividerType: 'dashed' },
        { text: 'G', ...group, items: [{ text: 'H', ...group, items: [{ link: '/b' }] }] },
      ],
      '/misc/': '/guide/',
    });
  });
});

describe('a key that nobody knows', () => {
  it('is reported with its line, and with the line as it was meant', () => {
    expect(
      refusal("  themeConfig: {\n    darkmode: false,\n    footer: { mesage: 'Hi' },\n  },"),
    ).toMatchInlineSnapshot(`
      "site.config.ts:10
        Unknown key \`themeConfig.darkmode\` in site.config.ts.
        found:    darkmode: false,
        expected: one of nav, sidebar, lastUpdated, lastUpdatedText, outlineTitle, prevPageText, nextPageText, sourceCodeText, editLink, footer, locales, socialLinks, search, darkMode, hideNavbar, outline, ecosystem, copyright
        fix:      darkMode: false,

      site.config.ts:11
        Unknown key \`themeConfig.footer.mesage\` in site.config.ts.
        found:    footer: { mesage: 'Hi' },
        expected: one of message
        fix:      footer: { message: 'Hi' },

      2 problems"
    `);
  });

  it('is found in lists, unions and groups within groups', () => {
    const settings = `  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide', activMatch: '/guide/' }],
    sidebar: {
      '/guide/': [
        { text: 'A', items: ['/a'] },
        { text: 'B', items: [{ text: 'C', colapsed: true, items: [] }] },
      ],
    },
  },`;
    expect(refusal(settings)).toMatchInlineSnapshot(`
      "site.config.ts:10
        Unknown key \`themeConfig.nav.0.activMatch\` in site.config.ts.
        found:    nav: [{ text: 'Guide', link: '/guide', activMatch: '/guide/' }],
        expected: one of text, activeMatch, position, tag, link, items
        fix:      nav: [{ text: 'Guide', link: '/guide', activeMatch: '/guide/' }],

      site.config.ts:14
        Unknown key \`themeConfig.sidebar./guide/.1.items.0.colapsed\` in site.config.ts.
        found:    { text: 'B', items: [{ text: 'C', colapsed: true, items: [] }] },
        expected: one of text, link, collapsible, collapsed, tag, items, dividerType
        fix:      { text: 'B', items: [{ text: 'C', collapsed: true, items: [] }] },

      2 problems"
    `);
  });

  it('is refused where each is known, but not together', () => {
    expect(
      refusal(
        "  themeConfig: { nav: [{ text: 'A', link: '/a', items: [{ text: 'B', link: '/b' }] }] },",
      ),
    ).toMatchInlineSnapshot(`
      "site.config.ts:9
        \`themeConfig.nav.0.items\` in site.config.ts does not go with the keys beside it.
        found:    themeConfig: { nav: [{ text: 'A', link: '/a', items: [{ text: 'B', link: '/b' }] }] },
        fix:      remove \`items\`, or what stands in its way

      1 problem"
    `);
  });

  it('is a language that the theme does not speak', () => {
    const title = "title: { en: 'Blog', zh: '博客', fr: 'Blog' }";
    expect(refusal(`  feeds: [{ id: 'blog', include: '/blog/', ${title} }],`)).toContain(
      'expected: one of en, zh',
    );
  });
});

describe('what is missing', () => {
  it('is named, with a line to write', () => {
    expect(
      refusal('', "  title: 'Rspack',\n  locales: [{ lang: 'en' }],\n"),
    ).toMatchInlineSnapshot(`
      "site.config.ts:1
        \`description\` is missing in site.config.ts.
        expected: string
        fix:      description: '…'

      site.config.ts:1
        \`url\` is missing in site.config.ts.
        expected: string
        fix:      url: '…'

      site.config.ts:3
        \`locales.0.label\` is missing in site.config.ts.
        expected: string
        fix:      label: '…'

      3 problems"
    `);
  });

  it.each([undefined, null, [], 'Rspack'])('may be everything: %j', (input) => {
    expect(() => parseConfig(input, '')).toThrow('There are no keys in site.config.ts.');
  });
});

describe('a value that cannot be', () => {
  it('is shown with its own line, however many entries have such a key', () => {
    const rest = required.replace("'简体中文'", "''");
    expect(refusal("  base: '/docs',", rest)).toMatchInlineSnapshot(`
      "site.config.ts:7
        \`locales.1.label\` in site.config.ts has a value it cannot have.
        found:    { lang: 'zh', label: '' },
        expected: something: it is empty

      site.config.ts:9
        \`base\` in site.config.ts has a value it cannot have.
        found:    base: '/docs',
        expected: a path that begins and ends in a slash (\`/docs/\`)

      2 problems"
    `);
  });

  it('comes with the value that is spelt most like it', () => {
    expect(refusal("  themeConfig: {\n    hideNavbar: 'allways',\n  },")).toMatchInlineSnapshot(`
      "site.config.ts:10
        \`themeConfig.hideNavbar\` in site.config.ts has a value it cannot have.
        found:    hideNavbar: 'allways',
        expected: one of "never", "auto", "always"
        fix:      hideNavbar: 'always'

      1 problem"
    `);
  });

  it.each([
    ["base: 'docs/'", 'base', 'a path that begins and ends in a slash (`/docs/`)'],
    ["base: '/docs?/'", 'base', 'a path that begins and ends in a slash (`/docs/`)'],
    ["lang: 'fr'", 'lang', 'one of "en", "zh"'],
    ["icon: 'favicon.svg'", 'icon', 'a path below public/ (`/logo.svg`)'],
    ["logo: { light: '/a.svg', dark: 'b.svg' }", 'logo.dark', 'a path below public/ (`/logo.svg`)'],
    ['ssg: false', 'ssg', 'true: a site of this engine has no other form than static pages'],
    ['search: true', 'search', 'false, or object'],
    ["search: { mode: 'locl' }", 'search.mode', 'one of "local", "remote"'],
    [
      "search: { mode: 'remote', apiUrl: '/s', searchIndexes: ['a'] }",
      'search.apiUrl',
      'an address (`https://…`)',
    ],
    [
      "search: { mode: 'remote', apiUrl: 'https://s.dev', searchIndexes: [] }",
      'search.searchIndexes',
      'something: it is empty',
    ],
    ["markdown: { codeHighlighter: 'prism' }", 'markdown.codeHighlighter', '"shiki"'],
    ["markdown: { showLineNumbers: 'no' }", 'markdown.showLineNumbers', 'boolean'],
    ['markdown: { defaultWrapCode: 1 }', 'markdown.defaultWrapCode', 'boolean'],
    ["route: { cleanUrls: 'yes' }", 'route.cleanUrls', 'boolean'],
    [
      "feeds: [{ id: 'My blog', include: '/blog/', title: {} }]",
      'feeds.0.id',
      'lower-case letters, digits and hyphens',
    ],
    ["feeds: [{ id: 'blog', include: 'blog', title: {} }]", 'feeds.0.include', 'a path (`/guide`)'],
    ["redirects: { guide: '/guide/a' }", 'redirects.guide', 'a path (`/guide`)'],
    [
      "redirects: { '/guide': '//evil.com' }",
      'redirects./guide',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      "versionNote: { text: {}, linkText: 'x', url: 'rspack.rs' }",
      'versionNote.url',
      'an address (`https://…`)',
    ],
    [
      "multiVersion: { default: '0.5', versions: ['0.4'] }",
      'multiVersion.default',
      'one of `versions`: 0.4',
    ],
    [
      "multiVersion: { default: '0.5', versions: [] }",
      'multiVersion.versions',
      'something: it is empty',
    ],
    [
      "themeConfig: { nav: [{ text: 'A', link: 'guide' }] }",
      'themeConfig.nav.0.link',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      "themeConfig: { nav: [{ text: 'A', items: [] }] }",
      'themeConfig.nav.0.items',
      'something: it is empty',
    ],
    [
      "themeConfig: { nav: [{ text: 'A', link: '/a', activeMatch: '(' }] }",
      'themeConfig.nav.0.activeMatch',
      'a regular expression',
    ],
    [
      "themeConfig: { nav: [{ text: 'A', link: '/a', position: 'top' }] }",
      'themeConfig.nav.0.position',
      'one of "left", "right"',
    ],
    [
      'themeConfig: { sidebar: { guide: [] } }',
      'themeConfig.sidebar.guide',
      'a path prefix that begins and ends in a slash (`/guide/`)',
    ],
    [
      "themeConfig: { sidebar: { '/guide/': ['a'] } }",
      'themeConfig.sidebar./guide/.0',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      "themeConfig: { sidebar: { '/guide/': [], '/misc/': '/giude/' } }",
      'themeConfig.sidebar./misc/',
      'a prefix with a list of its own: /guide/',
    ],
    [
      "themeConfig: { sidebar: { '/guide/': [{ dividerType: 'dotted' }] } }",
      'themeConfig.sidebar./guide/.0.dividerType',
      'one of "dashed", "solid"',
    ],
    [
      "themeConfig: { socialLinks: [{ icon: { svg: '<img>' }, content: 'x' }] }",
      'themeConfig.socialLinks.0.icon.svg',
      'the source of an SVG (`<svg …>`)',
    ],
    [
      "themeConfig: { socialLinks: [{ icon: 'github', mode: 'txt', content: 'x' }] }",
      'themeConfig.socialLinks.0.mode',
      'one of "link", "text", "img"',
    ],
    [
      "themeConfig: { socialLinks: [{ icon: 'github', content: '' }] }",
      'themeConfig.socialLinks.0.content',
      'something: it is empty',
    ],
    ["themeConfig: { darkMode: 'off' }", 'themeConfig.darkMode', 'boolean'],
    ["themeConfig: { search: 'local' }", 'themeConfig.search', 'boolean'],
    ['themeConfig: { outline: 2 }', 'themeConfig.outline', 'boolean'],
    ["themeConfig: { lastUpdated: 'git' }", 'themeConfig.lastUpdated', 'boolean'],
    ["themeConfig: { outlineTitle: '' }", 'themeConfig.outlineTitle', 'something: it is empty'],
    [
      "themeConfig: { editLink: { docRepoBaseUrl: 'github' } }",
      'themeConfig.editLink.docRepoBaseUrl',
      'an address (`https://…`)',
    ],
    [
      "themeConfig: { locales: [{ lang: 'zh-CN' }] }",
      'themeConfig.locales.0.lang',
      'one of "en", "zh"',
    ],
  ])('%s', (setting, name, expected) => {
    const text = refusal(`  ${setting},`);
    expect(text).toContain(`\`${name}\` in site.config.ts has a value it cannot have.`);
    expect(text).toContain(`expected: ${expected}`);
    expect(text).toContain(`site.config.ts:9\n`);
    expect(text).toContain('1 problem');
  });

  it.each([
    'rspack.dev',
    'localhost:3000',
    'https://rspack.dev/docs',
    'https://rspack.dev?x',
    'ftp://rspack.dev',
  ])('as the host: %s', (url) => {
    expect(refusal('', required.replace('https://rspack.dev', url))).toContain(
      'expected: the address of a host (`https://rspack.dev`), without a path',
    );
  });

  it('names an unknown social icon with all that are known', () => {
    expect(refusal("  themeConfig: { socialLinks: [{ icon: 'githb', content: 'x' }] },")).toContain(
      'expected: one of "discord", "facebook", "github", ',
    );
  });

  it('is a default language without pages, or a language that is listed twice', () => {
    expect(
      refusal('', required.replace("lang: 'en', label", "lang: 'zh', label")),
    ).toMatchInlineSnapshot(`
      "site.config.ts:6
        \`lang\` in site.config.ts has a value it cannot have.
        found:    { lang: 'zh', label: 'English' },
        expected: a language of \`locales\`: zh, zh

      site.config.ts:6
        \`locales.1.lang\` in site.config.ts has a value it cannot have.
        found:    { lang: 'zh', label: 'English' },
        expected: a language that is not listed before

      2 problems"
    `);
  });
});

describe('loadConfig', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'config-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(text: string): Promise<void> {
    await writeFile(path.join(root, 'site.config.ts'), `export default {\n${text}};\n`);
  }

  it('reads the file, and SITE_URL over it', async () => {
    await write(required);
    expect((await loadConfig(root)).url).toBe('https://rspack.dev');
    expect((await loadConfig(root, { SITE_URL: '' })).url).toBe('https://rspack.dev');
    expect((await loadConfig(root, { SITE_URL: 'https://preview.dev/' })).url).toBe(
      'https://preview.dev',
    );
  });

  it('sees a file that was changed', async () => {
    await write(required);
    expect((await loadConfig(root)).title).toBe('Rspack');
    await write(required.replace('Rspack', 'Other'));
    expect((await loadConfig(root)).title).toBe('Other');
  });

  it('does not blame the file for a SITE_URL that is none', async () => {
    await write(required);
    await expect(
      loadConfig(root, { SITE_URL: 'preview.dev' }),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   SITE_URL is not the address of a site.
        found:    preview.dev
        expected: the address of a host (\`https://rspack.dev\`), without a path

      1 problem]
    `);
  });

  it('says what to do where there is no file', async () => {
    await expect(loadConfig(root)).rejects.toThrow('There is no configuration here.');
  });
});
