import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import type { HtmlElement } from 'html-validate';
import RssParser from 'rss-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  attributeOf,
  type BuiltPage,
  dist,
  listFiles,
  parseHtml,
  readBuilt,
  readEveryPage,
  textOf,
} from './built-site.ts';
import { languages, routePath } from './route-table.ts';
import { childrenOf, childText, parseXml, type XmlElement } from './xml.ts';

const origin = 'https://rspack.dev';

const posts: [name: string, date: string][] = [
  ['announcing-0.5', '2024-01-09'],
  ['module-federation-added-to-rspack', '2024-01-09'],
  ['announcing-0.4', '2023-11-22'],
  ['announcing-0.3', '2023-08-24'],
  ['announcing-0.2', '2023-06-02'],
  ['announcement', '2023-03-06'],
];

const formats = ['rss', 'atom', 'json'] as const;

let pages: BuiltPage[];
let files: string[];

beforeAll(async () => {
  [pages, files] = await Promise.all([readEveryPage(), listFiles(dist)]);
});

/** A post as any feed reader understands it. */
interface ReadPost {
  title: string | undefined;
  link: string | undefined;
  /** `2024-01-09`. */
  day: string;
  summary: string | undefined;
  html: string;
}

/** What each reader makes of a feed. */
const readers: [name: string, extension: string, read: (text: string) => Promise<ReadPost[]>][] = [
  ['rss-parser', 'rss', readByRssParser],
  ['rss-parser', 'atom', readByRssParser],
  ['feedsmith', 'rss', async (text) => readByFeedsmith.rss(text)],
  ['feedsmith', 'atom', async (text) => readByFeedsmith.atom(text)],
  ['feedsmith', 'json', async (text) => readByFeedsmith.json(text)],
];

async function readByRssParser(text: string): Promise<ReadPost[]> {
  const { items } = await new RssParser().parseString(text);
  return items.map((item) => ({
    title: item.title,
    link: item.link,
    day: item.isoDate?.slice(0, 10) ?? '',
    summary: item.summary ?? textOf(parseHtml(item.content ?? '')),
    html: item['content:encoded'] ?? item.content ?? '',
  }));
}

const readByFeedsmith: Record<(typeof formats)[number], (text: string) => ReadPost[]> = {
  rss: (text) =>
    (parseRssFeed(text).items ?? []).map((item) => ({
      title: item.title,
      link: item.link,
      day: dayOf(item.pubDate),
      summary: item.description,
      html: item.content?.encoded ?? '',
    })),
  atom: (text) =>
    (parseAtomFeed(text).entries ?? []).map((entry) => ({
      title: entry.title?.value,
      link: entry.links?.[0]?.href,
      day: dayOf(entry.published),
      summary: entry.summary?.value,
      html: entry.content?.value ?? '',
    })),
  json: (text) =>
    (parseJsonFeed(text).items ?? []).map((item) => ({
      title: item.title,
      link: item.url,
      day: dayOf(item.date_published),
      summary: item.summary,
      html: item.content_html ?? '',
    })),
};

function dayOf(date: string | undefined): string {
  return new Date(date ?? '').toISOString().slice(0, 10);
}

describe.each(languages)('the feeds of the blog (%s)', (lang) => {
  const addresses = posts.map(([name]) => origin + routePath(`/blog/${name}`, lang));
  const pageAt = (address: string) => pages.find((page) => origin + page.routePath === address);
  const title = { en: 'Rspack 0.5 blog', zh: 'Rspack 0.5 博客' }[lang];
  const home = origin + routePath('/', lang);
  const language = { en: 'en', zh: 'zh-CN' }[lang];
  const read = (extension: string) => readBuilt(`rss/blog-${lang}.${extension}`);

  describe.each(readers)('read by %s as %s', (_, extension, readPosts) => {
    let found: ReadPost[];

    beforeAll(async () => {
      found = await readPosts(await read(extension));
    });

    it('have six posts, newest first, with their days', () => {
      expect(found.map(({ link, day }) => [link, day])).toEqual(
        posts.map(([, day], index) => [addresses[index], day]),
      );
    });

    it('have title and description of each page', () => {
      expect(found.map((post) => [post.title, post.summary])).toEqual(
        addresses.map((address) => {
          const record = pageAt(address)?.record;
          return [record?.title, record?.description];
        }),
      );
    });

    it('have the words of each page', () => {
      for (const { html, link = '' } of found) {
        const document = parseHtml(html);
        const headings = everyElement(document)
          .filter(({ tagName }) => /^h[2-4]$/.test(tagName))
          .map(textOf);
        expect(headings, link).toEqual(pageAt(link)?.record.toc.map(({ text }) => text));
        expect(document.querySelectorAll('p').length, link).toBeGreaterThan(3);
        expect(document.querySelectorAll('pre > code').length, link).toBe(
          pageAt(link)?.document.querySelectorAll('article pre').length,
        );
      }
    });

    it('have plain elements, and nothing to press', () => {
      for (const { html, link } of found) {
        const elements = everyElement(parseHtml(html));
        expect(
          elements.map(({ tagName }) => tagName).filter((name) => !plain.has(name)),
          link,
        ).toEqual([]);
        const attributes = elements.flatMap((element) =>
          element.attributes.map(({ key }) => `${element.tagName} ${key}`),
        );
        expect(
          attributes.filter((name) => !plainAttributes.has(name)),
          link,
        ).toEqual([]);
      }
    });

    it('lead to pages, headings and pictures that exist', () => {
      const dead = found.flatMap(({ html }) => addressesIn(parseHtml(html)).filter(isDead));
      expect(dead).toEqual([]);
    });
  });

  it('name themselves and the site', async () => {
    const feeds = await Promise.all(
      formats.map(async (extension) => parseFeed(await read(extension))),
    );
    expect(feeds.map(({ format }) => format)).toEqual(formats);
    const [rss, atom, json] = feeds;
    expect(rss?.feed).toMatchObject({ title, link: home, language });
    expect(atom?.feed).toMatchObject({ title: { value: title } });
    expect(json?.feed).toMatchObject({ title, home_page_url: home, language });
  });

  describe('as RSS 2.0', () => {
    let rss: XmlElement;
    let channel: XmlElement;
    let items: XmlElement[];

    beforeAll(async () => {
      rss = parseXml(await read('rss'));
      [channel = rss] = childrenOf(rss, 'channel');
      items = childrenOf(channel, 'item');
    });

    it('has what every channel has, once', () => {
      expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(['rss', '2.0', 1]);
      expect(childText(channel, 'title')).toBe(title);
      expect(childText(channel, 'link')).toBe(home);
      expect(childText(channel, 'description')).not.toBe('');
      expect(childText(channel, 'language')).toBe(language);
    });

    it('says where it is', () => {
      expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
        { href: `${origin}/rss/blog-${lang}.rss`, rel: 'self', type: 'application/rss+xml' },
      ]);
    });

    it('has dates as mail has them, and is as old as its newest post', () => {
      const dates = items.map((item) => childText(item, 'pubDate'));
      const mailDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/;
      for (const date of dates) expect(date).toMatch(mailDate);
      expect(childText(channel, 'lastBuildDate')).toBe(dates[0]);
    });

    it('knows each post by its address, whatever becomes of that', () => {
      expect(items.map((item) => childText(item, 'guid'))).toEqual(addresses);
      for (const item of items) {
        expect(childrenOf(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'false' });
      }
    });
  });

  describe('as Atom', () => {
    let feed: XmlElement;
    let entries: XmlElement[];

    beforeAll(async () => {
      feed = parseXml(await read('atom'));
      entries = childrenOf(feed, 'entry');
    });

    it('has what every feed has, once', () => {
      expect(feed.name).toBe('feed');
      expect(feed.attributes).toEqual({
        xmlns: 'http://www.w3.org/2005/Atom',
        'xml:lang': language,
      });
      expect(childText(feed, 'id')).toBe(home);
      expect(childText(feed, 'title')).toBe(title);
      const [author = feed] = childrenOf(feed, 'author');
      expect(childText(author, 'name')).toBe('Rspack');
    });

    it('says where it and its site are', () => {
      expect(childrenOf(feed, 'link').map(({ attributes }) => attributes)).toEqual([
        { rel: 'alternate', href: home },
        { rel: 'self', href: `${origin}/rss/blog-${lang}.atom` },
      ]);
    });

    it('has of each post a title, an address that is also its name, and full dates', () => {
      expect(entries.map((entry) => childText(entry, 'id'))).toEqual(addresses);
      for (const entry of entries) {
        for (const name of ['updated', 'published']) {
          expect(childText(entry, name)).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
        }
        for (const name of ['title', 'summary', 'content']) {
          expect(childrenOf(entry, name).map(({ attributes }) => attributes)).toEqual([
            { type: 'html' },
          ]);
        }
      }
      expect(childText(feed, 'updated')).toBe(childText(entries[0] ?? feed, 'updated'));
    });
  });

  it('as JSON Feed has the fields of version 1.1, and no others', async () => {
    const { items, ...feed } = JSON.parse(await read('json'));
    expect(feed).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: home,
      feed_url: `${origin}/rss/blog-${lang}.json`,
      description: expect.stringMatching(/\S/),
      language,
      authors: [{ name: 'Rspack', url: home }],
    });
    for (const [index, item] of items.entries()) {
      expect(item).toEqual({
        id: addresses[index],
        url: addresses[index],
        title: expect.stringMatching(/\S/),
        summary: expect.stringMatching(/\S/),
        content_html: expect.stringMatching(/^<p>/),
        date_published: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
        date_modified: item.date_published,
      });
    }
  });
});

/** What feed readers keep of a text. */
const plain = new Set([
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'code', 'kbd', 'em', 'strong', 'del', 'sub', 'sup', 'small'],
]);
const plainAttributes = new Set([
  ...['a href', 'code class', 'img src', 'img alt', 'img width', 'img height', 'ol start'],
]);

function everyElement(document: HtmlElement): HtmlElement[] {
  return document.querySelectorAll('*');
}

function addressesIn(document: HtmlElement): string[] {
  return everyElement(document)
    .flatMap((element) => [attributeOf(element, 'href'), attributeOf(element, 'src')])
    .filter((address) => address !== undefined);
}

/** Whether an address is none, or leads to nothing that this site has. */
function isDead(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  if (url.origin !== origin) return !/^(?:https?|mailto|tel):$/.test(url.protocol);
  const page = pages.find(({ routePath: route }) => route === url.pathname);
  if (!page) return !files.includes(url.pathname.slice(1));
  const id = decodeURIComponent(url.hash.slice(1));
  return id !== '' && !page.document.querySelector(`[id="${id}"]`);
}
