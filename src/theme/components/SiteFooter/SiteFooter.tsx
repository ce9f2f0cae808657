import { useView, type View } from '#app/view.tsx';
import { feedFormats } from '#shared/feed-formats.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { LanguageLinks } from '../LanguageMenu/LanguageMenu.tsx';
import { ReportLink } from '../ReportLink/ReportLink.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './SiteFooter.module.css';

/** The last lines of a page: whose it is, what the site wants to say, and where else one may want to go. */
export function SiteFooter() {
  const { page, site } = useView();
  const { footer } = useLayout();
  const { copyright, footerMessage, footerLinks = [], issues } = site;
  const says = copyright || footerMessage || issues || footerLinks.length + page.feeds.length > 0;
  if (!footer || !says) return null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {copyright && <p>{copyright}</p>}
        {footerMessage && <p>{footerMessage}</p>}
        <FooterLinks page={page} site={site} />
      </div>
    </footer>
  );
}

function FooterLinks({ page, site }: View) {
  const { footerLinks = [], issues, locales } = site;
  const hasLanguages = locales.length > 1;
  // A list without entries is one that screen readers announce, and nothing follows.
  if (footerLinks.length + page.feeds.length === 0 && !issues && !hasLanguages) return null;
  return (
    <ul className={styles.links}>
      {footerLinks.map(({ text, link }) => (
        <li key={link}>
          <SiteLink link={link}>{text}</SiteLink>
        </li>
      ))}
      {issues && (
        <li>
          <ReportLink />
        </li>
      )}
      {page.feeds.map(({ title, type, href }) => (
        <li key={href}>
          <a href={href} title={title}>
            {feedFormats[type].name}
          </a>
        </li>
      ))}
      {hasLanguages && <LanguageLinks />}
    </ul>
  );
}
