import { Feed } from 'feed';
import { absoluteUrl } from '#shared/head.ts';
import { htmlLang } from '#shared/locale.ts';
import { withBase } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import { feedPath, isInFeed } from '../model/page-info.ts';
import { newestFirst } from '../model/posts.ts';
import { type Site, type SitePage, siteDataOf } from '../model/site.ts';
import type { Output } from './output.ts';
import { withoutControls } from './without-controls.ts';

type FeedConfig = Site['config']['feeds'][number];

/** RSS for each feed and language, newest first. */
export const feeds: Output = ({ site }) =>
  site.config.feeds.flatMap((feed) =>
    site.config.locales.map(({ lang }) => feedFile(feed, lang, site)),
  );

function feedFile(config: FeedConfig, lang: SitePage['info']['lang'], site: Site): OutputFile {
  const data = siteDataOf(site, { version: '', lang });
  const path = feedPath(config.id, lang);
  const posts = newestFirst(
    site.pages
      .filter(({ info }) => info.lang === lang && info.version === '')
      .filter(({ info }) => isInFeed(info.path, info.frontmatter, config.include)),
  );
  const home = absoluteUrl(lang === data.defaultLang ? '/' : `/${lang}/`, data);
  const feed = new Feed({
    id: home,
    link: home,
    title: config.title[lang] ?? data.title,
    description: data.description,
    language: htmlLang[lang],
    copyright: data.copyright,
    // The newest post's day, never the clock's: the same pages give the same bytes.
    updated: dayOf(posts[0]),
    feedLinks: { rss: data.url + withBase(path, data.base) },
    generator: 'Rspack documentation',
  });
  for (const { info, body } of posts) {
    const address = absoluteUrl(info.routePath, data);
    feed.addItem({
      id: address,
      guid: address,
      link: address,
      title: info.title,
      description: info.description,
      content: absoluteLinks(withoutControls(body), { url: data.url, address }),
      date: dayOf({ info }),
    });
  }
  return { path: path.slice(1), content: feed.rss2() };
}

function dayOf(page: Pick<SitePage, 'info'> | undefined): Date {
  return new Date(`${page?.info.frontmatter.date ?? '1970-01-01'}T00:00:00Z`);
}

/** A feed is read elsewhere: its links and pictures carry the host. */
function absoluteLinks(html: string, { url, address }: { url: string; address: string }): string {
  return html.replace(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/(?!\/)|#)/g,
    (_, before: string, start: string) => before + (start === '#' ? address : url) + start,
  );
}
