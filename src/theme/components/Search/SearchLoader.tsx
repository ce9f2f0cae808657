import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { searchDialog, searchOpened } from '#app/search/dialog.ts';
import { useView } from '#app/view.tsx';
import type { SiteData } from '#shared/site.ts';
import { SearchFailure, SearchSpinner } from './SearchMessages.tsx';
import { useSearchIntent } from './useSearchIntent.ts';

/** What searches and shows, once it is there. */
interface LoadedSearch {
  SearchInterface: ComponentType<{ dialog: HTMLDialogElement; input: HTMLInputElement }>;
  /** Fetches what the first answer needs. */
  prepareSearch: (site: SiteData) => void;
}

export interface SearchLoaderProps {
  load: () => Promise<LoadedSearch>;
}

type Loaded =
  | { type: 'absent' | 'loading' | 'failed' }
  | ({ type: 'ready' } & Pick<LoadedSearch, 'SearchInterface'> &
      ComponentProps<LoadedSearch['SearchInterface']>);

/** Fetches what fills the dialog when that is first opened. */
export function SearchLoader({ load }: SearchLoaderProps) {
  const [loaded, setLoaded] = useState<Loaded>({ type: 'absent' });
  const begin = () => {
    const dialog = searchDialog();
    const input = dialog?.querySelector('input');
    if (!dialog || !input) return;
    setLoaded({ type: 'loading' });
    load().then(
      ({ SearchInterface }) => setLoaded({ type: 'ready', SearchInterface, dialog, input }),
      (error: unknown) => {
        console.error(error);
        setLoaded({ type: 'failed' });
      },
    );
  };

  const { site } = useView();
  useSearchIntent(() => {
    load().then(
      ({ prepareSearch }) => prepareSearch(site),
      () => {},
    );
  });

  // The dialog is opened outside of React, and may be open already.
  useEffect(() => {
    if (loaded.type !== 'absent') return;
    const dialog = searchDialog();
    if (dialog?.open) begin();
    dialog?.addEventListener(searchOpened, begin);
    return () => dialog?.removeEventListener(searchOpened, begin);
  });

  switch (loaded.type) {
    case 'absent':
      return null;
    case 'loading':
      return <SearchSpinner />;
    case 'failed':
      return <SearchFailure retry={begin} />;
    case 'ready':
      return <loaded.SearchInterface dialog={loaded.dialog} input={loaded.input} />;
  }
}
