import { useLayoutEffect, useRef } from 'react';
import { keepCurrentInView, openAtCurrent } from '#app/keep-in-view.ts';
import { useView } from '#app/view.tsx';
import { sectionOfSidebar, sidebarOfPage } from '#shared/layout.ts';
import { sidebarNameOf } from '#shared/navigation.ts';
import type { SidebarGroup as Group, SidebarItem, SidebarLink } from '#shared/site.ts';
import { isSamePath } from '#shared/url.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { useRouteChange } from '../../hooks/useRouteChange.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { NavEntry, Tag } from '../NavItems/NavItems.tsx';
import { NavHead, NavRest } from '../NavScreen/NavScreen.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup.tsx';
import { rememberedPosition, rememberPosition } from './sidebar-memory.ts';

/** The pages of a section. Below 960 px it is a drawer: the same element, as a popover. */
export function Sidebar() {
  const { page, site } = useView();
  const { sidebarNavigation } = useStrings();
  const { sidebar } = useLayout();
  const nav = useRef<HTMLElement>(null);
  const name = sidebarNameOf(page.path, site.sidebarOf) ?? '';

  // Another section's list takes the place of this one, and the browser knows one position only.
  useLayoutEffect(() => {
    const position = rememberedPosition(name);
    if (nav.current && position !== undefined) nav.current.scrollTop = position;
  }, [name]);

  // The browser keeps the list where it is; a page reached otherwise may be out of sight in it. The first page
  // was in view before hydration: since then, a reader may have scrolled, and be about to press.
  useRouteChange(() => keepCurrentInView(nav.current));

  if (!sidebar) return null;
  return (
    <nav
      className={styles.sidebar}
      id="sidebar"
      popover="auto"
      aria-label={sidebarNavigation}
      ref={nav}
      onBeforeToggle={() => openAtCurrent(nav.current)}
      onScroll={({ currentTarget }) => rememberPosition(name, currentTarget.scrollTop)}
    >
      <DrawerHead />
      <SidebarItems key={name} sidebar={name} items={sidebarOfPage(page.path, site)} />
      <NavRest />
    </nav>
  );
}

/** Above the list where it is a drawer: whose it is, the way out of it, and the sections. */
function DrawerHead() {
  const { page, site } = useView();
  const active = sectionOfSidebar(page.path, site);
  return (
    <div className={styles.head}>
      <NavHead closes="sidebar" />
      <ul>
        {site.nav.map(
          (item) =>
            item.type === 'link' && (
              <li key={item.text}>
                <NavEntry item={item} isActive={item === active} />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface SidebarItemsProps {
  items: readonly SidebarItem[];
  /** The name of the sidebar. */
  sidebar: string;
  /** Where in it the list stands: `2/0/`. */
  path?: string;
}

/** A list of entries. Their place is their key, so that open groups stay open in another language. */
function SidebarItems({ items, ...place }: SidebarItemsProps) {
  const isFlat = items.every(({ type }) => type !== 'group');
  return (
    <ul className={isFlat ? `${styles.items} ${styles.rail}` : styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
        <li key={index} data-type={item.type === 'group' ? 'group' : undefined}>
          <Entry item={item} sidebar={place.sidebar} path={`${place.path ?? ''}${index}/`} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<SidebarItemsProps, 'items'> {
  item: SidebarItem;
}

function Entry({ item, sidebar, path = '' }: EntryProps) {
  switch (item.type) {
    case 'link':
      return <SidebarEntry item={item} />;
    case 'group':
      return (
        <SidebarGroup {...{ sidebar, path }} group={item} title={<GroupTitle group={item} />}>
          <SidebarItems {...{ sidebar, path }} items={item.items} />
        </SidebarGroup>
      );
    case 'divider':
      return <hr className={styles.divider} data-style={item.style} />;
  }
}

function GroupTitle({ group: { text, link, tag } }: { group: Group }) {
  if (link) return <SidebarEntry item={{ text, link, tag }} />;
  return (
    <>
      {text}
      <Tag tag={tag} />
    </>
  );
}

/** One link, marked where it leads to the open page. */
function SidebarEntry({ item }: { item: Pick<SidebarLink, 'text' | 'link' | 'tag'> }) {
  const { routePath } = useView().page;
  const isCurrent = isSamePath(item.link, routePath);
  return (
    <SiteLink
      className={styles.link}
      link={item.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {item.text}
      <Tag tag={item.tag} />
    </SiteLink>
  );
}
