import {
  chooseAppearance,
  currentAppearance,
  type ShownAppearance,
  useAppearance,
} from '#app/appearance.ts';
import { dismissNotice, showNotice } from '#app/notices.ts';
import { useView } from '#app/view.tsx';
import type { Appearance } from '#shared/storage.ts';
import type { InterfaceStrings } from '../../strings/interface-strings.ts';
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

/**
 * One control of two parts: a button that turns light into dark and back, and a menu that offers to follow
 * the system as well.
 */
export function AppearanceMenu() {
  const { darkMode } = useView().site;
  const appearance = useAppearance();
  const strings = useStrings();
  if (!darkMode) return null;
  const label = buttonLabel(appearance, strings);
  // Which icon shows is left to CSS: before React hydrates, only the document knows the theme.
  return (
    <div className={styles.appearance} data-needs-script>
      <button
        type="button"
        className={menuStyles.iconButton}
        aria-label={label}
        title={label}
        data-replay
        onClick={() => flip(strings)}
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

/** The choice, what it shows where that is another thing, and what a press does: `Theme · Auto · Dark · …`. */
function buttonLabel(
  { preference, shown }: Partial<ShownAppearance>,
  strings: InterfaceStrings,
): string {
  const { appearance, switchAppearance } = strings;
  if (!preference || !shown) return switchAppearance;
  const names = new Set([strings[preference], strings[shown]]);
  return [appearance, ...names, switchAppearance].join(' · ');
}

/** Turns light into dark and back. Whoever followed the system is told that this ends. */
function flip(strings: InterfaceStrings): void {
  const { preference, shown } = currentAppearance();
  choose(shown === 'dark' ? 'light' : 'dark');
  if (preference === 'auto') offerAuto(strings);
}

function choose(preference: Appearance): void {
  chooseAppearance(preference);
  dismissNotice(notice);
}

const notice = 'appearance';
/** Milliseconds for which the way back is offered; the menu always has it. */
const offered = 6000;
let offer: ReturnType<typeof setTimeout> | undefined;

function offerAuto({ leftSystem, undo }: InterfaceStrings): void {
  const run = () => choose('auto');
  showNotice({ id: notice, text: leftSystem, action: { text: undo, run } });
  clearTimeout(offer);
  offer = setTimeout(dismissNotice, offered, notice);
}

/** One list item for each theme. */
export function AppearanceChoices() {
  const { preference } = useAppearance();
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
