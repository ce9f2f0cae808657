import { describe, expect, it } from 'vitest';
import { absoluteUrl, headTags } from './head.ts';
import { testPage, testSite } from './test-data.ts';

/** The tags as they would be written. */
function written(...input: Parameters<typeof headTags>): string {
  return headTags(...input)
    .map(({ tag, attributes }) => [
      tag,
      ...Object.entries(attributes).map((entry) => entry.join('=')),
    ])
    .map((parts) => parts.join(' | '))
    .join('\n');
}

describe('headTags', () => {
  it('names description, addresses in each language, and cards', () => {
    expect(written(testPage(), testSite())).toMatchInlineSnapshot(`
      "meta | name=description | content=How to use React.
      link | rel=canonical | href=https://rspack.dev/guide/react
      link | rel=alternate | type=text/markdown | href=/guide/react.md
      link | rel=alternate | hreflang=en | href=https://rspack.dev/guide/react
      link | rel=alternate | hreflang=zh | href=https://rspack.dev/zh/guide/react
      link | rel=alternate | hreflang=x-default | href=https://rspack.dev/guide/react
      meta | property=og:type | content=website
      meta | property=og:site_name | content=Rspack
      meta | property=og:title | content=React - Rspack
      meta | property=og:description | content=How to use React.
      meta | property=og:locale | content=en_US
      meta | property=og:url | content=https://rspack.dev/guide/react
      meta | name=twitter:card | content=summary
      meta | name=twitter:title | content=React - Rspack
      meta | name=twitter:description | content=How to use React."
    `);
  });

  it('speaks the language of the page', () => {
    const page = testPage({ lang: 'zh', routePath: '/zh/guide/react' });
    const tags = written(page, testSite({ lang: 'zh' }));
    expect(tags).toContain('link | rel=canonical | href=https://rspack.dev/zh/guide/react');
    expect(tags).toContain('hreflang=x-default | href=https://rspack.dev/guide/react');
    expect(tags).toContain('property=og:locale | content=zh_CN');
  });

  it('advertises feeds, and tells articles from pages', () => {
    const type = 'application/rss+xml' as const;
    const feeds = [{ title: 'Blog', type, href: '/docs/rss/blog-en.rss' }];
    const tags = written(testPage({ feeds, frontmatter: { date: '2024-01-09' } }), testSite());
    expect(tags).toContain(
      'link | rel=alternate | type=application/rss+xml | title=Blog | href=/docs/rss/blog-en.rss',
    );
    expect(tags).toContain('og:type | content=article');
  });

  it('shows a picture of the page, else that of the site', () => {
    const site = testSite({
      version: '0.5',
      base: '/docs/',
      socialImage: '/card.png',
      generatedImages: '/images',
    });
    const pictures = (differences: Parameters<typeof testPage>[0]) =>
      written(testPage(differences), site)
        .split('\n')
        .filter((line) => line.includes('og:image'));
    expect(pictures({})).toMatchInlineSnapshot(`
      [
        "meta | property=og:image | content=https://rspack.dev/docs/images/pages/guide/react.png",
        "meta | property=og:image:width | content=1200",
        "meta | property=og:image:height | content=630",
        "meta | property=og:image:alt | content=React · Rspack 0.5",
      ]
    `);
    expect(pictures({ _relativePath: '' })).toMatchInlineSnapshot(`
      [
        "meta | property=og:image | content=https://rspack.dev/docs/card.png",
        "meta | property=og:image:width | content=1200",
        "meta | property=og:image:height | content=630",
        "meta | property=og:image:alt | content=Rspack 0.5",
      ]
    `);
  });

  it('gives the page for lost addresses no address, and keeps it out of search engines', () => {
    const page = testPage({
      pageType: '404',
      routePath: '/404',
      alternates: { en: '/', zh: '/zh/' },
    });
    const tags = written(page, testSite());
    expect(tags).toContain('name=robots | content=noindex');
    expect(tags).not.toMatch(/canonical|hreflang|og:url/);
  });
});

it.each([
  ['/guide/react', '/', true, 'https://rspack.dev/guide/react'],
  ['/zh/', '/docs/', true, 'https://rspack.dev/docs/zh/'],
  ['/guide/react', '/docs/', false, 'https://rspack.dev/docs/guide/react.html'],
])('%s below %s, cleanUrls %s, is %s', (routePath, base, cleanUrls, address) => {
  expect(absoluteUrl(routePath, testSite({ base, cleanUrls }))).toBe(address);
});
