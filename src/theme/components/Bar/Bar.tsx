import { useView } from '#app/view.tsx';
import { layoutOf } from '#shared/layout.ts';
import { activeNavItem } from '#shared/navigation.ts';
import type { Logo, NavItem } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { homeHref } from '../../site-links.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { AppearanceMenu } from '../AppearanceMenu/AppearanceMenu.tsx';
import { EcosystemMenu } from '../EcosystemMenu/EcosystemMenu.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { NavItems } from '../NavItems/NavItems.tsx';
import { NavScreen, NavScreenButton } from '../NavScreen/NavScreen.tsx';
import { SearchButton } from '../Search/SearchButton.tsx';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import { VersionMenu } from '../VersionMenu/VersionMenu.tsx';
import styles from './Bar.module.css';

/** The navigation bar. Below 768 px most of it is found on a screen of its own. */
export function Bar() {
  const { page, site } = useView();
  const { mainNavigation } = useStrings();
  if (!layoutOf(page, site).navbar) return null;
  const active = activeNavItem(site.nav, page.path);
  const itemsAt = (position: NavItem['position']) =>
    site.nav.filter((item) => item.position === position);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <EcosystemMenu />
        <Brand />
        <nav className={styles.nav} aria-label={mainNavigation}>
          <NavItems items={itemsAt('left')} active={active} />
          <div className={styles.space} />
          <SearchButton form="wide" />
          <NavItems items={itemsAt('right')} active={active} />
        </nav>
        <div className={styles.tools}>
          <LanguageMenu />
          <VersionMenu />
          <AppearanceMenu />
          <SocialLinks />
        </div>
        <SearchButton form="phone" />
        <NavScreenButton />
        <NavScreen active={active}>
          <Brand />
        </NavScreen>
      </div>
    </header>
  );
}

function Brand() {
  const view = useView();
  const { logo, base, title, version } = view.site;
  return (
    <a className={styles.brand} href={homeHref(view)}>
      {logo && <LogoImages logo={logo} base={base} />}
      <span className={styles.title}>{title}</span>
      {version && <span className={styles.version}>{version}</span>}
    </a>
  );
}

function LogoImages({ logo, base }: { logo: Logo; base: string }) {
  const image = (source: string, shownIn?: 'light' | 'dark') => (
    <img
      src={withBase(source, base)}
      alt=""
      width="28"
      height="28"
      // Otherwise React asks for it a second time, by a link in front of it.
      loading="lazy"
      data-shown-in={shownIn}
    />
  );
  if (typeof logo === 'string') return image(logo);
  return (
    <>
      {image(logo.light, 'light')}
      {image(logo.dark, 'dark')}
    </>
  );
}
