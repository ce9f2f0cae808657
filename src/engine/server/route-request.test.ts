import { describe, expect, it } from 'vitest';
import { redirectRules } from '../outputs/hosts/redirect-rules.ts';
import { type RoutableSite, routeRequest } from './route-request.ts';

const pages = ['', 'zh/', 'config/', 'zh/config/'].map((folder) => `${folder}index.html`);
const articles = ['guide/react', 'zh/guide/react', 'blog/announcing-0.5'].map(
  (name) => `${name}.html`,
);
const others = [
  '404.html',
  '_headers',
  '_redirects',
  'static/a.js',
  'rss/blog-en.rss',
  'guide/react.json',
  'guide/react.md',
];

function site(differences: Partial<RoutableSite> = {}): RoutableSite {
  return {
    base: '/',
    cleanUrls: true,
    defaultLang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    files: new Set([...pages, ...articles, ...others]),
    redirects: redirectRules({
      lang: 'en',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      redirects: {
        '/guide': '/guide/react',
        '/faq': '/config/#faq',
        '/feed': '/rss/blog-en.rss',
        '/new': 'https://rspack.rs/new',
      },
    }),
    ...differences,
  };
}

/** An answer in one line. */
function answer(target: string, differences?: Partial<RoutableSite>): string {
  const routed = routeRequest(target, site(differences));
  const what = { file: 'path', redirect: 'location', refused: 'type' } as const;
  return `${routed.status} ${(routed as unknown as Record<string, string>)[what[routed.type]]}`;
}

describe('a page', () => {
  it.each([
    ['/', 'index.html'],
    ['/zh/', 'zh/index.html'],
    ['/config/', 'config/index.html'],
    ['/guide/react', 'guide/react.html'],
    ['/guide/react?x=1', 'guide/react.html'],
    ['http://any.host/guide/react?x=1', 'guide/react.html'],
    ['HTTP://any.host', 'index.html'],
    ['/zh/guide/react', 'zh/guide/react.html'],
    ['/blog/announcing-0.5', 'blog/announcing-0.5.html'],
  ])('is at its own address: %s', (target, file) => {
    expect(answer(target)).toBe(`200 ${file}`);
  });

  it.each([
    ['/index.html', '/'],
    ['/zh', '/zh/'],
    ['/config', '/config/'],
    ['/config/index', '/config/'],
    ['/config.html', '/config/'],
    ['/guide/react/', '/guide/react'],
    ['/guide/react.html', '/guide/react'],
    ['/guide/react/index.html', '/guide/react'],
    ['/Guide/React', '/guide/react'],
    ['/guide/%72eact', '/guide/react'],
    ['//guide//react', '/guide/react'],
    ['/ZH/guide/React.html?x=1', '/zh/guide/react?x=1'],
    ['/blog/announcing-0.5.html', '/blog/announcing-0.5'],
    ['/EN/guide/react', '/guide/react'],
  ])('%s is sent on to it for good: %s', (target, location) => {
    expect(answer(target)).toBe(`308 ${location}`);
  });

  it.each([
    ['/docs/guide/react', '200 guide/react.html'],
    ['/docs/guide/react.html', '308 /docs/guide/react'],
    ['/docs', '308 /docs/'],
    ['/docs/en/guide/react', '301 /docs/guide/react'],
    ['/docs/static/a.js', '200 static/a.js'],
    ['/guide/react', '404 404.html'],
    ['/', '404 404.html'],
  ])('lies below the base: %s', (target, expected) => {
    expect(answer(target, { base: '/docs/' })).toBe(expected);
  });

  it.each([
    ['/guide/react.html', '200 guide/react.html'],
    ['/guide/react', '308 /guide/react.html'],
    ['/guide', '301 /guide/react.html'],
    ['/en/guide/react.html', '301 /guide/react.html'],
    ['/feed', '301 /rss/blog-en.rss'],
    ['/new', '301 https://rspack.rs/new'],
    ['/config', '308 /config/'],
  ])('has its ending where addresses are not clean: %s', (target, expected) => {
    expect(answer(target, { cleanUrls: false })).toBe(expected);
  });
});

describe('a redirect', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en?x=1', '/?x=1'],
    ['/en/guide/react?x=1', '/guide/react?x=1'],
    ['/en/nope', '/nope'],
    ['/en/$&', '/$&'],
    ['/guide', '/guide/react'],
    ['/guide/', '/guide/react'],
    ['/Guide/index.html', '/guide/react'],
    ['/zh/guide?x=1', '/zh/guide/react?x=1'],
    ['/faq?x=1', '/config/?x=1#faq'],
    ['/feed', '/rss/blog-en.rss'],
    ['/new', 'https://rspack.rs/new'],
  ])('leads from %s to %s', (target, location) => {
    expect(answer(target)).toBe(`301 ${location}`);
  });

  it.each(['/en//evil.com', '/en///evil.com', '/en/\\evil.com'])(
    'never leaves the site: %s',
    (target) => {
      expect(answer(target)).toBe('301 /evil.com');
    },
  );
});

describe('a file', () => {
  it.each(['static/a.js', 'rss/blog-en.rss', 'guide/react.json', 'guide/react.md'])(
    '%s is sent',
    (file) => {
      expect(answer(`/${file}`)).toBe(`200 ${file}`);
    },
  );

  it.each([
    '/nope',
    '/zh/nope',
    '/guide/vue.html',
    '/static/nope.js',
    '/static/',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/%5Fheaders',
    '/guide/react.html/react.json',
  ])('%s is not there', (target) => {
    expect(answer(target)).toBe('404 404.html');
  });
});

describe('a malformed escape', () => {
  it.each(['/guide/%zz', '/%', '/%E6%8C'])('gets the 404 page: %s', (target) => {
    expect(answer(target)).toBe('404 404.html');
  });
});

describe('a target that is refused', () => {
  it.each([
    '/..',
    '/../etc/passwd',
    '/guide/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/guide%2f..%2f..%2fetc',
    '/..\\windows',
    '/a%00',
    '/a\u0000b',
    '/a%0d%0aSet-Cookie:x',
    `/${'a'.repeat(10_000)}`,
    '*',
    'ftp://other.host/',
  ])('%j', (target) => {
    expect(answer(target)).toBe('400 refused');
  });

  it.each(['/..a', '/a..b', '/guide/react?file=../../etc'])('is not %s', (target) => {
    expect(answer(target)).not.toContain('400');
  });
});
