import { searchDialog, searchDialogId } from '#app/search/dialog.ts';
import { useView } from '#app/view.tsx';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Search.module.css';
import { SearchLoader, type SearchLoaderProps } from './SearchLoader.tsx';
import { useBackdrop } from './useBackdrop.ts';

interface SearchProps {
  /** Fetches what searches and shows; the server has none. */
  load?: SearchLoaderProps['load'];
}

/** The search dialog. It opens, and takes what is typed, before there is anything that searches. */
export function Search({ load }: SearchProps) {
  const { page, site } = useView();
  const { search: strings } = useStrings();
  const backdrop = useBackdrop(close);
  if (!site.search || page.pageType === 'blank') return null;
  return (
    <dialog
      className={styles.dialog}
      id={searchDialogId}
      aria-label={strings.name}
      // It may have been opened before React hydrated.
      suppressHydrationWarning
      {...backdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={strings.placeholder}
            aria-autocomplete="list"
            aria-expanded="false"
            placeholder={strings.placeholder}
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={strings.close}
            data-replay
            onClick={close}
          >
            <Icon name="close" data-small="" />
          </button>
        </div>
        {load && <SearchLoader load={load} />}
      </div>
    </dialog>
  );
}

function close(): void {
  searchDialog()?.close();
}
