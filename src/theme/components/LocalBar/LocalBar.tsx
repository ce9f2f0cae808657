import { useView } from '#app/view.tsx';
import { layoutOf } from '#shared/layout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PopoverButton } from '../PopoverButton/PopoverButton.tsx';
import styles from './LocalBar.module.css';

/**
 * Opens the sidebar below 960 px, where it is all that sticks at the top, and the outline until that
 * has a column of its own.
 */
export function LocalBar() {
  const { page, site } = useView();
  const { menu, onThisPage } = useStrings();
  const { sidebar, outline } = layoutOf(page, site);
  if (!sidebar && !outline) return null;
  return (
    <div className={styles.bar}>
      {sidebar && (
        <PopoverButton className={styles.button} opens="sidebar" closesAt="(width >= 960px)">
          <Icon name="menu" data-small="" />
          {menu}
        </PopoverButton>
      )}
      {outline && (
        <PopoverButton className={styles.button} opens="outline" closesAt="(width >= 1280px)">
          {onThisPage}
          <Icon name="down" data-small="" />
        </PopoverButton>
      )}
    </div>
  );
}
