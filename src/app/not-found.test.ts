import { describe, expect, it } from 'vitest';
import { type KnownPage, meantAddress, pagesLike, visitorLocale } from './not-found.ts';

const pages: KnownPage[] = [
  ['/', 'Home'],
  ['/config/', 'Config'],
  ['/guide/react', 'React'],
  ['/guide/vue', 'Vue'],
  ['/guide/quick-start', 'Quick start'],
  ['/blog/announcing-0.5', '0.5'],
  ['/blog/announcing-0.4', '0.4'],
  ['/blog/announcing-0.3', '0.3'],
  ['/blog/announcing-0.2', '0.2'],
  ['/zh/', '首页'],
  ['/zh/guide/react', '使用 React'],
];
const locales = [{ lang: 'en' }, { lang: 'zh' }];
const site = { base: '/', cleanUrls: true, defaultLang: 'en', locales } as const;

describe('an address that leads nowhere', () => {
  it.each([
    ['/Guide/React/', '/guide/react'],
    ['/guide/react.html', '/guide/react'],
    ['/guide/%72eact/index.html', '/guide/react'],
    ['/config', '/config/'],
    ['/ZH/Guide/React', '/zh/guide/react'],
    ['/zh', '/zh/'],
    ['/blog/Announcing-0.5', '/blog/announcing-0.5'],
  ])('%s is another spelling of %s', (pathname, href) => {
    expect(meantAddress(pathname, pages, site)).toEqual({ href });
  });

  it.each([
    ['/en/guide/react', '/guide/react', 'en'],
    ['/en', '/', 'en'],
    ['/en/', '/', 'en'],
    ['/en/nope', '/nope', 'en'],
    ['/zh/nope', '/nope', 'zh'],
    ['/zh/nope/%E6%8C%87', '/nope/%E6%8C%87', 'zh'],
    ['/zh/guide/vue', '/guide/vue', 'zh'],
    ['/zh//evil.com', '/evil.com', 'zh'],
    ['//zh///evil.com', '/evil.com', 'zh'],
  ])('%s loses its language: %s', (pathname, href, lang) => {
    expect(meantAddress(pathname, pages, site)).toEqual({ href, lang });
  });

  it.each(['/nope', '/zhihu', '/guide/zh', '/guide/%zz', '/zh/%zz', '/404', '/guide/react'])(
    '%s leads nowhere indeed',
    (pathname) => {
      expect(meantAddress(pathname, pages, site)).toBeUndefined();
    },
  );

  it.each([
    ['/guide/', '/guide/react'],
    ['/Guide', '/guide/react'],
    ['/zh/guide', '/zh/guide/react'],
    ['/new', 'https://rspack.rs/new'],
  ])('%s is sent on by a redirect: %s', (pathname, href) => {
    const redirects = {
      '/guide': '/guide/react',
      '/zh/guide': '/zh/guide/react',
      '/new': 'https://rspack.rs/new',
    };
    expect(meantAddress(pathname, pages, { ...site, redirects })).toEqual({ href });
  });

  it.each([
    ['/docs/Guide/React', '/docs/guide/react'],
    ['/docs/en/guide/react', '/docs/guide/react'],
    ['/docs/zh/nope', '/docs/nope'],
    ['/docs', '/docs/'],
    ['/Guide/React', undefined],
  ])('%s stays below the base: %s', (pathname, href) => {
    expect(meantAddress(pathname, pages, { ...site, base: '/docs/' })?.href).toBe(href);
  });

  it.each([
    ['/guide/react', '/guide/react.html'],
    ['/Guide/React.html', '/guide/react.html'],
    ['/guide/react.html', undefined],
  ])('%s gets the ending that the host needs: %s', (pathname, href) => {
    expect(meantAddress(pathname, pages, { ...site, cleanUrls: false })?.href).toBe(href);
  });
});

describe('a lost visitor', () => {
  const visitor = {
    pathname: '/nope',
    base: '/',
    remembered: null,
    preferred: ['fr'],
    available: ['en', 'zh'],
    fallback: 'en',
  } as const;

  it.each([
    [{ pathname: '/zh/nope', remembered: 'en', preferred: ['en'] }, 'zh'],
    [{ pathname: '/en/nope', remembered: 'zh' }, 'en'],
    [{ remembered: 'zh', preferred: ['en'] }, 'zh'],
    [{ remembered: 'fr', preferred: ['zh-TW'] }, 'zh'],
    [{ preferred: ['fr', 'zh-CN', 'en'] }, 'zh'],
    [{}, 'en'],
    [{ pathname: '/docs/zh/x', base: '/docs/' }, 'zh'],
    [{ pathname: '/zh/x', base: '/docs/' }, 'en'],
  ])('%j speaks %s', (differences, locale) => {
    expect(visitorLocale({ ...visitor, ...differences })).toBe(locale);
  });
});

describe('the pages that are most alike', () => {
  function like(pathname: string, lang: 'en' | 'zh' = 'en', base = '/'): string[] {
    return pagesLike(pathname, pages, { ...site, base, lang }).map(({ routePath }) => routePath);
  }

  it.each([
    ['/guide/raect', '/guide/react'],
    ['/guide/quickstart', '/guide/quick-start'],
    ['/docs/other/react', '/guide/react'],
    ['/react', '/guide/react'],
    ['/Guide/VUEE.html', '/guide/vue'],
  ])('to %s begin with %s', (pathname, routePath) => {
    expect(like(pathname)[0]).toBe(routePath);
  });

  it('are three at most, the nearest first', () => {
    expect(like('/blog/announcing-0.4.1')).toEqual([
      '/blog/announcing-0.4',
      '/blog/announcing-0.5',
      '/blog/announcing-0.3',
    ]);
  });

  it('are in the language of the visitor, never the home page, and none where nothing is like it', () => {
    expect(like('/zh/guide/raect', 'zh')).toEqual(['/zh/guide/react']);
    expect(like('/raect', 'zh')).toEqual(['/zh/guide/react']);
    expect(like('/wp-login.php')).toEqual([]);
    expect(like('/x')).toEqual([]);
    expect(like('/guide/%zz')).toEqual([]);
    expect(like('/docs/guide/raect', 'en', '/docs/')[0]).toBe('/guide/react');
  });
});
