import { useView } from '#app/view.tsx';
import { sectionOfSidebar } from '#shared/layout.ts';
import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { outlineEntries } from '../Outline/outline-entries.ts';
import { PopoverButton } from '../PopoverButton/PopoverButton.tsx';
import styles from './LocalBar.module.css';

/**
 * Says where one is and opens the sidebar below 960 px, where it is all that sticks at the top, and the
 * outline until that has a column of its own.
 */
export function LocalBar() {
  const { page, site } = useView();
  const { menu } = useStrings();
  const { sidebar, outline } = useLayout();
  const section = sectionOfSidebar(page.path, site);
  if (!sidebar && !outline) return null;
  return (
    <div className={styles.bar}>
      {sidebar && (
        <PopoverButton className={styles.button} opens="sidebar" closesAt={960}>
          <Icon name="menu" data-small="" />
          <span className={styles.menu}>{menu}</span>
          <span className={styles.place}>
            {section && <b>{section.text}</b>}
            {page.title}
          </span>
        </PopoverButton>
      )}
      {outline && (
        <PopoverButton className={styles.button} opens="outline" closesAt={1280}>
          <Place />
          <Icon name="down" data-small="" />
        </PopoverButton>
      )}
    </div>
  );
}

/** What the outline opens at: the heading that is being read. */
function Place() {
  const { toc, title } = useView().page;
  const { onThisPage } = useStrings();
  const active = useActiveHeading();
  const heading = outlineEntries(toc, title).find(({ id }) => id === active);
  if (!heading) return onThisPage;
  return (
    <>
      <span className="visually-hidden">{onThisPage} </span>
      <span className={styles.place}>{heading.label}</span>
    </>
  );
}
