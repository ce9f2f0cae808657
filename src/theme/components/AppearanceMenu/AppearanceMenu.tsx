import { useAppearance } from '#app/appearance.ts';
import { useView } from '#app/view.tsx';
import type { Appearance } from '#shared/storage.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import menuStyles from '../Menu/Menu.module.css';
import { Menu, MenuList } from '../Menu/Menu.tsx';
import styles from './AppearanceMenu.module.css';

const choices = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'auto'],
] as const satisfies readonly [Appearance, IconName][];

/** A button that turns light into dark and back, and beside it a menu that offers to follow the system as well. */
export function AppearanceMenu() {
  const { darkMode } = useView().site;
  const { shown, choose } = useAppearance();
  const strings = useStrings();
  if (!darkMode) return null;
  // Which icon shows is left to CSS: before React hydrates, only the document knows the theme.
  return (
    <div className={styles.appearance} data-needs-script>
      <button
        type="button"
        className={menuStyles.iconButton}
        aria-label={strings.switchAppearance}
        title={strings.switchAppearance}
        data-replay
        onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}
      >
        <Icon name="sun" data-shown-in="light" />
        <Icon name="moon" data-shown-in="dark" />
      </button>
      <Menu label={strings.appearance} button={<Icon name="down" data-small="" />} align="end">
        <MenuList>
          <AppearanceChoices />
        </MenuList>
      </Menu>
    </div>
  );
}

/** One list item for each theme. */
export function AppearanceChoices() {
  const { preference, choose } = useAppearance();
  const strings = useStrings();
  return choices.map(([choice, icon]) => (
    <li key={choice}>
      <button
        type="button"
        aria-pressed={preference === choice}
        data-replay
        onClick={() => choose(choice)}
      >
        <Icon name={icon} data-small="" />
        {strings[choice]}
      </button>
    </li>
  ));
}
