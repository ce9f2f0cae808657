import { type ReactNode, useId } from 'react';
import { useMenu } from '../../hooks/useMenu.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  /** What the button shows. */
  button?: ReactNode;
  /** A link that the menu is called by; the button behind it opens the panel alone. */
  name?: ReactNode;
  /** The button's name, where it shows no text. */
  label?: string;
  /** The side at which panel and button are in line. */
  align?: 'start' | 'end';
  /** Whether the page that is open belongs to the menu. */
  active?: boolean;
  children: ReactNode;
}

/** Pixels that panels stand out, so that their words and the button's are in line; the style has them too. */
const outsets = { text: 12, icon: 0, end: 4 };

/** A button with a panel below it, which opens by pointer, touch and keyboard. */
export function Menu({ button, name, label, align = 'start', active, children }: MenuProps) {
  // An id has to begin with a letter.
  const id = `menu${useId()}`;
  const root = useMenu({
    align,
    outset: align === 'end' ? outsets.end : outsets[label && !name ? 'icon' : 'text'],
  });
  return (
    <div className={name ? `${styles.menu} ${styles.named}` : styles.menu} ref={root}>
      {name}
      {/* What it controls is said by the popup, which keeps true whether that is open. */}
      <button
        type="button"
        className={name ? styles.chevron : label ? styles.iconButton : styles.textButton}
        aria-label={label}
        title={label}
        aria-expanded={false}
        data-active={active || undefined}
        data-replay
      >
        {button}
        {(name || !label) && <Icon name="down" data-small="" />}
      </button>
      <div className={styles.panel} id={id} popover="manual" data-align={align}>
        <div className={`popup ${styles.surface}`}>{children}</div>
      </div>
    </div>
  );
}

/** What a panel is about, above its content. */
export function MenuTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>;
}

/** The lines of a menu: links or buttons. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
