import { searchDialog } from '#app/search/dialog.ts';
import { useView } from '#app/view.tsx';
import type { SiteData } from '#shared/site.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './Search.module.css';

interface SearchLinksProps {
  of: keyof NonNullable<SiteData['searchLinks']>;
  /** Whether they stand as rows, or side by side. */
  asRows?: boolean;
}

/** Where else a reader may go, as the configuration has it. */
export function SearchLinks({ of, asRows }: SearchLinksProps) {
  return (
    <ul className={asRows ? undefined : styles.choices}>
      {useView().site.searchLinks?.[of].map(({ text, link }) => (
        <li key={link}>
          <SiteLink
            className={asRows ? styles.row : undefined}
            link={link}
            onClick={() => searchDialog()?.close()}
          >
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
