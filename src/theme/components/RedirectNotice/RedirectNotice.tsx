import { htmlLang, type LocaleCode } from '#shared/locale.ts';
import type { SiteData } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { staticStringsOf } from '../../strings/staticStringsOf.ts';
import { stringsOf } from '../../strings/stringsOf.ts';
import { Icon } from '../Icon/Icon.tsx';
import notices from '../Notices/Notices.module.css';
import styles from './RedirectNotice.module.css';

interface RedirectNoticeProps {
  site: SiteData;
  /** The page in the language that the reader came by; absent where there is none. */
  back: { lang: LocaleCode; label: string; href: string } | undefined;
}

/** Says in both languages that a first visit was sent to the reader's. Static: a small script shows and hides it. */
export function RedirectNotice({ site, back }: RedirectNoticeProps) {
  const { dismiss } = stringsOf(site);
  const { redirected } = staticStringsOf(site);
  const here = site.locales.find(({ lang }) => lang === site.lang)?.label ?? '';
  return (
    <div className={`${notices.notices} ${styles.place}`} id="redirect-notice" role="status" hidden>
      <div className={notices.notice}>
        <p>
          {redirected}{' '}
          {back && (
            <span lang={htmlLang[back.lang]}>
              {fill(staticStringsOf(back).redirectedTo, { language: here })}{' '}
              <a
                href={back.href}
                hrefLang={htmlLang[back.lang]}
                data-language={back.lang}
                data-redirect-back
              >
                {fill(staticStringsOf(back).redirectedBack, { language: back.label })}
              </a>
            </span>
          )}
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
