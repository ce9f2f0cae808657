import { useEffect, useRef } from 'react';
import { keepCurrentInView, openAtCurrent } from '#app/keep-in-view.ts';
import { useView } from '#app/view.tsx';
import { useActiveHeading } from '../../hooks/useActiveHeading.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { closePopover } from '../../hooks/usePopover.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { ReportLink } from '../ReportLink/ReportLink.tsx';
import styles from './Outline.module.css';
import { outlineEntries } from './outline-entries.ts';

const id = 'outline';

/** The headings of the page. Below 1280 px it is a dropdown: the same element, as a popover. */
export function Outline() {
  return useLayout().outline ? <Headings /> : null;
}

function Headings() {
  const { toc, title } = useView().page;
  const { outlineTitle } = useStrings();
  const read = useActiveHeading();
  const active = read === null ? toc[0]?.id : read;
  const nav = useRef<HTMLElement>(null);

  // A long list scrolls by itself, and would leave its marked entry out of sight; but not what has the focus.
  useEffect(() => {
    if (active && !nav.current?.querySelector(':focus-visible')) keepCurrentInView(nav.current);
  }, [active]);

  return (
    <nav
      className={styles.outline}
      id={id}
      popover="auto"
      aria-labelledby="outline-title"
      ref={nav}
      onBeforeToggle={() => openAtCurrent(nav.current)}
    >
      <p className={styles.title} id="outline-title">
        {outlineTitle}
      </p>
      <ul className={styles.list}>
        {outlineEntries(toc, title).map(({ id: heading, depth, text, label, isName }) => (
          <li key={heading}>
            <a
              className={styles.link}
              href={`#${encodeURIComponent(heading)}`}
              data-depth={depth > 2 ? depth : undefined}
              data-name={isName || undefined}
              title={isName ? text : undefined}
              aria-current={heading === active || undefined}
              onClick={() => closePopover(id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ReportLink className={styles.report} />
    </nav>
  );
}
