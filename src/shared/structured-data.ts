import { absoluteUrl, socialImage } from './head.ts';
import { htmlLang } from './locale.ts';
import { activeNavItem } from './navigation.ts';
import type { PageInfo } from './page.ts';
import type { SiteData } from './site.ts';
import { formatRoute, isExternal, isSamePath, parseRoute } from './url.ts';

/** What a page is in the words of schema.org, for search engines: JSON-LD. Undefined where it is nothing that one looks for. */
export function structuredData(page: PageInfo, site: SiteData): object | undefined {
  const graph = graphOf(page, site);
  return graph && { '@context': 'https://schema.org', '@graph': graph };
}

function graphOf(page: PageInfo, site: SiteData): object[] | undefined {
  if (!page._relativePath) return undefined;
  return page.pageType === 'home'
    ? [webSite(site)]
    : [article(page, site), breadcrumbs(page, site)];
}

function webSite(site: SiteData): object {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    url: homeUrl(site),
    name: site.title,
    description: site.description,
    inLanguage: htmlLang(site.lang),
  };
}

function article(page: PageInfo, site: SiteData): object {
  const { date } = page.frontmatter;
  const team = { '@type': 'Organization', name: site.title, url: homeUrl(site) };
  return {
    '@type': date ? 'BlogPosting' : 'TechArticle',
    '@id': absoluteUrl(page.routePath, site),
    headline: page.title,
    description: page.description,
    inLanguage: htmlLang(page.lang),
    image: socialImage(page, site)?.url,
    ...(date ? { datePublished: date, author: team } : {}),
    dateModified: page.lastUpdated,
    isPartOf: { '@id': siteId(site) },
    ...translations(page, site),
  };
}

/** Both sides say it: the page of the first language what was made from it, the others what they are made from. */
function translations({ alternates, lang }: PageInfo, site: SiteData): object {
  const node = (routePath: string) => ({ '@id': absoluteUrl(routePath, site) });
  const { [site.defaultLang]: original } = alternates;
  if (lang !== site.defaultLang) return original ? { translationOfWork: node(original) } : {};
  const others = Object.values(alternates).filter((routePath) => routePath !== original);
  return others.length > 0 ? { workTranslation: others.map(node) } : {};
}

/** The way from the home page over the page that the bar names for the section. */
function breadcrumbs(page: PageInfo, site: SiteData): object {
  const steps = [
    { name: site.title, item: homeUrl(site) },
    ...sectionSteps(page, site),
    { name: page.title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

function sectionSteps(page: PageInfo, site: SiteData): { name: string; item: string }[] {
  const section = activeNavItem(site.nav, page.path);
  if (!section?.link || isExternal(section.link)) return [];
  const { path } = parseRoute(section.link, site);
  if (isSamePath(path, page.path)) return [];
  const routePath = formatRoute({ version: page.version, lang: page.lang, path }, site);
  return [{ name: section.text, item: absoluteUrl(routePath, site) }];
}

function homeUrl(site: SiteData): string {
  return absoluteUrl(formatRoute({ version: '', lang: site.lang, path: '/' }, site), site);
}

/** Names the site in one language, for what is part of it. */
function siteId(site: SiteData): string {
  return `${homeUrl(site)}#website`;
}
