import { useView } from '#app/view.tsx';
import { htmlLang } from '#shared/locale.ts';
import type { LocaleInfo } from '#shared/site.ts';
import { formatRoute, hrefOf } from '#shared/url.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, MenuList } from '../Menu/Menu.tsx';

/** The languages of the site, each a link to the open page in it. */
export function LanguageMenu() {
  const { language } = useStrings();
  if (useView().site.locales.length < 2) return null;
  return (
    <Menu label={language} button={<Icon name="language" />} align="end">
      <MenuList>
        <LanguageLinks />
      </MenuList>
    </Menu>
  );
}

/** One list item for each language. */
export function LanguageLinks() {
  return useView().site.locales.map((locale) => (
    <li key={locale.lang}>
      <LanguageLink locale={locale} />
    </li>
  ));
}

function LanguageLink({ locale: { lang, label } }: { locale: LocaleInfo }) {
  const { page, site } = useView();
  const home = formatRoute({ version: '', lang, path: '/' }, site);
  return (
    <a
      href={hrefOf(page.alternates[lang] ?? home, site)}
      lang={htmlLang(lang)}
      aria-current={lang === page.lang || undefined}
      data-language={lang}
    >
      {label}
    </a>
  );
}
