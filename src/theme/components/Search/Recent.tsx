import { useView } from '#app/view.tsx';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Search.module.css';
import { SearchLinks } from './SearchLinks.tsx';

interface RecentProps {
  recent: readonly string[];
  search: (query: string) => void;
  clear: () => void;
}

/** What an empty dialog shows: the searches that led somewhere, and pages that many look for. */
export function Recent({ recent, search, clear }: RecentProps) {
  const strings = useSearchStrings();
  return (
    <>
      {recent.length > 0 && (
        <section aria-label={strings.recent}>
          <p className="search-heading">
            {strings.recent}
            <button type="button" className={styles.action} onClick={clear}>
              {strings.clearRecent}
            </button>
          </p>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className="search-row" onClick={() => search(query)}>
                  <Icon name="search" data-small="" />
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {useView().site.searchLinks && (
        <section aria-label={strings.popular}>
          <p className="search-heading">{strings.popular}</p>
          <SearchLinks of="popular" asRows />
        </section>
      )}
    </>
  );
}
