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
  | 'base'
  | 'locales'
  | 'cleanUrls'
  | 'url'
  | 'title'
  | 'version'
  | 'defaultLang'
  | 'lang'
  | 'socialImage'
  | 'generatedImages'
  | 'manifest'
>;

/** Description, addresses in every language, feeds and cards of a page, in a fixed order. */
export function headTags(page: PageInfo, site: HeadSite): HeadTag[] {
  return [
    meta('name', 'description', page.description),
    ...(page.pageType === '404' ? [meta('name', 'robots', 'noindex')] : addressTags(page, site)),
    ...page.feeds.map(({ type, title, href }) => link('alternate', { type, title, href })),
    ...(site.manifest ? [link('manifest', { href: withBase(site.manifest, site.base) })] : []),
    ...cardTags(page, site),
  ];
}

function addressTags(page: PageInfo, site: HeadSite): HeadTag[] {
  return [
    link('canonical', { href: absoluteUrl(page.routePath, site) }),
    link('alternate', {
      type: 'text/markdown',
      href: markdownAddress(page, site),
    }),
    ...languageLinks(page, site).map((attributes) => link('alternate', attributes)),
  ];
}

/** The addresses of a page in all languages, itself included: what head and sitemap say of them. One language needs none. */
export function languageLinks(
  { alternates }: Pick<PageInfo, 'alternates'>,
  site: Pick<HeadSite, 'url' | 'base' | 'cleanUrls' | 'defaultLang' | 'locales'>,
): { hreflang: string; href: string }[] {
  if (site.locales.length < 2) return [];
  const { [site.defaultLang]: fallback } = alternates;
  return [
    ...Object.entries(alternates),
    ...(fallback ? [['x-default', fallback] as const] : []),
  ].map(([hreflang, routePath]) => ({ hreflang, href: absoluteUrl(routePath, site) }));
}

function cardTags(page: PageInfo, site: HeadSite): HeadTag[] {
  return [
    meta('property', 'og:type', page.frontmatter.date ? 'article' : 'website'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:title', page.headTitle),
    meta('property', 'og:description', page.description),
    meta('property', 'og:locale', openGraphLocale(page.lang)),
    ...(page.pageType === '404'
      ? []
      : [meta('property', 'og:url', absoluteUrl(page.routePath, site))]),
    ...imageTags(page, site),
    meta('name', 'twitter:title', page.headTitle),
    meta('name', 'twitter:description', page.description),
  ];
}

/** Size in pixels of all pictures that are shown where a page is shared. */
export const socialImageSize = { width: 1200, height: 630 };

/** Twitter reads the picture from the tags of Open Graph. */
function imageTags(page: PageInfo, site: HeadSite): HeadTag[] {
  const image = socialImage(page, site);
  if (!image) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:width', `${socialImageSize.width}`),
    meta('property', 'og:image:height', `${socialImageSize.height}`),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The picture that stands for a page where it is shared, and what it shows. */
export function socialImage(
  { _relativePath, routePath, title }: Pick<PageInfo, '_relativePath' | 'routePath' | 'title'>,
  site: Pick<HeadSite, 'base' | 'url' | 'title' | 'version' | 'socialImage' | 'generatedImages'>,
): { url: string; alt: string } | undefined {
  const address = (path: string) => site.url + withBase(path, site.base);
  const name = [site.title, site.version].filter(Boolean).join(' ');
  // What nobody has written has no picture of its own.
  if (site.generatedImages && _relativePath) {
    const alt = title === site.title ? name : `${title} · ${name}`;
    return { url: address(pageImage(routePath, site.generatedImages)), alt };
  }
  return site.socialImage ? { url: address(site.socialImage), alt: name } : undefined;
}

/** Where the picture of a page lies, without the base. */
export function pageImage(routePath: string, folder: string): string {
  return `${folder}/pages/${fileOf(routePath)}.png`;
}

/** Where the Markdown of a page is, base included. */
export function markdownAddress(
  { routePath }: Pick<PageInfo, 'routePath'>,
  { base }: Pick<SiteData, 'base'>,
): string {
  return withBase(`/${fileOf(routePath)}.md`, base);
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
