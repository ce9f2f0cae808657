import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from './Search.module.css';

interface RecentProps {
  recent: readonly string[];
  search: (query: string) => void;
  clear: () => void;
}

/** The searches that led somewhere; what an empty dialog shows. */
export function Recent({ recent, search, clear }: RecentProps) {
  const strings = useSearchStrings();
  if (recent.length === 0) return <p className={styles.message}>{strings.start}</p>;
  return (
    <section className={styles.recent} aria-label={strings.recent}>
      <p className={styles.heading}>
        {strings.recent}
        <button type="button" className={styles.action} onClick={clear}>
          {strings.clearRecent}
        </button>
      </p>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={styles.row} onClick={() => search(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
