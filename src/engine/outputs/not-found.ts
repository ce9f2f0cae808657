import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { siteDataOf } from '../model/site.ts';
import { redirectRules } from './hosts/redirect-rules.ts';
import type { Output } from './output.ts';
import { siteDataAddress } from './site-data.ts';

/** `404.html`, for whatever address leads nowhere, in every language at once; and its record. */
export const notFound: Output = ({ site, server, assets }) => {
  const { config } = site;
  const sites = config.locales.map(({ lang }) => siteDataOf(site, { version: '', lang }));
  const data = siteDataOf(site, { version: '', lang: config.lang });
  const page = notFoundInfo(data);
  const others = sites.filter(({ lang }) => lang !== config.lang);
  const localized = Object.fromEntries(others.map((other) => [other.lang, notFoundInfo(other)]));
  const article = server.renderNotFound(sites);
  const content = server.renderDocument({
    page,
    site: data,
    article,
    assets,
    localized,
    redirects: Object.fromEntries(
      redirectRules(config)
        .filter(({ from }) => !from.endsWith('*'))
        .map(({ from, to }) => [from, to]),
    ),
    routes: site.pages.map(({ info }) => [info.routePath, info.title]),
  });
  return [
    { path: '404.html', content },
    { path: '404.json', content: JSON.stringify({ ...page, html: article }) },
  ];
};

function notFoundInfo(site: SiteData): PageInfo {
  return {
    build: site.build,
    title: '404',
    headTitle: site.title,
    description: site.description,
    routePath: '/404',
    path: '/404',
    lang: site.lang,
    version: '',
    pageType: '404',
    toc: [],
    frontmatter: {},
    _relativePath: '',
    siteData: siteDataAddress(site, ''),
    feeds: [],
    alternates: Object.fromEntries(
      site.locales.map(({ lang }) => [lang, lang === site.defaultLang ? '/' : `/${lang}/`]),
    ),
  };
}
