import type { PageInfo, PageRecord } from '#shared/page.ts';
import type { ArticleInput } from '#shared/server-bundle.ts';
import { fileOf } from '#shared/url.ts';
import { overviewGroups } from '../model/overview.ts';
import { listOf, postsBelow, postsBeside } from '../model/posts.ts';
import { readingTime } from '../model/reading-time.ts';
import { pagesByRoute, type Site, type SitePage, siteDataOf } from '../model/site.ts';
import { optionIndex } from '../rspack/option-index.ts';
import { optionPage } from '../rspack/option-page.ts';
import { inlineIcons } from './inline-icons.ts';
import type { Output, OutputContext } from './output.ts';
import { withSections } from './sections/article-sections.ts';

/** Two files for each page: its document, and the record that client navigation reads. */
export const pages: Output = (context) => {
  const { icons, config } = context.site;
  const byRoute = routesOf(context.site);
  return context.site.pages.flatMap((page) => {
    const article = articleOf(page, byRoute, context);
    const path = fileOf(page.info.routePath);
    const record: PageRecord = { ...page.info, html: article };
    return [
      {
        path: `${path}.html`,
        content: inlineIcons(documentOf(page, article, context), icons, config),
      },
      { path: `${path}.json`, content: JSON.stringify(record) },
    ];
  });
};

/** The article of a page: its text with title, date, overview and posts. */
export function articleOf(
  page: SitePage,
  byRoute: ReadonlyMap<string, SitePage>,
  { site, server }: Pick<OutputContext, 'site' | 'server'>,
): string {
  const data = siteDataOf(site, page.info);
  const { others } = server.texts(data);
  const article = server.renderArticle({
    page: page.info,
    site: data,
    body: page.body,
    isOption: isOptionPage(page.info, site.config),
    ...(page.info.frontmatter.overview
      ? { overview: overviewGroups(page, data, { pages: byRoute, others }) }
      : {}),
    ...postsOf(page, site),
  });
  return page.info.pageType === 'doc' ? withSections(article) : article;
}

function isOptionPage({ title, path }: PageInfo, { documents }: Site['config']): boolean {
  const option = optionIndex.byName.get(title);
  return option !== undefined && optionPage(option, documents?.options ?? {}) === path;
}

/** What of the blog stands on a page. */
function postsOf(
  { info, compiled }: SitePage,
  { pages: all }: Pick<Site, 'pages'>,
): Pick<ArticleInput, 'latestPost' | 'posts' | 'allPosts' | 'minutes'> {
  if (info.pageType === 'home') return { latestPost: postsBeside(info, all)[0] };
  if (info.frontmatter.posts) return { posts: postsBelow(info, all) };
  if (!info.frontmatter.date) return {};
  return { allPosts: listOf(info, all), minutes: readingTime(compiled.text) };
}

/** The whole document of a page. */
export function documentOf(
  page: SitePage,
  article: string,
  { site, server, assets }: OutputContext,
): string {
  const data = siteDataOf(site, page.info);
  return server.renderDocument({ page: page.info, site: data, article, assets });
}

/** Pages with their route on top, for look-ups by address. */
export function routesOf({ pages: all }: Pick<Site, 'pages'>): Map<string, SitePage> {
  return pagesByRoute(all.map((page) => ({ ...page, routePath: page.info.routePath })));
}
