import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '#config/schema/site.ts';
import { type FeedType, feedTypes } from '#shared/feed-formats.ts';
import type { PageRecord } from '#shared/page.ts';
import { buildSite } from '../test-site.ts';

const post = (title: string, date: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title} & more.\ndate: ${date}\n---\n\n${body}\n`;

const files = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'guide/react.md': '---\ntitle: React\n---\n\n## Setup {#setup}\n\nText with `code`.\n',
  'guide/vue.md': '---\ntitle: Vue\nlinkFeed: blog\n---\n',
  'blog/index.md': '---\ntitle: Blog\nposts: true\n---\n',
  'blog/one.md': post(
    'One',
    '2023-03-06',
    '## Why {#why}\n\n[a](/guide/react) [b](https://x.dev) ![c](/c.png)',
  ),
  'blog/three.md': post('Three', '2024-01-09'),
  'blog/two.md': post('A < B', '2024-01-09', '`a[b[0]]>c[d[1]]>e`'),
  'public/c.png': '',
};

const settings: Partial<SiteConfigInput> = {
  feeds: [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }],
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
                  <description><![CDATA[About Three &amp; more.]]></description>
              </item>
              <item>
                  <title><![CDATA[A < B]]></title>
                  <link>https://rspack.dev/zh/blog/two</link>
                  <guid isPermaLink="false">https://rspack.dev/zh/blog/two</guid>
                  <pubDate>Tue, 09 Jan 2024 00:00:00 GMT</pubDate>
                  <description><![CDATA[About A &lt; B &amp; more.]]></description>
                  <content:encoded><![CDATA[<p><code>a[b[0]]&gt;c[d[1]]&gt;e</code></p>]]></content:encoded>
              </item>
              <item>
                  <title><![CDATA[One]]></title>
                  <link>https://rspack.dev/zh/blog/one</link>
                  <guid isPermaLink="false">https://rspack.dev/zh/blog/one</guid>
                  <pubDate>Mon, 06 Mar 2023 00:00:00 GMT</pubDate>
                  <description><![CDATA[About One &amp; more.]]></description>
                  <content:encoded><![CDATA[<h2><a href="https://rspack.dev/zh/blog/one#why">Why</a></h2>
      <p><a href="https://rspack.dev/zh/guide/react">a</a> <a href="https://x.dev/">b</a> <img src="https://rspack.dev/c.png" alt="c" /></p>]]></content:encoded>
              </item>
          </channel>
      </rss>"
    `);
  });

  it('is Atom', async () => {
    expect(await text('rss/blog-zh.atom')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xml:lang="zh-CN" xmlns="http://www.w3.org/2005/Atom">
          <id>https://rspack.dev/zh/</id>
          <title>博客</title>
          <updated>2024-01-09T00:00:00.000Z</updated>
          <generator>Rspack documentation</generator>
          <author>
              <name>Rspack</name>
              <uri>https://rspack.dev/zh/</uri>
          </author>
          <link rel="alternate" href="https://rspack.dev/zh/"/>
          <link rel="self" href="https://rspack.dev/rss/blog-zh.atom"/>
          <subtitle>A bundler.</subtitle>
          <entry>
              <title type="html"><![CDATA[Three]]></title>
              <id>https://rspack.dev/zh/blog/three</id>
              <link href="https://rspack.dev/zh/blog/three"/>
              <updated>2024-01-09T00:00:00.000Z</updated>
              <summary type="html"><![CDATA[About Three &amp; more.]]></summary>
              <published>2024-01-09T00:00:00.000Z</published>
          </entry>
          <entry>
              <title type="html"><![CDATA[A &lt; B]]></title>
              <id>https://rspack.dev/zh/blog/two</id>
              <link href="https://rspack.dev/zh/blog/two"/>
              <updated>2024-01-09T00:00:00.000Z</updated>
              <summary type="html"><![CDATA[About A &lt; B &amp; more.]]></summary>
              <content type="html"><![CDATA[<p><code>a[b[0]]&gt;c[d[1]]&gt;e</code></p>]]></content>
              <published>2024-01-09T00:00:00.000Z</published>
          </entry>
          <entry>
              <title type="html"><![CDATA[One]]></title>
              <id>https://rspack.dev/zh/blog/one</id>
              <link href="https://rspack.dev/zh/blog/one"/>
              <updated>2023-03-06T00:00:00.000Z</updated>
              <summary type="html"><![CDATA[About One &amp; more.]]></summary>
              <content type="html"><![CDATA[<h2><a href="https://rspack.dev/zh/blog/one#why">Why</a></h2>
      <p><a href="https://rspack.dev/zh/guide/react">a</a> <a href="https://x.dev/">b</a> <img src="https://rspack.dev/c.png" alt="c" /></p>]]></content>
              <published>2023-03-06T00:00:00.000Z</published>
          </entry>
      </feed>"
    `);
  });

  it('is JSON', async () => {
    expect(await text('rss/blog-zh.json')).toMatchInlineSnapshot(`
      "{
        "version": "https://jsonfeed.org/version/1.1",
        "title": "博客",
        "home_page_url": "https://rspack.dev/zh/",
        "feed_url": "https://rspack.dev/rss/blog-zh.json",
        "description": "A bundler.",
        "language": "zh-CN",
        "authors": [
          {
            "name": "Rspack",
            "url": "https://rspack.dev/zh/"
          }
        ],
        "items": [
          {
            "id": "https://rspack.dev/zh/blog/three",
            "content_html": "",
            "url": "https://rspack.dev/zh/blog/three",
            "title": "Three",
            "date_modified": "2024-01-09T00:00:00.000Z",
            "date_published": "2024-01-09T00:00:00.000Z"
          },
          {
            "id": "https://rspack.dev/zh/blog/two",
            "content_html": "<p><code>a[b[0]]&gt;c[d[1]]&gt;e</code></p>",
            "url": "https://rspack.dev/zh/blog/two",
            "title": "A < B",
            "summary": "About A < B & more.",
            "date_modified": "2024-01-09T00:00:00.000Z",
            "date_published": "2024-01-09T00:00:00.000Z"
          },
          {
            "id": "https://rspack.dev/zh/blog/one",
            "content_html": "<h2><a href=\\"https://rspack.dev/zh/blog/one#why\\">Why</a></h2>\\n<p><a href=\\"https://rspack.dev/zh/guide/react\\">a</a> <a href=\\"https://x.dev/\\">b</a> <img src=\\"https://rspack.dev/c.png\\" alt=\\"c\\" /></p>",
            "url": "https://rspack.dev/zh/blog/one",
            "title": "One",
            "summary": "About One & more.",
            "date_modified": "2023-03-06T00:00:00.000Z",
            "date_published": "2023-03-06T00:00:00.000Z"
          }
        ]
      }"
    `);
  });

  it('has dated pages below its prefix alone, the newest first, one day in order of address', async () => {
    const { items } = JSON.parse(await text('rss/blog-en.json'));
    expect(items.map(({ url }: { url: string }) => url)).toEqual([
      'https://rspack.dev/blog/three',
      'https://rspack.dev/blog/two',
      'https://rspack.dev/blog/one',
    ]);
  });

  it('stands below the base', async () => {
    const feed = await text('rss/blog-en.rss', { base: '/docs/', route: { cleanUrls: false } });
    expect(feed).toContain('<link>https://rspack.dev/docs/blog/one.html</link>');
    expect(feed).toContain('href="https://rspack.dev/docs/rss/blog-en.rss"');
    expect(feed).toContain('<img src="https://rspack.dev/docs/c.png"');
    expect(feed).toContain('<a href="https://rspack.dev/docs/guide/react.html">');
  });

  it('without posts is there, and as old as time', async () => {
    const { text: textOf } = await buildSite({ 'index.md': files['index.md'] }, settings);
    expect(textOf('rss/blog-en.rss')).toContain('<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT');
    expect(textOf('rss/blog-en.atom')).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(JSON.parse(textOf('rss/blog-en.json')).items).toEqual([]);
  });

  it('is advertised in all formats by its own pages, by their list, by the home page and by who names it', async () => {
    const feed = (type: FeedType, title: string, extension: string) => ({
      title,
      type,
      href: `/rss/blog-en.${extension}`,
    });
    const all = [
      feed('application/rss+xml', 'Blog', 'rss'),
      feed('application/atom+xml', 'Blog (Atom)', 'atom'),
      feed('application/feed+json', 'Blog (JSON Feed)', 'json'),
    ];
    for (const page of ['blog/one', 'blog/index', 'index', 'guide/vue']) {
      expect((await record(`${page}.json`)).feeds, page).toEqual(all);
    }
    expect(all.map(({ type }) => type)).toEqual(feedTypes);
    expect((await record('zh/blog/one.json')).feeds[0]?.href).toBe('/rss/blog-zh.rss');
    expect((await record('guide/react.json')).feeds).toEqual([]);
  });
});
