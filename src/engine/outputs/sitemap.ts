import { absoluteUrl } from '#shared/head.ts';
import { type SitePage, siteDataOf } from '../model/site.ts';
import type { Output } from './output.ts';

/** All pages with their other languages, and `robots.txt`, which names the list. */
export const sitemap: Output = ({ site }) => {
  const entries = site.pages.map((page) => entry(page, siteDataOf(site, page.info)));
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

function entry({ info }: SitePage, site: Parameters<typeof absoluteUrl>[1]): string {
  const alternates = Object.entries(info.alternates).map(
    ([lang, routePath]) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(absoluteUrl(routePath, site))}"/>`,
  );
  const lastmod = info.lastUpdated ? `<lastmod>${info.lastUpdated}</lastmod>` : '';
  const location = escapeXml(absoluteUrl(info.routePath, site));
  return `<url><loc>${location}</loc>${lastmod}${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
