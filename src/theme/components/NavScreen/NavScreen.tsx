import type { ReactNode } from 'react';
import { useView } from '#app/view.tsx';
import type { NavItem, NavMenu } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { AppearanceChoices } from '../AppearanceMenu/AppearanceMenu.tsx';
import { EcosystemCards } from '../EcosystemMenu/EcosystemMenu.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageLinks } from '../LanguageMenu/LanguageMenu.tsx';
import { LeavingNote, NavEntry } from '../NavItems/NavItems.tsx';
import { PopoverButton } from '../PopoverButton/PopoverButton.tsx';
import { LabelledSocialLink } from '../SocialLinks/SocialLinks.tsx';
import { VersionLinks } from '../VersionMenu/VersionMenu.tsx';
import styles from './NavScreen.module.css';

const id = 'nav-screen';

/** Opens the navigation on phones. */
export function NavScreenButton() {
  const { openNavigation } = useStrings();
  return (
    <PopoverButton
      className={styles.button}
      opens={id}
      closesAt="(width >= 768px)"
      aria-label={openNavigation}
    >
      <Icon name="menu" />
    </PopoverButton>
  );
}

interface NavScreenProps {
  active: NavItem | undefined;
  /** What stands where the bar has it: whose screen this is. */
  children: ReactNode;
}

/** All of the bar's navigation on a screen of its own, for phones. */
export function NavScreen({ active, children }: NavScreenProps) {
  const { site } = useView();
  const strings = useStrings();
  return (
    <div className={styles.screen} id={id} popover="auto">
      <div className={styles.head}>
        {children}
        <button
          type="button"
          className={styles.button}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={strings.closeNavigation}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={strings.menu}>
        <ul className={styles.items}>
          {site.nav.map((item) => (
            <li key={item.text}>
              {item.type === 'menu' ? (
                <Group item={item} isActive={item === active} />
              ) : (
                <NavEntry className={styles.entry} item={item} isActive={item === active} />
              )}
            </li>
          ))}
        </ul>
      </nav>
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
    </div>
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
