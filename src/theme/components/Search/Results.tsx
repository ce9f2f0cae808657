import type { HitGroup } from '#app/search/found.ts';
import type { SearchStore } from '#app/search/store.ts';
import { isOfPage } from '#app/search/suggestion-text.ts';
import { useSearchStrings } from '../../strings/useSearchStrings.ts';
import { ResultRow } from './ResultRow.tsx';
import { listId } from './row-id.ts';

export interface ResultsProps {
  groups: readonly HitGroup[];
  /** The highlighted row, counted through all groups. */
  active: number;
  store: SearchStore;
}

/** The hits, in named groups. The search field has the focus; its keys move the highlight. */
export function Results({ groups, active, store }: ResultsProps) {
  const strings = useSearchStrings();
  const hits = groups.flatMap(({ suggestions }) => suggestions);
  let next = 0;
  return (
    <div id={listId} role="listbox" aria-label={strings.list}>
      {groups.map(({ group, suggestions }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no field sets.
        // biome-ignore lint/suspicious/noArrayIndexKey: a group stands there twice if other rows came later.
        <div key={`${group} ${place}`} role="group" aria-label={group}>
          <p className="search-heading" aria-hidden="true">
            {group}
          </p>
          {suggestions.map((hit, row) => {
            const index = next++;
            const before = suggestions[row - 1];
            return (
              <ResultRow
                key={index}
                hit={hit}
                index={index}
                isActive={index === active}
                isFolded={before !== undefined && isOfPage(before, hit)}
                hits={hits}
                store={store}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
