import { useView } from '#app/view.tsx';
import { layoutOf } from '#shared/layout.ts';
import styles from './SiteFooter.module.css';

/** The last lines of a page: whose it is, and what the site wants to say. */
export function SiteFooter() {
  const { page, site } = useView();
  const { copyright, footerMessage } = site;
  if (!layoutOf(page, site).footer || !(copyright || footerMessage)) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {copyright && <p>{copyright}</p>}
        {footerMessage && <p>{footerMessage}</p>}
      </div>
    </footer>
  );
}
