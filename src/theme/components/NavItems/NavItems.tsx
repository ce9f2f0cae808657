import { useView } from '#app/view.tsx';
import type { NavItem, NavLink, NavMenu } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { isExternal, isSamePath } from '#shared/url.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { Menu, MenuList } from '../Menu/Menu.tsx';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './NavItems.module.css';

interface NavItemsProps {
  items: readonly NavItem[];
  /** The entry that the open page belongs to. */
  active: NavItem | undefined;
}

/** Entries of the navigation bar: links, and menus of links. */
export function NavItems({ items, active }: NavItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.text}>
          {item.type === 'menu' ? (
            <DropDown item={item} isActive={item === active} />
          ) : (
            <NavEntry className={styles.link} item={item} isActive={item === active} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DropDown({ item, isActive }: { item: NavMenu; isActive: boolean }) {
  const { toggleGroup } = useStrings();
  const button = (
    <>
      {item.text}
      <Tag tag={item.tag} />
    </>
  );
  const entries = (
    <>
      <LeavingNote item={item} />
      <MenuList>
        {item.items.map((entry) => (
          <li key={entry.link}>
            <NavEntry item={entry} />
          </li>
        ))}
      </MenuList>
    </>
  );
  const { text, link, tag } = item;
  if (link === undefined) {
    return (
      <Menu button={button} active={isActive}>
        {entries}
      </Menu>
    );
  }
  return (
    <Menu
      name={<NavEntry className={styles.link} item={{ text, link, tag }} isActive={isActive} />}
      label={fill(toggleGroup, { name: text })}
    >
      {entries}
    </Menu>
  );
}

/** Above entries that all leave the site, which then are not marked one by one. */
export function LeavingNote({ item: { items } }: { item: NavMenu }) {
  const { opensNewTab } = useStrings();
  const allLeave = items.every(({ link }) => isExternal(link));
  return allLeave ? <p className={styles.leaving}>{opensNewTab}</p> : null;
}

interface NavEntryProps {
  item: Pick<NavLink, 'text' | 'link' | 'tag'>;
  /** Whether the open page belongs to the entry without being its link's. */
  isActive?: boolean;
  className?: string;
}

/** One link of the navigation, marked where it leads to the open page or its section. */
export function NavEntry({ item, isActive = false, className }: NavEntryProps) {
  const { routePath } = useView().page;
  const current = isSamePath(item.link, routePath) ? 'page' : isActive || undefined;
  return (
    <SiteLink className={className} link={item.link} aria-current={current}>
      {item.text}
      <Tag tag={item.tag} />
    </SiteLink>
  );
}

/** A badge beside an entry. */
export function Tag({ tag }: { tag: string | undefined }) {
  const { base } = useView().site;
  return tag ? <Glyph className={styles.tag} icon={tag} base={base} /> : null;
}
