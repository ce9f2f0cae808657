import { useStrings } from '../../strings/useStrings.ts';
import styles from './Search.module.css';

/** While something is on its way. */
export function SearchSpinner() {
  const { search: strings } = useStrings();
  return (
    <p className={styles.message} role="status">
      <span className={styles.spinner} />
      {strings.loading}
    </p>
  );
}

/** Where something could not be fetched: says so, and offers to try again. */
export function SearchFailure({ retry }: { retry: () => void }) {
  const { search: strings, retry: again } = useStrings();
  return (
    <div className={styles.message} role="alert">
      <p>{strings.failed}</p>
      <button type="button" className={styles.action} onClick={retry}>
        {again}
      </button>
    </div>
  );
}
