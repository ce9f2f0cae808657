import { searchDialogId } from '#app/search/dialog.ts';
import { useView } from '#app/view.tsx';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Search.module.css';

/** Opens the search dialog. The bar has one for each of its two forms. */
export function SearchButton({ form }: { form: 'wide' | 'phone' }) {
  const { site } = useView();
  const { search: strings } = useStrings();
  if (!site.search) return null;
  return (
    <button
      type="button"
      className={styles.button}
      data-form={form}
      data-opens={searchDialogId}
      data-replay
      data-needs-script
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
      <span className="visually-hidden">{strings.name}</span>
      {form === 'wide' && (
        <span className={styles.words} aria-hidden="true">
          {strings.name}
          <kbd>Ctrl K</kbd>
          <kbd>⌘K</kbd>
        </span>
      )}
    </button>
  );
}
