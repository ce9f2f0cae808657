import { describe, expect, it } from 'vitest';
import {
  fileOf,
  formatRoute,
  hrefOf,
  idOfHash,
  isAsset,
  isExternal,
  isSamePath,
  normalizePath,
  opensNewTab,
  parseRoute,
  splitSuffix,
  withBase,
  withoutBase,
} from './url.ts';

describe('normalizePath', () => {
  it.each([
    ['/guide/introduction', '/guide/introduction'],
    ['/guide/introduction/', '/guide/introduction'],
    ['/guide/introduction.html', '/guide/introduction'],
    ['/guide/introduction.html/', '/guide/introduction'],
    ['/guide/introduction/index', '/guide/introduction'],
    ['/guide/introduction/index.html', '/guide/introduction'],
    ['/Guide/INTRODUCTION.HTML', '/guide/introduction'],
    ['/guide/%69ntroduction', '/guide/introduction'],
    ['/guide/introduction%2Ehtml', '/guide/introduction'],
    ['//guide//introduction', '/guide/introduction'],
    ['/blog/announcing-0.5', '/blog/announcing-0.5'],
    ['/blog/announcing-0.5.html', '/blog/announcing-0.5'],
    ['/blog/announcing-0.5/index.html', '/blog/announcing-0.5'],
    ['/config', '/config'],
    ['/config/', '/config'],
    ['/config/index.html', '/config'],
    ['/', '/'],
    ['', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/zh', '/zh'],
    ['/zh/index.html', '/zh'],
    ['/zh/%E6%8C%87%E5%8D%97', '/zh/指南'],
  ])('%s is %s', (written, normalized) => {
    expect(normalizePath(written)).toBe(normalized);
  });

  it.each(['/guide/%', '/%zz', '/guide/%E6%8C'])(
    'knows no spelling for the malformed %s',
    (path) => {
      expect(normalizePath(path)).toBeUndefined();
    },
  );

  it('drops one .html only, and no other word that contains index', () => {
    expect(normalizePath('/a.html.html')).toBe('/a.html');
    expect(normalizePath('/guide/reindex')).toBe('/guide/reindex');
    expect(normalizePath('/index/guide')).toBe('/index/guide');
  });
});

describe('isSamePath', () => {
  it.each([
    ['/config/', '/Config/index.html', true],
    ['/guide/react', '/zh/guide/react', false],
    ['/guide/react', '/guide', false],
    ['/%zz', '/%zz', false],
  ])('%s and %s: %s', (a, b, same) => {
    expect(isSamePath(a, b)).toBe(same);
  });
});

describe('external links', () => {
  it.each([
    ['https://rspack.rs', true, true],
    ['http://rspack.rs', true, true],
    ['HTTPS://RSPACK.RS', true, true],
    ['mailto:team@rspack.dev', true, false],
    ['tel:+123', true, false],
    ['/guide/react', false, false],
    ['./https.md', false, false],
    ['#https://', false, false],
    ['https-proxy', false, false],
  ])('%s leaves the site: %s; opens a tab: %s', (link, leaves, opensTab) => {
    expect(isExternal(link)).toBe(leaves);
    expect(opensNewTab(link)).toBe(opensTab);
  });
});

describe('the base', () => {
  it.each([
    ['/guide/react', '/', '/guide/react'],
    ['/docs/guide/react', '/docs/', '/guide/react'],
    ['/docs/', '/docs/', '/'],
    ['/docs', '/docs/', '/'],
    ['/docsearch', '/docs/', undefined],
    ['/guide/react', '/docs/', undefined],
  ])('%s without %s is %s', (pathname, base, path) => {
    expect(withoutBase(pathname, base)).toBe(path);
  });

  it.each([
    ['/logo.svg', '/', '/logo.svg'],
    ['/logo.svg', '/docs/', '/docs/logo.svg'],
    ['https://cdn.example.com/logo.svg', '/docs/', 'https://cdn.example.com/logo.svg'],
  ])('%s with %s is %s', (path, base, address) => {
    expect(withBase(path, base)).toBe(address);
  });
});

describe('routes', () => {
  const locales = [{ lang: 'en' }, { lang: 'zh' }];
  const options = { defaultLang: 'en', locales, versions: ['v0.4'] } as const;

  it.each([
    ['/', { version: '', lang: 'en', path: '/' }],
    ['/zh/', { version: '', lang: 'zh', path: '/' }],
    ['/guide/react', { version: '', lang: 'en', path: '/guide/react' }],
    ['/zh/guide/react', { version: '', lang: 'zh', path: '/guide/react' }],
    ['/v0.4/guide/react', { version: 'v0.4', lang: 'en', path: '/guide/react' }],
    ['/v0.4/zh/config/', { version: 'v0.4', lang: 'zh', path: '/config/' }],
  ] as const)('%s is taken apart and put together again', (routePath, route) => {
    expect(parseRoute(routePath, options)).toEqual(route);
    expect(formatRoute(route, options)).toBe(routePath);
  });

  it.each([
    ['/en/guide/react', 'en', '/guide/react'],
    ['/zhihu', 'en', '/zhihu'],
    ['/fr/guide', 'en', '/fr/guide'],
    ['/guide/zh', 'en', '/guide/zh'],
    ['/v0.5/guide', 'en', '/v0.5/guide'],
  ])('%s is in %s at %s', (routePath, lang, path) => {
    expect(parseRoute(routePath, options)).toEqual({ version: '', lang, path });
  });
});

describe('hrefOf', () => {
  it.each([
    ['/guide/react', '/', true, '/guide/react'],
    ['/guide/react', '/docs/', true, '/docs/guide/react'],
    ['/guide/react', '/', false, '/guide/react.html'],
    ['/guide/react?x=1#y', '/docs/', false, '/docs/guide/react.html?x=1#y'],
    ['/blog/announcing-0.5', '/', false, '/blog/announcing-0.5.html'],
    ['/', '/docs/', false, '/docs/'],
    ['/zh/', '/', false, '/zh/'],
    ['/config/#entry', '/', false, '/config/#entry'],
  ])('%s with base %s and cleanUrls %s is %s', (routePath, base, cleanUrls, href) => {
    expect(hrefOf(routePath, { base, cleanUrls })).toBe(href);
  });
});

describe('parts of an address', () => {
  it.each([
    ['/a', '/a', ''],
    ['/a?b#c', '/a', '?b#c'],
    ['/a#b?c', '/a', '#b?c'],
    ['#a', '', '#a'],
  ])('%s splits into "%s" and "%s"', (address, path, suffix) => {
    expect(splitSuffix(address)).toEqual([path, suffix]);
  });

  it.each([
    ['/', 'index'],
    ['/zh/', 'zh/index'],
    ['/config/', 'config/index'],
    ['/blog/announcing-0.5', 'blog/announcing-0.5'],
  ])('%s lies in the file %s', (routePath, file) => {
    expect(fileOf(routePath)).toBe(file);
  });

  it.each([
    ['#setup', 'setup'],
    ['#%E6%8C%87', '指'],
    ['#100%', '100%'],
    ['', ''],
  ])('the hash %s points to the id %s', (hash, id) => {
    expect(idOfHash(hash)).toBe(id);
  });

  it.each([
    ['/rss/blog-en.rss', true],
    ['/Logo.SVG', true],
    ['/blog/announcing-0.5', false],
    ['/guide/react.html', false],
    ['/guide/react.mdx', false],
    ['/guide.d/react', false],
  ])('%s names a file: %s', (path, asset) => {
    expect(isAsset(path)).toBe(asset);
  });
});
