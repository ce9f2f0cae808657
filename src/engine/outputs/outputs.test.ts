import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '#config/schema/site.ts';
import type { SearchDocument } from '#search/search-index.ts';
import type { PageRecord } from '#shared/page.ts';
import { buildSite } from '../test-site.ts';

const post = (title: string, date: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title} & more.\ndate: ${date}\n---\n\n${body}\n`;

const files = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'guide/react.md': '---\ntitle: React\n---\n\n## Setup {#setup}\n\nText with `code`.\n',
  'guide/vue.md': '---\ntitle: Vue\nlinkFeed: blog\n---\n',
  'blog/one.md': post(
    'One',
    '2023-03-06',
    '## Why {#why}\n\n[a](/guide/react) [b](https://x.dev) ![c](/c.png)',
  ),
  'blog/three.md': post('Three', '2024-01-09'),
  'blog/two.md': post('Two', '2024-01-09', 'A < B'),
  'blog/draft.md': '---\ntitle: Draft\n---\n',
  'public/c.png': '',
};

const settings: Partial<SiteConfigInput> = {
  feeds: [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }],
  redirects: { '/guide': '/guide/react', '/feed': '/rss/blog-en.rss' },
};

const built = buildSite(files, settings);

async function text(path: string, differences?: Partial<SiteConfigInput>): Promise<string> {
  const site = differences ? buildSite(files, { ...settings, ...differences }) : built;
  return (await site).text(path);
}

async function record(path: string): Promise<PageRecord> {
  return JSON.parse(await text(path));
}

describe('a feed', () => {
  it('is RSS in the language of its posts, with addresses that hold anywhere', async () => {
    expect(await text('rss/blog-zh.rss')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
          <channel>
              <title>博客</title>
              <link>https://rspack.dev/zh/</link>
              <description>A bundler.</description>
              <lastBuildDate>Tue, 09 Jan 2024 00:00:00 GMT</lastBuildDate>
              <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
              <generator>Rspack documentation</generator>
              <language>zh-CN</language>
              <atom:link href="https://rspack.dev/rss/blog-zh.rss" rel="self" type="application/rss+xml"/>
              <item>
                  <title><![CDATA[Three]]></title>
                  <link>https://rspack.dev/zh/blog/three</link>
                  <guid isPermaLink="false">https://rspack.dev/zh/blog/three</guid>
                  <pubDate>Tue, 09 Jan 2024 00:00:00 GMT</pubDate>
                  <description><![CDATA[About Three & more.]]></description>
              </item>
              <item>
                  <title><![CDATA[Two]]></title>
                  <link>https://rspack.dev/zh/blog/two</link>
                  <guid isPermaLink="false">https://rspack.dev/zh/blog/two</guid>
                  <pubDate>Tue, 09 Jan 2024 00:00:00 GMT</pubDate>
                  <description><![CDATA[About Two & more.]]></description>
                  <content:encoded><![CDATA[<p>A &lt; B</p>]]></content:encoded>
              </item>
              <item>
                  <title><![CDATA[One]]></title>
                  <link>https://rspack.dev/zh/blog/one</link>
                  <guid isPermaLink="false">https://rspack.dev/zh/blog/one</guid>
                  <pubDate>Mon, 06 Mar 2023 00:00:00 GMT</pubDate>
                  <description><![CDATA[About One & more.]]></description>
                  <content:encoded><![CDATA[<h2 id="why"><a class="anchor" href="https://rspack.dev/zh/blog/one#why">Why</a></h2>
      <p><a href="https://rspack.dev/zh/guide/react">a</a> <a href="https://x.dev" target="_blank" rel="noopener noreferrer">b</a> <img src="https://rspack.dev/c.png" alt="c"></img></p>]]></content:encoded>
              </item>
          </channel>
      </rss>"
    `);
  });

  it('has dated pages below its prefix alone, the newest first, one day in order of address', async () => {
    const feed = await text('rss/blog-en.rss');
    const titles = [...feed.matchAll(/<item>\s*<title><!\[CDATA\[(.*?)\]\]>/g)].map(
      ([, title]) => title,
    );
    expect(titles).toEqual(['Three', 'Two', 'One']);
  });

  it('stands below the base', async () => {
    const feed = await text('rss/blog-en.rss', { base: '/docs/', route: { cleanUrls: false } });
    expect(feed).toContain('<link>https://rspack.dev/docs/blog/one.html</link>');
    expect(feed).toContain('href="https://rspack.dev/docs/rss/blog-en.rss"');
    expect(feed).toContain('<img src="https://rspack.dev/docs/c.png"');
  });

  it('without posts is there, and as old as time', async () => {
    const { text: textOf } = await buildSite({ 'index.md': files['index.md'] }, settings);
    expect(textOf('rss/blog-en.rss')).toContain('<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT');
  });

  it('is advertised by its own pages, by the home page and by who names it', async () => {
    const feed = [{ title: 'Blog', href: '/rss/blog-en.rss' }];
    expect((await record('blog/one.json')).feeds).toEqual(feed);
    expect((await record('index.json')).feeds).toEqual(feed);
    expect((await record('guide/vue.json')).feeds).toEqual(feed);
    expect((await record('zh/blog/one.json')).feeds[0]?.href).toBe('/rss/blog-zh.rss');
    expect((await record('blog/draft.json')).feeds).toEqual([]);
    expect((await record('guide/react.json')).feeds).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('has every page with its other languages, as the site spells them', async () => {
    const two = { 'index.md': files['index.md'], 'en/guide/a&b.md': '---\ntitle: A\n---\n' };
    const { text: textOf } = await buildSite(two, { base: '/docs/', route: { cleanUrls: false } });
    expect(textOf('sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url><loc>https://rspack.dev/docs/guide/a&amp;b.html</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/guide/a&amp;b.html"/></url>
      <url><loc>https://rspack.dev/docs/</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/"/><xhtml:link rel="alternate" hreflang="zh" href="https://rspack.dev/docs/zh/"/></url>
      <url><loc>https://rspack.dev/docs/zh/</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/"/><xhtml:link rel="alternate" hreflang="zh" href="https://rspack.dev/docs/zh/"/></url>
      </urlset>
      "
    `);
    expect(textOf('robots.txt')).toContain('Sitemap: https://rspack.dev/docs/sitemap.xml');
  });

  it('has no 404 page', async () => {
    expect(await text('sitemap.xml')).not.toContain('404');
  });
});

describe('the files for hosts', () => {
  it('redirect in every language, and away from the prefix of the default one', async () => {
    expect(await text('_redirects', { base: '/docs/' })).toMatchInlineSnapshot(`
      "/docs/guide /docs/guide/react 301
      /docs/guide/ /docs/guide/react 301
      /docs/feed /docs/rss/blog-en.rss 301
      /docs/feed/ /docs/rss/blog-en.rss 301
      /docs/zh/guide /docs/zh/guide/react 301
      /docs/zh/guide/ /docs/zh/guide/react 301
      /docs/zh/feed /docs/rss/blog-en.rss 301
      /docs/zh/feed/ /docs/rss/blog-en.rss 301
      /docs/en /docs/ 301
      /docs/en/ /docs/ 301
      /docs/en/blog/* /docs/blog/:splat 301
      /docs/en/guide/* /docs/guide/:splat 301
      "
    `);
    expect(await text('_redirects', { route: { cleanUrls: false } })).toMatchInlineSnapshot(`
      "/guide /guide/react.html 301
      /guide/ /guide/react.html 301
      /feed /rss/blog-en.rss 301
      /feed/ /rss/blog-en.rss 301
      /zh/guide /zh/guide/react.html 301
      /zh/guide/ /zh/guide/react.html 301
      /zh/feed /rss/blog-en.rss 301
      /zh/feed/ /rss/blog-en.rss 301
      /en / 301
      /en/ / 301
      /en/blog/* /blog/:splat 301
      /en/guide/* /guide/:splat 301
      "
    `);
  });

  it('allow the inline script by its hash, and no other', async () => {
    const headers = await text('_headers', { base: '/docs/' });
    expect(headers).toMatch(
      /^\/docs\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; /,
    );
    expect(headers).toContain('/docs/rss/*\n  Content-Type: application/rss+xml;charset=utf-8\n');
    expect(headers).not.toContain('unsafe');
  });
});

describe('a search index', () => {
  it('has the pages of one language but home, at an address that changes with them', async () => {
    const { files: outputs } = await built;
    const [en, zh, ...others] = outputs.filter(({ path }) => path.includes('search_index'));
    expect(others).toEqual([]);
    expect(en?.path).toMatch(/^static\/search_index\.en\.[0-9a-f]{8}\.json$/);
    const documents: SearchDocument[] = JSON.parse(String(zh?.content));
    expect(documents).toHaveLength(6);
    expect(documents.find(({ title }) => title === 'React')).toEqual({
      routePath: '/zh/guide/react',
      title: 'React',
      content: 'Setup\nText with code.',
      toc: [{ text: 'Setup', id: 'setup', depth: 2, charIndex: 0 }],
      lang: 'zh',
      domain: 'https://rspack.dev',
    });
  });

  it.each<Partial<SiteConfigInput>>([
    { search: false },
    { search: { mode: 'remote', apiUrl: 'https://s.dev', searchIndexes: ['a'] } },
    { themeConfig: { search: false } },
  ])('is not written with %j', async (search) => {
    const { files: outputs } = await buildSite(files, search);
    expect(outputs.filter(({ path }) => path.includes('search_index'))).toEqual([]);
  });
});

describe('a page', () => {
  it('has a document and a record, where its address is', async () => {
    const { files: outputs } = await built;
    const paths = outputs.map(({ path }) => path);
    for (const page of ['index', 'zh/index', 'blog/one', 'zh/guide/react', '404']) {
      expect(paths).toContain(`${page}.html`);
      expect(paths).toContain(`${page}.json`);
    }
  });

  it('that is lost is one document for all languages', async () => {
    const { html, ...page } = await record('404.json');
    expect(page).toMatchObject({ title: '404', routePath: '/404', pageType: '404', lang: 'en' });
    expect(html).toBe('<h1 lang="en">404</h1><h1 lang="zh">404</h1>');
  });
});
