import { searchDialogId } from '#app/search/dialog.ts';
import { htmlLang } from '#shared/locale.ts';
import { reportLink } from '#shared/report-link.ts';
import type { SiteData } from '#shared/site.ts';
import { formatRoute, hrefOf } from '#shared/url.ts';
import { linkHref, linkTarget } from '../site-links.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';
import { stringsOf } from '../strings/stringsOf.ts';

/**
 * The answer to an address that leads nowhere, in one language.
 *
 * The document holds one for each; CSS shows the visitor's, which a script finds out,
 * and all of them without script.
 */
export function NotFound({ site }: { site: SiteData }) {
  const { pageNotFound, takeMeHome, closestPages } = staticStringsOf(site);
  return (
    <section className="lost-page" lang={htmlLang(site.lang)} data-lang={site.lang}>
      <h1 className="lost-title" tabIndex={-1}>
        <span className="lost-number">404</span> {pageNotFound}
      </h1>
      <p>
        <a className="lost-home" href={linkHref('/', { site, page: { version: '' } })}>
          {takeMeHome}
        </a>{' '}
        {site.search && (
          <button
            type="button"
            className="lost-home"
            data-opens={searchDialogId}
            data-replay
            data-needs-script
            aria-haspopup="dialog"
          >
            {stringsOf(site).search.placeholder}
          </button>
        )}
      </p>
      <div className="lost-closest">
        <h2 hidden>{closestPages}</h2>
        <ul data-closest-pages />
      </div>
      <Links site={site} />
    </section>
  );
}

/** What the footer of other pages has: whose site it is, and where else one may want to go. */
function Links({ site }: { site: SiteData }) {
  const { copyright, footerLinks = [], locales } = site;
  const { language, report } = stringsOf(site);
  const page = { title: '404', routePath: '/404', lang: site.lang, build: site.build };
  const href = reportLink(page, site, { language, ...report });
  return (
    <ul className="lost-links">
      {copyright && <li>{copyright}</li>}
      {footerLinks.map(({ text, link }) => (
        <li key={link}>
          <a href={linkHref(link, { site, page: { version: '' } })} {...linkTarget(link)}>
            {text}
          </a>
        </li>
      ))}
      {href && (
        <li>
          <a href={href} {...linkTarget(href)}>
            {report.name}
          </a>
        </li>
      )}
      {locales.length > 1 &&
        locales.map(({ lang, label }) => (
          <li key={lang}>
            <a
              href={hrefOf(formatRoute({ version: '', lang, path: '/' }, site), site)}
              lang={htmlLang(lang)}
              data-language={lang}
            >
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
