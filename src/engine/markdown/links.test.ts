import { describe, expect, it } from 'vitest';
import { type LinkOptions, type LinkOrigin, resolveLink } from './links.ts';
import { testCompile, testRender } from './test-compile.ts';

const english: LinkOrigin = {
  lang: 'en',
  version: '',
  path: '/guide/react',
  relativePath: 'en/guide/react.mdx',
};
const chinese: LinkOrigin = { ...english, lang: 'zh', relativePath: 'zh/guide/react.mdx' };
const index: LinkOrigin = { ...english, path: '/config/', relativePath: 'en/config/index.md' };

const options: LinkOptions = {
  base: '/',
  cleanUrls: true,
  defaultLang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  indexPaths: ['/', '/config/', '/api/'],
};

function resolve(written: string, origin: LinkOrigin, differences: Partial<LinkOptions> = {}) {
  return resolveLink(written, origin, { ...options, ...differences });
}

describe('resolveLink', () => {
  it.each([
    ['/guide/vue', '/guide/vue', '/zh/guide/vue'],
    ['/guide/vue.html#setup', '/guide/vue#setup', '/zh/guide/vue#setup'],
    ['/guide/vue?x=1#setup', '/guide/vue?x=1#setup', '/zh/guide/vue?x=1#setup'],
    ['/Guide/Vue/', '/guide/vue', '/zh/guide/vue'],
    ['./vue.mdx', '/guide/vue', '/zh/guide/vue'],
    ['vue.md', '/guide/vue', '/zh/guide/vue'],
    ['./vue', '/guide/vue', '/zh/guide/vue'],
    ['../config/entry.mdx#name', '/config/entry#name', '/zh/config/entry#name'],
    ['../blog/announcing-0.5.md', '/blog/announcing-0.5', '/zh/blog/announcing-0.5'],
    ['/blog/announcing-0.5', '/blog/announcing-0.5', '/zh/blog/announcing-0.5'],
    ['/config', '/config/', '/zh/config/'],
    ['../config/index.md', '/config/', '/zh/config/'],
    ['/config/index.html#x', '/config/#x', '/zh/config/#x'],
    ['/', '/', '/zh/'],
    ['#setup', '#setup', '#setup'],
    ['/en/guide/vue', '/guide/vue', '/guide/vue'],
    ['/en/', '/', '/'],
    ['/zh/guide/vue', '/zh/guide/vue', '/zh/guide/vue'],
    ['/zh', '/zh/', '/zh/'],
    ['/zhihu', '/zhihu', '/zh/zhihu'],
    ['/diagram.svg', '/diagram.svg', '/diagram.svg'],
    ['./diagram.svg', '/guide/diagram.svg', '/guide/diagram.svg'],
    ['https://nodejs.org/x.html', 'https://nodejs.org/x.html', 'https://nodejs.org/x.html'],
    ['mailto:team@rspack.dev', 'mailto:team@rspack.dev', 'mailto:team@rspack.dev'],
    ['tel:+123', 'tel:+123', 'tel:+123'],
  ])('%s leads to %s in English, and to %s in Chinese', (written, en, zh) => {
    expect(resolve(written, english)).toBe(en);
    expect(resolve(written, chinese)).toBe(zh);
  });

  it.each([
    ['./entry.md', '/config/entry'],
    ['entry', '/config/entry'],
    ['../guide/vue.md', '/guide/vue'],
    ['./', '/config/'],
  ])('%s starts in the folder of an index page', (written, href) => {
    expect(resolve(written, index)).toBe(href);
  });

  it.each([
    ['./vue.mdx#x', '/docs/zh/guide/vue#x', '/docs/zh/guide/vue.html#x'],
    ['/config', '/docs/zh/config/', '/docs/zh/config/'],
    ['/diagram.svg', '/docs/diagram.svg', '/docs/diagram.svg'],
    ['#x', '#x', '#x'],
    ['https://nodejs.org', 'https://nodejs.org', 'https://nodejs.org'],
  ])('%s gets base and ending', (written, clean, withEnding) => {
    expect(resolve(written, chinese, { base: '/docs/' })).toBe(clean);
    expect(resolve(written, chinese, { base: '/docs/', cleanUrls: false })).toBe(withEnding);
  });

  it.each([
    ['/guide/vue', '/v0.4/zh/guide/vue'],
    ['/v0.3/guide/vue', '/v0.3/zh/guide/vue'],
    ['/v0.3/en/guide/vue', '/v0.3/guide/vue'],
  ])('%s stays in version and language unless it names others: %s', (written, href) => {
    const origin = { ...chinese, version: 'v0.4' };
    expect(resolve(written, origin, { versions: ['v0.3', 'v0.4'] })).toBe(href);
  });

  it('leaves a malformed escape to the check of links', () => {
    expect(resolve('/guide/%zz', english)).toBe('/guide/%zz');
  });
});

describe('links of a page', () => {
  it('open a tab where they lead to another site, and only there', async () => {
    const body = '[a](/guide/vue) [b](https://nodejs.org) [c](mailto:x@rspack.dev) [d](tel:1)';
    expect(await testRender(body)).toMatchInlineSnapshot(
      `"<p><a href="/guide/vue">a</a> <a href="https://nodejs.org" target="_blank" rel="noopener noreferrer">b</a> <a href="mailto:x@rspack.dev">c</a> <a href="tel:1">d</a></p>"`,
    );
  });

  it('are collected as they are written, with their lines; those of headings to themselves are not', async () => {
    const { links, images } = await testCompile('## A\n\n[b](./vue.md)\n\n![c](/c.png)', {
      lang: 'zh',
    });
    expect(links).toEqual([{ written: './vue.md', href: '/zh/guide/vue', line: 3 }]);
    expect(images).toEqual([{ written: '/c.png', href: '/c.png', line: 5 }]);
  });
});
