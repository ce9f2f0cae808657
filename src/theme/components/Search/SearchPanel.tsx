import { useSyncExternalStore } from 'react';
import { rowsOf, shownOf } from '#app/search/shown.ts';
import type { SearchStore } from '#app/search/store.ts';
import { FoundNote } from './FoundNote.tsx';
import { Hints } from './Hints.tsx';
import { Nothing } from './Nothing.tsx';
import { Recent } from './Recent.tsx';
import { Results } from './Results.tsx';
import { SearchFailure, SearchSpinner } from './SearchMessages.tsx';
import { Sections } from './Sections.tsx';
import { Status } from './Status.tsx';
import { Tabs } from './Tabs.tsx';
import { useSearchField } from './useSearchField.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

interface SearchPanelProps {
  store: SearchStore;
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
}

/** What stands below the search field. */
export function SearchPanel({ store, dialog, input }: SearchPanelProps) {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const shown = shownOf(state);
  useSearchField({ store, dialog, input, shown });
  useVisibleHeight(dialog);
  const rows = { active: state.active, store };
  const search = (query: string) => {
    input.value = query;
    input.focus();
    store.searchFor(query);
  };
  return (
    <>
      <Sections
        chosen={state.section}
        choose={store.chooseSection}
        counts={'found' in shown ? shown.found.counts : undefined}
      />
      {'tabs' in shown && <Tabs tabs={shown.tabs} chosen={state.tab} choose={store.chooseTab} />}
      <div
        className="search-body"
        aria-busy={state.answer.type === 'waiting'}
        role={'tabs' in shown && shown.tabs.length > 0 ? 'tabpanel' : undefined}
      >
        {shown.type === 'failure' && <SearchFailure retry={store.retry} />}
        {shown.type === 'spinner' && <SearchSpinner />}
        {shown.type === 'recent' && (
          <Recent recent={state.recent} search={search} clear={store.forget} />
        )}
        {shown.type === 'results' && (
          <>
            <FoundNote found={shown.found} searchExactly={store.searchExactly} />
            <Results groups={shown.groups} {...rows} />
          </>
        )}
        {shown.type === 'nothing' && <Nothing nothing={shown} search={search} {...rows} />}
      </div>
      <Status shown={shown} />
      <Hints hasRows={rowsOf(shown).length > 0} />
    </>
  );
}
