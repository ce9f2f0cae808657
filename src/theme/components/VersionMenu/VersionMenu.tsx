import { useView } from '#app/view.tsx';
import { allVersions, versionHref } from '../../site-links.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Menu, MenuList } from '../Menu/Menu.tsx';

/** The documented versions; nothing where the site has only one. */
export function VersionMenu() {
  const { page, site } = useView();
  const { version } = useStrings();
  if (site.versions.length === 0) return null;
  const button = (
    <>
      <span className="visually-hidden">{version} </span>
      {page.version || site.defaultVersion}
    </>
  );
  return (
    <Menu button={button} align="end">
      <MenuList>
        <VersionLinks />
      </MenuList>
    </Menu>
  );
}

/** One list item for each version. */
export function VersionLinks() {
  const { page, site } = useView();
  const shown = page.version || site.defaultVersion;
  return allVersions(site).map((version) => (
    <li key={version}>
      <a href={versionHref(version, page, site)} aria-current={version === shown || undefined}>
        {version}
      </a>
    </li>
  ));
}
