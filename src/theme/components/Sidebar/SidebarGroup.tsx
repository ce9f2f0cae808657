import { type ReactNode, useRef, useState } from 'react';
import { useView } from '#app/view.tsx';
import { containsPath } from '#shared/navigation.ts';
import type { SidebarGroup as Group } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { usePageChange } from '../../hooks/useRouteChange.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Sidebar.module.css';
import { rememberedGroup, rememberGroup } from './sidebar-memory.ts';

interface SidebarGroupProps {
  group: Group;
  /** The name of the sidebar, and where in it the group stands. */
  sidebar: string;
  path: string;
  /** The group's name: a text, or the link to its own page. */
  title: ReactNode;
  /** Its entries. */
  children: ReactNode;
}

/** A group of pages under its name, which folds unless the site says otherwise. */
export function SidebarGroup({ title, ...props }: SidebarGroupProps) {
  const { group, children } = props;
  const { toggleGroup } = useStrings();
  if (!group.collapsible) {
    return (
      <>
        <div className={styles.heading}>{title}</div>
        {children}
      </>
    );
  }
  if (!group.link) return <Disclosure {...props} summary={title} />;
  const label = fill(toggleGroup, { name: group.text });
  const summary = <span className="visually-hidden">{label}</span>;
  return (
    <div className={styles.linked}>
      {title}
      <Disclosure {...props} summary={summary} />
    </div>
  );
}

interface DisclosureProps extends Omit<SidebarGroupProps, 'title'> {
  summary: ReactNode;
}

/** Folds by itself: React says how it begins, and never again. */
function Disclosure({ group, sidebar, path, summary, children }: DisclosureProps) {
  const { routePath } = useView().page;
  const details = useRef<HTMLDetailsElement>(null);
  const [opensAtFirst] = useState(
    // The group of the page that is entered opens, however the reader left it.
    () => containsPath(group, routePath) || (rememberedGroup(sidebar, path) ?? !group.collapsed),
  );
  usePageChange(() => {
    if (details.current && containsPath(group, routePath)) details.current.open = true;
  });
  return (
    <details
      className={styles.group}
      open={opensAtFirst}
      ref={details}
      onToggle={({ currentTarget }) => rememberGroup(sidebar, path, currentTarget.open)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="down" data-small="" />
      </summary>
      {children}
    </details>
  );
}
