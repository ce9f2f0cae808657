import { absoluteUrl, languageLinks } from '#shared/head.ts';
import { type Site, type SitePage, siteDataOf } from '../model/site.ts';
import type { Output } from './output.ts';

/** All pages with their other languages, and `robots.txt`, which names the list. */
export const sitemap: Output = ({ site }) => {
  const entries = site.pages.map((page) => entry(page, site));
  const content = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  const address = `${site.config.url}${site.config.base}sitemap.xml`;
  return [
    { path: 'sitemap.xml', content },
    { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${address}\n` },
  ];
};

function entry({ info, source }: SitePage, site: Site): string {
  const data = siteDataOf(site, info);
  const alternates = languageLinks(info, data).map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const day = site.days.get(`content/${source.relativePath}`);
  const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
  const location = escapeXml(absoluteUrl(info.routePath, data));
  return `<url><loc>${location}</loc>${lastmod}${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
