import { openGraphLocale } from './locale.ts';
import type { PageInfo } from './page.ts';
import type { SiteData } from './site.ts';
import { fileOf, hrefOf, withBase } from './url.ts';

/** An element of `<head>` that changes from page to page. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

type HeadSite = Pick<
  SiteData,
  'base' | 'cleanUrls' | 'url' | 'title' | 'defaultLang' | 'lang' | 'socialImage'
>;

/** Description, addresses in every language, feeds and cards of a page, in a fixed order. */
export function headTags(page: PageInfo, site: HeadSite): HeadTag[] {
  return [
    meta('name', 'description', page.description),
    ...(page.pageType === '404' ? [meta('name', 'robots', 'noindex')] : addressTags(page, site)),
    ...page.feeds.map(({ type, title, href }) => link('alternate', { type, title, href })),
    ...cardTags(page, site),
  ];
}

function addressTags(page: PageInfo, site: HeadSite): HeadTag[] {
  const { alternates } = page;
  const fallback = alternates[site.defaultLang];
  return [
    link('canonical', { href: absoluteUrl(page.routePath, site) }),
    link('alternate', {
      type: 'text/markdown',
      href: withBase(`/${fileOf(page.routePath)}.md`, site.base),
    }),
    ...Object.entries(alternates).map(([lang, routePath]) =>
      link('alternate', { hreflang: lang, href: absoluteUrl(routePath, site) }),
    ),
    ...(fallback
      ? [link('alternate', { hreflang: 'x-default', href: absoluteUrl(fallback, site) })]
      : []),
  ];
}

function cardTags(page: PageInfo, site: HeadSite): HeadTag[] {
  return [
    meta('property', 'og:type', page.frontmatter.date ? 'article' : 'website'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:title', page.headTitle),
    meta('property', 'og:description', page.description),
    meta('property', 'og:locale', openGraphLocale[page.lang]),
    ...(page.pageType === '404'
      ? []
      : [meta('property', 'og:url', absoluteUrl(page.routePath, site))]),
    ...(site.socialImage
      ? [
          meta('property', 'og:image', site.url + withBase(site.socialImage, site.base)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    meta('name', 'twitter:title', page.headTitle),
    meta('name', 'twitter:description', page.description),
  ];
}

/** The full address of a page, as canonical, sitemap and feeds spell it. */
export function absoluteUrl(
  routePath: string,
  site: Pick<SiteData, 'url' | 'base' | 'cleanUrls'>,
): string {
  return site.url + hrefOf(routePath, site);
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(rel: string, attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes: { rel, ...attributes } };
}
