import type { ReactNode } from 'react';
import { useView } from '#app/view.tsx';
import { activeNavItem } from '#shared/navigation.ts';
import type { NavItem, NavMenu } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { AppearanceChoices } from '../AppearanceMenu/AppearanceMenu.tsx';
import { Brand } from '../Brand/Brand.tsx';
import { EcosystemCards } from '../EcosystemMenu/EcosystemMenu.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageLinks } from '../LanguageMenu/LanguageMenu.tsx';
import { LeavingNote, NavEntry } from '../NavItems/NavItems.tsx';
import { PopoverButton } from '../PopoverButton/PopoverButton.tsx';
import { LabelledSocialLink } from '../SocialLinks/SocialLinks.tsx';
import { VersionLinks } from '../VersionMenu/VersionMenu.tsx';
import styles from './NavScreen.module.css';

const id = 'nav-screen';

/** Opens the navigation on phones: where there is a sidebar, all of it is in its drawer. */
export function NavScreenButton() {
  const { sidebar } = useLayout();
  const { openNavigation } = useStrings();
  return (
    <PopoverButton
      className={styles.button}
      opens={sidebar ? 'sidebar' : id}
      closesAt={768}
      aria-label={openNavigation}
    >
      <Icon name="menu" />
    </PopoverButton>
  );
}

/** All of the bar's navigation on a screen of its own, for phones; beside a sidebar, its drawer has it. */
export function NavScreen() {
  const { site } = useView();
  const { menu } = useStrings();
  if (useLayout().sidebar) return null;
  return (
    <div className={styles.screen} id={id} popover="auto">
      <NavHead closes={id} />
      <nav aria-label={menu}>
        <Items items={site.nav} />
      </nav>
      <More />
    </div>
  );
}

/** What a screen or a drawer begins with: whose it is, and the way out. */
export function NavHead({ closes }: { closes: string }) {
  const { closeNavigation } = useStrings();
  return (
    <div className={styles.head}>
      <Brand />
      <button
        type="button"
        className={styles.button}
        popoverTarget={closes}
        popoverTargetAction="hide"
        aria-label={closeNavigation}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What a phone has of the bar below the pages of a section. */
export function NavRest() {
  const { site } = useView();
  return (
    <div className={styles.rest}>
      <Items items={site.nav.filter(({ type }) => type === 'menu')} />
      <More />
    </div>
  );
}

function Items({ items }: { items: readonly NavItem[] }) {
  const { page, site } = useView();
  const active = activeNavItem(site.nav, page.path);
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.text}>
          {item.type === 'menu' ? (
            <Group item={item} isActive={item === active} />
          ) : (
            <NavEntry className={styles.entry} item={item} isActive={item === active} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sibling tools, and what readers choose. */
function More() {
  const { site } = useView();
  const strings = useStrings();
  return (
    <>
      {site.ecosystem && (
        <details className={styles.group}>
          <summary className={styles.entry}>
            {strings.ecosystem}
            <Icon name="down" />
          </summary>
          <EcosystemCards />
        </details>
      )}
      <Choices title={strings.language} shown={site.locales.length > 1}>
        <LanguageLinks />
      </Choices>
      <Choices title={strings.version} shown={site.versions.length > 0}>
        <VersionLinks />
      </Choices>
      <Choices title={strings.appearance} shown={site.darkMode} needsScript>
        <AppearanceChoices />
      </Choices>
      <Choices title={strings.socialLinks} shown={site.socialLinks.length > 0}>
        {site.socialLinks.map((link) => (
          <li key={link.label}>
            <LabelledSocialLink link={link} />
          </li>
        ))}
      </Choices>
    </>
  );
}

function Group({ item, isActive }: { item: NavMenu; isActive: boolean }) {
  const { toggleGroup } = useStrings();
  const { text, link, tag } = item;
  const group = (
    <details className={styles.group}>
      <summary className={styles.entry} data-active={isActive || undefined}>
        {link ? <span className="visually-hidden">{fill(toggleGroup, { name: text })}</span> : text}
        <Icon name="down" />
      </summary>
      <LeavingNote item={item} />
      <ul>
        {item.items.map((entry) => (
          <li key={entry.link}>
            <NavEntry item={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
  if (!link) return group;
  return (
    <div className={styles.linked}>
      <NavEntry className={styles.entry} item={{ text, link, tag }} isActive={isActive} />
      {group}
    </div>
  );
}

interface ChoicesProps {
  title: string;
  shown: boolean;
  needsScript?: boolean;
  children: ReactNode;
}

function Choices({ title, shown, needsScript, children }: ChoicesProps) {
  if (!shown) return null;
  return (
    <fieldset className={styles.choices} data-needs-script={needsScript}>
      <legend>{title}</legend>
      <ul>{children}</ul>
    </fieldset>
  );
}
