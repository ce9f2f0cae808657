import { headTags } from '#shared/head.ts';
import { layoutOf } from '#shared/layout.ts';
import { htmlLang } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { allowDark } from './appearance-dom.ts';
import { applyPageStyles } from './page-styles.ts';

/** Everything around the article that belongs to a page and not to the site. */
const pageTags = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="manifest"]',
  // What it says is of the page that was opened first; it is read by those who open each.
  'script[type="application/ld+json"]',
].join();

/** Makes the document's own elements those of a page: language, type, title and head. */
export function showDocument(page: PageInfo, site: SiteData): void {
  showRoot(page, site);
  showHead(page, site);
}

/** The part that a reader sees: it comes with the article, so that the page is laid out once. */
export function showRoot(page: PageInfo, site: SiteData): void {
  const root = document.documentElement;
  root.lang = htmlLang(page.lang);
  root.dir = site.locales.find(({ lang }) => lang === page.lang)?.dir ?? '';
  root.dataset.lang = page.lang;
  root.dataset.pageType = page.pageType;
  root.toggleAttribute('data-outline', layoutOf(page, site).outline);
  allowDark(site.darkMode);
  document.title = page.headTitle;
  applyPageStyles(page.styles ?? []);
}

/** The part that nobody sees. */
export function showHead(page: PageInfo, site: SiteData): void {
  for (const element of document.querySelectorAll(pageTags)) element.remove();
  for (const { tag, attributes } of headTags(page, site)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
