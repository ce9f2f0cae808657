import { layoutOf } from '#shared/layout.ts';
import { htmlDir, htmlLang } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { DocumentInput } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { structuredData } from '#shared/structured-data.ts';
import { hrefOf } from '#shared/url.ts';
import { RedirectNotice } from './components/RedirectNotice/RedirectNotice.tsx';
import { Html } from './Html.tsx';
import { headHtml } from './head-html.ts';
import type { RegionName } from './regions.ts';
import { staticStringsOf } from './strings/staticStringsOf.ts';

interface DocumentProps extends DocumentInput {
  /** What each part of the shell looks like before React has hydrated. */
  regionHtml: Record<RegionName, string>;
}

/** The static document around an article: everything in it works before and without script. */
export function Document(props: DocumentProps) {
  const { page, site, article, assets, regionHtml } = props;
  const { skipToContent } = staticStringsOf(site);
  const region = (name: RegionName) => <Html as="div" data-region={name} html={regionHtml[name]} />;
  return (
    <html
      {...htmlAttributes(page, site)}
      data-outline={layoutOf(page, site).outline ? '' : undefined}
    >
      <Html as="head" html={headHtml({ page, site, assets })} />
      <body>
        <a className="skip-link" href="#main">
          {skipToContent}
        </a>
        {region('bar')}
        {region('local-bar')}
        <div className="frame">
          {region('sidebar')}
          <main id="main" tabIndex={-1}>
            <Html as="article" id="article" html={article} />
            {region('page-footer')}
          </main>
          {region('outline')}
        </div>
        {region('site-footer')}
        {region('notices')}
        {region('search')}
        {site.locales.length > 1 && layoutOf(page, site).globalUIComponents && (
          <RedirectNotice site={site} others={otherLanguages(page, site)} />
        )}
        <StructuredData page={page} site={site} />
        <div id="page-progress" />
        <div id="announcer" aria-live="polite" className="visually-hidden" />
        <Html
          as="script"
          type="application/json"
          id="page-data"
          html={scriptSafeJson(pageData(props))}
        />
      </body>
    </html>
  );
}

/** For search engines: data that nothing runs, so the policy has nothing to say of it. */
function StructuredData({ page, site }: Pick<DocumentInput, 'page' | 'site'>) {
  const data = structuredData(page, site);
  return data && <Html as="script" type="application/ld+json" html={scriptSafeJson(data)} />;
}

/** What the root element says of a page: the stylesheet reads it, and client navigation keeps it true. */
function htmlAttributes({ lang, pageType }: PageInfo, { darkMode }: SiteData) {
  return {
    lang: htmlLang(lang),
    dir: htmlDir(lang),
    'data-lang': lang,
    'data-page-type': pageType,
    ...(darkMode ? {} : { 'data-theme': 'light', 'data-dark-mode': 'off' }),
  };
}

/** The same page in the other languages that have it. */
function otherLanguages({ alternates, lang }: PageInfo, site: SiteData) {
  return site.locales.flatMap((locale) => {
    const routePath = alternates[locale.lang];
    if (locale.lang === lang || !routePath) return [];
    return [{ ...locale, href: hrefOf(routePath, site) }];
  });
}

/** What the scripts of the page know of it; the one for lost addresses knows all others as well. */
function pageData({ page, site, localized, routes, redirects }: DocumentInput) {
  if (!routes) return { page };
  const { base, cleanUrls, defaultLang } = site;
  const locales = site.locales.map(({ lang }) => ({ lang }));
  return { page, localized, routes, redirects, url: { base, cleanUrls, defaultLang, locales } };
}

/** JSON that cannot end the script element it stands in. */
function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
