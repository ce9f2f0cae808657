import type { Found } from '#app/search/found.ts';
import { fill } from '#shared/text.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import styles from './Search.module.css';

interface FoundNoteProps {
  found: Found;
  searchExactly: () => void;
}

/** Says over the hits where they answer something else than what was typed. */
export function FoundNote({ found, searchExactly }: FoundNoteProps) {
  const { corrected, isPartial, query } = found;
  const strings = useSearchStrings();
  if (corrected !== undefined) {
    return (
      <p className="search-heading" role="status">
        {fill(strings.corrected, { query: corrected })}{' '}
        <button type="button" className={styles.action} onClick={searchExactly}>
          {fill(strings.asTyped, { query: query.trim() })}
        </button>
      </p>
    );
  }
  return (
    isPartial && (
      <p className="search-heading" role="status">
        {strings.partial}
      </p>
    )
  );
}
