import { useView } from '#app/view.tsx';
import { activeNavItem } from '#shared/navigation.ts';
import type { NavItem } from '#shared/site.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { AppearanceMenu } from '../AppearanceMenu/AppearanceMenu.tsx';
import { Brand } from '../Brand/Brand.tsx';
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
  const { navbar } = useLayout();
  const { mainNavigation } = useStrings();
  if (!navbar) return null;
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
        <NavScreen />
      </div>
    </header>
  );
}
