import type { SiteConfig } from '#config/schema/site.ts';
import { absoluteUrl } from '#shared/head.ts';
import type { PageInfo } from '#shared/page.ts';
import type { EngineTexts } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import type { SiteStatus } from '#shared/status.ts';
import { fileOf, formatRoute } from '#shared/url.ts';
import type { OutputFile } from '../files/output-file.ts';
import { siteDataOf } from '../model/site.ts';
import { articleMarkdown } from './article-markdown.ts';
import { twinOf } from './markdown-twins.ts';
import type { OutputContext } from './output.ts';
import { siteDataAddress } from './site-data.ts';

/** Where a build says what is known of it, in each language. No sidebar and no sitemap has it. */
const path = '/status';

/** The addresses of these pages, for hosts: `/status`, `/zh/status`. */
export function statusAddresses({
  locales,
  lang: defaultLang,
}: Pick<SiteConfig, 'locales' | 'lang'>): Pick<PageInfo, 'path' | 'routePath'>[] {
  return locales.map(({ lang }) => ({
    path,
    routePath: formatRoute({ version: '', lang, path }, { defaultLang }),
  }));
}

/**
 * The page about the build: what was checked, and what was found. It is made when all else is, so it is
 * no page of the site's own.
 */
export async function statusPages(
  { site, server, assets }: OutputContext,
  status?: SiteStatus,
): Promise<OutputFile[]> {
  const sites = site.config.locales.map(({ lang }) => siteDataOf(site, { version: '', lang }));
  return sites.flatMap((data) => {
    const page = pageOf(data, server.texts(data).status);
    const body = server.renderStatus(data, status);
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
  });
}

function pageOf(site: SiteData, { title, description }: EngineTexts['status']): PageInfo {
  const routeIn = (lang: SiteData['lang']) => formatRoute({ version: '', lang, path }, site);
  return {
    build: site.build,
    title,
    headTitle: `${title} - ${site.title}`,
    description,
    routePath: routeIn(site.lang),
    path,
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
