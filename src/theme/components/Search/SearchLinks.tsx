import { searchDialog } from '#app/search/dialog.ts';
import { showQuery } from '#app/search/query-address.ts';
import { useView } from '#app/view.tsx';
import type { SiteData } from '#shared/site.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { KindIcon } from './KindIcon.tsx';

/** The query leaves the address first: later it would stop the navigation that has begun. */
function leave(): void {
  searchDialog()?.close();
  showQuery('');
}

interface SearchLinksProps {
  of: keyof NonNullable<SiteData['searchLinks']>;
  /** Whether they stand as rows, or side by side. */
  asRows?: boolean;
}

/** Where else a reader may go, as the configuration has it. */
export function SearchLinks({ of, asRows }: SearchLinksProps) {
  return (
    <ul className={asRows ? undefined : 'search-choices'}>
      {useView().site.searchLinks?.[of].map(({ text, link }) => (
        <li key={link}>
          <SiteLink className={asRows ? 'search-row' : undefined} link={link} onClick={leave}>
            {asRows && <KindIcon />}
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
