import { absoluteUrl } from '#shared/head.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { fileOf, formatRoute } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import { articleMarkdown } from './article-markdown.ts';
import { twinOf } from './markdown-twins.ts';
import type { OutputContext } from './output.ts';
import { siteDataAddress } from './site-data.ts';

/** A page that no file of the content is about. No sidebar, search or sitemap has it. */
interface GeneratedPage extends Pick<PageInfo, 'path' | 'title' | 'description' | 'styles'> {
  /** HTML of its text. */
  body: string;
}

/** The three files of such a page in one language: document, record and Markdown. */
export function generatedPage(
  { body, ...texts }: GeneratedPage,
  { data, server, assets }: Pick<OutputContext, 'server' | 'assets'> & { data: SiteData },
): OutputFile[] {
  const page = infoOf(texts, data);
  const article = server.renderArticle({ page, site: data, body });
  const markdown = articleMarkdown(body, absoluteUrl(page.routePath, data));
  const file = fileOf(page.routePath);
  return [
    {
      path: `${file}.html`,
      content: server.renderDocument({ page, site: data, article, assets }),
    },
    { path: `${file}.json`, content: JSON.stringify({ ...page, html: article }) },
    { path: `${file}.md`, content: twinOf({ info: page, markdown }, data) },
  ];
}

function infoOf(page: Omit<GeneratedPage, 'body'>, site: SiteData): PageInfo {
  const routeIn = (lang: SiteData['lang']) =>
    formatRoute({ version: '', lang, path: page.path }, site);
  return {
    ...page,
    build: site.build,
    headTitle: `${page.title} - ${site.title}`,
    routePath: routeIn(site.lang),
    lang: site.lang,
    version: '',
    pageType: 'doc',
    toc: [],
    frontmatter: {},
    _relativePath: '',
    siteData: siteDataAddress(site, ''),
    feeds: [],
    alternates: Object.fromEntries(site.locales.map(({ lang }) => [lang, routeIn(lang)])),
  };
}
