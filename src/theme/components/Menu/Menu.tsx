import { type ReactNode, useId } from 'react';
import { useMenu } from '../../hooks/useMenu.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Menu.module.css';

interface MenuProps {
  /** What the button shows. */
  button: ReactNode;
  /** The button's name, where it shows no text. */
  label?: string;
  /** The side at which panel and button are in line. */
  align?: 'start' | 'end';
  /** Whether the page that is open belongs to the menu. */
  active?: boolean;
  /** What a press does besides showing the panel; a second press then does not close it. */
  onPress?: () => void;
  children: ReactNode;
}

/** A button with a panel below it, which opens by pointer, touch and keyboard. */
export function Menu({ button, label, align = 'start', active, onPress, children }: MenuProps) {
  // An id has to begin with a letter.
  const id = `menu${useId()}`;
  const { isOpen, press, rootProps } = useMenu({ pressKeepsOpen: onPress !== undefined });
  const onClick = () => {
    onPress?.();
    press();
  };
  return (
    <div className={styles.menu} data-open={isOpen || undefined} {...rootProps}>
      <button
        type="button"
        className={label ? styles.iconButton : styles.textButton}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={active || undefined}
        data-wake
        onClick={onClick}
      >
        {button}
        {!label && <Icon name="down" data-small="" />}
      </button>
      <div className={styles.panel} id={id} data-align={align}>
        <div className={styles.surface}>{children}</div>
      </div>
    </div>
  );
}

/** The lines of a menu: links or buttons. */
export function MenuList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}
