import { htmlLang } from '#shared/locale.ts';
import type { SiteData } from '#shared/site.ts';
import { linkHref } from '../site-links.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';
import styles from './NotFound.module.css';

/**
 * The answer to an address that leads nowhere, in one language.
 *
 * The document holds one for each; CSS shows the visitor's, which a script finds out,
 * and all of them without script.
 */
export function NotFound({ site }: { site: SiteData }) {
  const { pageNotFound, takeMeHome, closestPages } = staticStringsOf(site);
  return (
    <section className={styles.page} lang={htmlLang[site.lang]} data-lang={site.lang}>
      <h1 className={styles.title} tabIndex={-1}>
        <span className={styles.number}>404</span> {pageNotFound}
      </h1>
      <p>
        <a className={styles.home} href={linkHref('/', { site, page: { version: '' } })}>
          {takeMeHome}
        </a>
      </p>
      <div className={styles.closest}>
        <h2 hidden>{closestPages}</h2>
        <ul data-closest-pages />
      </div>
    </section>
  );
}
