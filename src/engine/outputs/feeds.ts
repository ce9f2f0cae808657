import { Feed } from 'feed';
import { type FeedType, feedFormats, feedTypes } from '#shared/feed-formats.ts';
import { absoluteUrl } from '#shared/head.ts';
import { htmlLang } from '#shared/locale.ts';
import type { SiteData } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import { feedPath, isInFeed } from '../model/page-info.ts';
import { newestFirst } from '../model/posts.ts';
import { type Site, type SitePage, siteDataOf } from '../model/site.ts';
import type { Output } from './output.ts';

type FeedConfig = Site['config']['feeds'][number];

/** Each feed in each language as RSS, Atom and JSON Feed, newest first. */
export const feeds: Output = async ({ site }) => {
  const { feeds: configured, locales } = site.config;
  const all = configured.flatMap((config) => locales.map(({ lang }) => ({ config, lang })));
  const files = await Promise.all(all.map(({ config, lang }) => feedFiles(config, lang, site)));
  return files.flat();
};

async function feedFiles(
  config: FeedConfig,
  lang: SiteData['lang'],
  site: Site,
): Promise<OutputFile[]> {
  const data = siteDataOf(site, { version: '', lang });
  const posts = await Promise.all(
    postsIn(config, lang, site).map(async (page) => ({
      page,
      content: await contentOf(page, data),
    })),
  );
  return feedTypes.map((type) => {
    const path = feedPath(config.id, { lang, type });
    const feed = emptyFeed(config, {
      data,
      posts,
      type,
      address: data.url + withBase(path, data.base),
    });
    for (const post of posts) feed.addItem(itemOf(post, { data, type }));
    return { path: path.slice(1), content: writers[type](feed) };
  });
}

/** A page of a feed, and its text as the feed has it. */
interface FeedPost {
  page: Pick<SitePage, 'info'>;
  content: string;
}

function postsIn({ include }: FeedConfig, lang: SiteData['lang'], { pages }: Site): SitePage[] {
  return newestFirst(
    pages
      .filter(({ info }) => info.lang === lang && info.version === '')
      .filter(({ info }) => isInFeed(info.path, info.frontmatter, include)),
  );
}

/** Loading a parser takes a while, and a site without posts needs none. */
async function contentOf({ info, plainBody = '' }: SitePage, data: SiteData): Promise<string> {
  const { feedHtml } = await import('./feed-html.ts');
  return feedHtml(plainBody, absoluteUrl(info.routePath, data));
}

interface FeedOptions {
  data: SiteData;
  posts: readonly FeedPost[];
  type: FeedType;
  /** Where the feed is. */
  address: string;
}

function emptyFeed(config: FeedConfig, { data, posts, type, address }: FeedOptions): Feed {
  const home = absoluteUrl(data.lang === data.defaultLang ? '/' : `/${data.lang}/`, data);
  return new Feed({
    id: home,
    link: home,
    title: config.title[data.lang] ?? data.title,
    description: data.description,
    language: htmlLang(data.lang),
    author: { name: data.title, link: home },
    copyright: data.copyright,
    // The newest post's day, never the clock's: the same pages give the same bytes.
    updated: dayOf(posts[0]?.page),
    feedLinks: { [feedFormats[type].extension]: address },
    generator: `${data.title} documentation`,
  });
}

function itemOf(
  { page: { info }, content }: FeedPost,
  { data, type }: Pick<FeedOptions, 'data' | 'type'>,
): Parameters<Feed['addItem']>[0] {
  const address = absoluteUrl(info.routePath, data);
  const { title, summary } = encodings[type];
  return {
    id: address,
    link: address,
    title: title(info.title),
    description: summary(info.description),
    content: withoutEndOfCdata(content),
    date: dayOf({ info }),
    published: dayOf({ info }),
  };
}

function dayOf(page: Pick<SitePage, 'info'> | undefined): Date {
  return new Date(`${page?.info.frontmatter.date ?? '1970-01-01'}T00:00:00Z`);
}

const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asText = (text: string) => text;

/** Whether a format reads titles and summaries as HTML. */
const encodings: Record<FeedType, Record<'title' | 'summary', (text: string) => string>> = {
  'application/rss+xml': { title: asText, summary: asHtml },
  'application/atom+xml': { title: asHtml, summary: asHtml },
  'application/feed+json': { title: asText, summary: asText },
};

/** In XML the text stands in one section that these letters would end. */
function withoutEndOfCdata(html: string): string {
  return html.replaceAll(']]>', ']]&gt;');
}

const writers: Record<FeedType, (feed: Feed) => string> = {
  'application/rss+xml': (feed) => feed.rss2(),
  'application/atom+xml': writeAtom,
  'application/feed+json': writeJson,
};

/** Says the language, which the library leaves out. */
function writeAtom(feed: Feed): string {
  return feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `);
}

/** The library writes version 1.0; 1.1 knows languages, and has a list of authors. */
function writeJson(feed: Feed): string {
  const { version: _, author, items, ...about } = JSON.parse(feed.json1());
  const version = 'https://jsonfeed.org/version/1.1';
  const { language } = feed.options;
  return JSON.stringify({ version, ...about, language, authors: [author], items }, null, 2);
}
