import { htmlLang } from '#shared/locale.ts';
import type { LocaleInfo, SiteData } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { staticStringsOf } from '../../strings/staticStringsOf.ts';
import { stringsOf } from '../../strings/stringsOf.ts';
import { Icon } from '../Icon/Icon.tsx';
import notices from '../Notices/Notices.module.css';
import styles from './RedirectNotice.module.css';

interface OtherLanguage extends LocaleInfo {
  href: string;
}

interface RedirectNoticeProps {
  site: SiteData;
  /** The page in the other languages, by one of which the reader came. */
  others: readonly OtherLanguage[];
}

/**
 * Says in both languages that a first visit was sent to the reader's. Static: a small script shows and hides it, and
 * leaves the language alone that the reader came by.
 */
export function RedirectNotice({ site, others }: RedirectNoticeProps) {
  const { dismiss } = stringsOf(site);
  const { redirected } = staticStringsOf(site);
  const here = site.locales.find(({ lang }) => lang === site.lang)?.label ?? '';
  return (
    <div className={`${notices.notices} ${styles.place}`} id="redirect-notice" role="status" hidden>
      <div className={notices.notice}>
        <p>
          {redirected}{' '}
          {others.map((other) => (
            <WayBack key={other.lang} other={other} here={here} />
          ))}
        </p>
        <button
          type="button"
          className={notices.dismiss}
          aria-label={dismiss}
          data-redirect-dismiss
        >
          <Icon name="close" data-small="" />
        </button>
      </div>
    </div>
  );
}

function WayBack({ other, here }: { other: OtherLanguage; here: string }) {
  const { redirectedTo, redirectedBack } = staticStringsOf(other);
  const lang = htmlLang(other.lang);
  return (
    <span lang={lang} data-redirected-from={other.lang}>
      {fill(redirectedTo, { language: here })}{' '}
      <a href={other.href} hrefLang={lang} data-language={other.lang} data-redirect-back>
        {fill(redirectedBack, { language: other.label })}
      </a>
    </span>
  );
}
