import { useView } from '#app/view.tsx';
import { layoutOf } from '#shared/layout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PopoverButton } from '../PopoverButton/PopoverButton.tsx';
import styles from './LocalBar.module.css';

/** Below 960 px: opens the sidebar and the outline, and is all that sticks at the top. */
export function LocalBar() {
  const { page, site } = useView();
  const { menu, onThisPage } = useStrings();
  const { sidebar, outline } = layoutOf(page, site);
  if (!sidebar && !outline) return null;
  const closesAt = '(width >= 960px)';
  return (
    <div className={styles.bar}>
      {sidebar && (
        <PopoverButton className={styles.button} opens="sidebar" closesAt={closesAt}>
          <Icon name="menu" data-small="" />
          {menu}
        </PopoverButton>
      )}
      {outline && (
        <PopoverButton className={styles.button} opens="outline" closesAt={closesAt}>
          {onThisPage}
          <Icon name="down" data-small="" />
        </PopoverButton>
      )}
    </div>
  );
}
