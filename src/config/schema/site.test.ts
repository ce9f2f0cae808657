import { describe, expect, it } from 'vitest';
import { parseConfig } from '../load-config.ts';

const required = {
  url: 'https://rspack.dev',
  title: 'Rspack',
  description: 'A bundler.',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
};

function parse(settings: object) {
  return parseConfig({ ...required, ...settings }, '');
}

describe('a configuration', () => {
  it('has every default filled in', () => {
    const { url, title, description, locales, ...defaults } = parse({});
    expect({ url, title, description, locales }).toEqual(required);
    expect(defaults).toMatchInlineSnapshot(`
      {
        "base": "/",
        "feeds": [],
        "lang": "en",
        "markdown": {
          "codeHighlighter": "shiki",
          "defaultWrapCode": false,
          "showLineNumbers": false,
        },
        "offline": false,
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
      }
    `);
  });

  it.each([
    ['https://rspack.dev/', 'https://rspack.dev'],
    ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ])('takes the host %s as %s', (written, url) => {
    expect(parse({ url: written }).url).toBe(url);
  });

  it('takes sidebar entries as paths, links, groups and rules, and completes groups at any depth', () => {
    const inner = { text: 'H', items: [{ link: '/b' }] };
    const { sidebar } = parse({
      themeConfig: {
        sidebar: {
          '/guide/': ['/a', { dividerType: 'dashed' }, { text: 'G', items: [inner] }],
          '/misc/': '/guide/',
        },
      },
    }).themeConfig;
    const open = { collapsible: true, collapsed: false };
    expect(sidebar).toEqual({
      '/guide/': [
        '/a',
        { dividerType: 'dashed' },
        { text: 'G', ...open, items: [{ ...inner, ...open }] },
      ],
      '/misc/': '/guide/',
    });
  });

  it('takes entries of the bar as links, as menus, and as menus whose name is a link', () => {
    const items = [{ text: 'B', link: '/b', position: 'left' as const }];
    const nav = [
      { text: 'A', link: '/a', position: 'left' as const },
      { text: 'A', items, position: 'left' as const },
      { text: 'A', link: '/a', items, position: 'left' as const },
    ];
    expect(parse({ themeConfig: { nav } }).themeConfig.nav).toEqual(nav);
  });

  it('completes navigation, social links and ecosystem cards', () => {
    const card = { name: 'R', description: { en: 'x' }, url: 'https://r.dev', logo: '/r.svg' };
    const { nav, socialLinks, ecosystem } = parse({
      themeConfig: {
        nav: [{ text: 'A', items: [{ text: 'B', link: '/b', position: 'left' }] }],
        socialLinks: [{ icon: { svg: '<svg/>' }, content: 'https://x.dev' }],
        ecosystem: { link: { text: 'All', url: 'https://x.dev' }, cards: [card] },
      },
    }).themeConfig;
    const child = { text: 'B', link: '/b', position: 'left' };
    expect(nav).toEqual([{ text: 'A', position: 'right', items: [child] }]);
    expect(socialLinks).toEqual([
      { icon: { svg: '<svg/>' }, mode: 'link', content: 'https://x.dev' },
    ]);
    expect(ecosystem).toMatchObject({ cards: [{ ...card, logoScale: 1 }] });
  });
});

describe('a value is refused:', () => {
  it.each<[object, string, string]>([
    [{ base: 'docs/' }, 'base', 'a path that begins and ends in a slash (`/docs/`)'],
    [{ base: '/docs?/' }, 'base', 'a path that begins and ends in a slash (`/docs/`)'],
    [{ lang: 'fr' }, 'lang', 'a language of `locales`: en, zh'],
    [{ icon: 'favicon.svg' }, 'icon', 'a path below public/ (`/logo.svg`)'],
    [
      { logo: { light: '/a.svg', dark: 'b.svg' } },
      'logo.dark',
      'a path below public/ (`/logo.svg`)',
    ],
    [{ ssg: false }, 'ssg', 'true: a site of this engine has no other form than static pages'],
    [{ search: true }, 'search', 'false, or object'],
    [{ search: { mode: 'locl' } }, 'search.mode', 'one of "local", "remote"'],
    [
      { search: { mode: 'remote', apiUrl: '/s', searchIndexes: ['a'] } },
      'search.apiUrl',
      'an address (`https://…`) with a plain host, and no user or password',
    ],
    [
      { search: { mode: 'remote', apiUrl: 'https://s.dev', searchIndexes: [] } },
      'search.searchIndexes',
      'something: it is empty',
    ],
    [{ markdown: { codeHighlighter: 'prism' } }, 'markdown.codeHighlighter', '"shiki"'],
    [{ markdown: { showLineNumbers: 'no' } }, 'markdown.showLineNumbers', 'boolean'],
    [{ markdown: { defaultWrapCode: 1 } }, 'markdown.defaultWrapCode', 'boolean'],
    [{ route: { cleanUrls: 'yes' } }, 'route.cleanUrls', 'boolean'],
    [
      { feeds: [{ id: 'My blog', include: '/blog/', title: {} }] },
      'feeds.0.id',
      'lower-case letters, digits and hyphens',
    ],
    [
      { feeds: [{ id: 'blog', include: 'blog', title: {} }] },
      'feeds.0.include',
      'a path (`/guide`)',
    ],
    ...['guide', '/old/*', '/:name', '/a b', '/a\n/b', '//a', '/a\\b', '/a?b'].map(
      (from) =>
        [
          { redirects: { [from]: '/guide/a' } },
          `redirects.${from}`,
          'the path of one address (`/guide`), without `*`, `:`, `?` or spaces',
        ] as [object, string, string],
    ),
    ...['/guide a', '/guide\n/x', '/*', 'https://x.dev/\\a'].map(
      (to) =>
        [
          { redirects: { '/old': to } },
          'redirects./old',
          'a path (`/guide/react`) or an address (`https://…`), without spaces, `*` or `\\`',
        ] as [object, string, string],
    ),
    ...['https://a;b.dev/', 'https://*.dev/', 'https://me:secret@x.dev/'].map(
      (apiUrl) =>
        [
          { search: { mode: 'remote', apiUrl, searchIndexes: ['docs'] } },
          'search.apiUrl',
          'an address (`https://…`) with a plain host, and no user or password',
        ] as [object, string, string],
    ),
    [
      { redirects: { '/guide': '//evil.com' } },
      'redirects./guide',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      { versionNote: { text: {}, linkText: 'x', url: 'rspack.rs' } },
      'versionNote.url',
      'an address (`https://…`)',
    ],
    [
      { multiVersion: { default: '0.5', versions: ['0.4'] } },
      'multiVersion.default',
      'one of `versions`: 0.4',
    ],
    [
      { multiVersion: { default: '0.5', versions: [] } },
      'multiVersion.versions',
      'something: it is empty',
    ],
    [
      { themeConfig: { nav: [{ text: 'A', link: 'guide' }] } },
      'themeConfig.nav.0.link',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      { themeConfig: { nav: [{ text: 'A', items: [] }] } },
      'themeConfig.nav.0.items',
      'something: it is empty',
    ],
    [
      { themeConfig: { nav: [{ text: 'A', link: '/a', activeMatch: '(' }] } },
      'themeConfig.nav.0.activeMatch',
      'a regular expression',
    ],
    [
      { themeConfig: { nav: [{ text: 'A', link: '/a', position: 'top' }] } },
      'themeConfig.nav.0.position',
      'one of "left", "right"',
    ],
    [
      { themeConfig: { sidebar: { guide: [] } } },
      'themeConfig.sidebar.guide',
      'a path prefix that begins and ends in a slash (`/guide/`)',
    ],
    [
      { themeConfig: { sidebar: { '/guide/': ['a'] } } },
      'themeConfig.sidebar./guide/.0',
      'a path (`/guide/react`) or an address (`https://…`)',
    ],
    [
      { themeConfig: { sidebar: { '/guide/': [], '/misc/': '/giude/' } } },
      'themeConfig.sidebar./misc/',
      'a prefix with a list of its own: /guide/',
    ],
    [
      { themeConfig: { sidebar: { '/guide/': [{ dividerType: 'dotted' }] } } },
      'themeConfig.sidebar./guide/.0.dividerType',
      'one of "dashed", "solid"',
    ],
    [
      { themeConfig: { socialLinks: [{ icon: { svg: '<img>' }, content: 'x' }] } },
      'themeConfig.socialLinks.0.icon.svg',
      'the source of an SVG (`<svg …>`)',
    ],
    [
      { themeConfig: { socialLinks: [{ icon: 'github', mode: 'txt', content: 'x' }] } },
      'themeConfig.socialLinks.0.mode',
      'one of "link", "text", "img"',
    ],
    [
      { themeConfig: { socialLinks: [{ icon: 'github', content: '' }] } },
      'themeConfig.socialLinks.0.content',
      'something: it is empty',
    ],
    [{ themeConfig: { darkMode: 'off' } }, 'themeConfig.darkMode', 'boolean'],
    [{ themeConfig: { search: 'local' } }, 'themeConfig.search', 'boolean'],
    [{ themeConfig: { outline: 2 } }, 'themeConfig.outline', 'boolean'],
    [{ themeConfig: { lastUpdated: 'git' } }, 'themeConfig.lastUpdated', 'boolean'],
    [{ themeConfig: { outlineTitle: '' } }, 'themeConfig.outlineTitle', 'something: it is empty'],
    [
      { themeConfig: { editLink: { docRepoBaseUrl: 'github' } } },
      'themeConfig.editLink.docRepoBaseUrl',
      'an address (`https://…`)',
    ],
    [
      { themeConfig: { locales: [{ lang: 'zh-CN' }] } },
      'themeConfig.locales.0.lang',
      'a language in small letters',
    ],
    [
      { themeConfig: { locales: [{ lang: 'fr', search: false }] } },
      'themeConfig.locales.0.lang',
      'a language of `locales`: en, zh',
    ],
  ])('%j', (settings, name, expected) => {
    const parsing = () => parse(settings);
    expect(parsing).toThrow(`Invalid value of \`${name}\` in site.config.ts`);
    expect(parsing).toThrow(`expected: ${expected}`);
    expect(parsing).toThrow('1 problem');
  });

  it.each([
    'rspack.dev',
    'localhost:3000',
    'https://rspack.dev/docs',
    'https://rspack.dev?x',
    'ftp://rspack.dev',
  ])('the host %s', (url) => {
    expect(() => parse({ url })).toThrow(
      'expected: the address of a host (`https://docs.example.com`), without a path',
    );
  });

  it('an unknown social icon, with all that are known', () => {
    const socialLinks = [{ icon: 'githb', content: 'x' }];
    expect(() => parse({ themeConfig: { socialLinks } })).toThrow(
      'expected: one of "discord", "facebook", "github", ',
    );
  });

  it('a language that is listed twice', () => {
    const [english] = required.locales;
    expect(() => parse({ locales: [english, english] })).toThrow('`locales.1.lang`');
  });

  it('a default language without pages', () => {
    expect(() => parse({ lang: 'zh', locales: [required.locales[0]] })).toThrow(
      'expected: a language of `locales`: en',
    );
  });
});
