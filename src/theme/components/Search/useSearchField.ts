import { useEffect, useEffectEvent, useRef } from 'react';
import { searchOpened } from '#app/search/dialog.ts';
import { keyAction } from '#app/search/keys.ts';
import { showQuery } from '#app/search/query-address.ts';
import { rowsOf, type Shown } from '#app/search/shown.ts';
import type { SearchStore } from '#app/search/store.ts';
import { useRouteChange } from '../../hooks/useRouteChange.ts';
import { listId, rowId } from './row-id.ts';

interface SearchFieldOptions {
  store: SearchStore;
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  shown: Shown;
}

/**
 * Makes the search field the head of the results.
 *
 * It stands in the document from the beginning, and React leaves it alone: what was typed
 * before React was there is taken over.
 */
export function useSearchField({ store, dialog, input, shown }: SearchFieldOptions): void {
  const { answer, active } = store.get();
  const count = rowsOf(shown).length;
  const isEager = useRef(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keyAction(event, { count, active });
    if (action.type === 'none') return;
    event.preventDefault();
    if (action.type === 'move') store.move(action.to);
    if (action.type !== 'open') return;
    // An Enter that comes before the answer means its first row.
    if (answer.type === 'waiting') isEager.current = true;
    else openRow(active, action.inNewTab);
  });

  useRouteChange(() => dialog.close());

  // Field and dialog are the document's own: their events are heard there.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = () => {
      isEager.current = false;
      store.type(input.value);
    };
    const onInput = (event: Event) => {
      if (!(event as InputEvent).isComposing) read();
    };
    store.open();
    if (input.value.trim()) store.searchFor(input.value);
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('compositionend', read, { signal });
    input.addEventListener('keydown', press, { signal });
    dialog.addEventListener(searchOpened, store.open, { signal });
    dialog.addEventListener('close', () => showQuery(''), { signal });
    return () => controller.abort();
  }, [dialog, input, store]);

  // What the field controls is known only here.
  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    input.toggleAttribute('aria-controls', count > 0);
    input.toggleAttribute('aria-activedescendant', count > 0);
    if (count === 0) return;
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-activedescendant', rowId(active));
  }, [input, count, active]);

  // The address can be copied, and loaded again, while the results are shown.
  useEffect(() => {
    if (answer.type === 'waiting' || !dialog.open) return;
    showQuery(store.get().query);
    if (isEager.current && answer.type === 'found') openRow(0, false);
    isEager.current = false;
  }, [answer, dialog, store]);
}

function openRow(index: number, inNewTab: boolean): void {
  const row = document.getElementById(rowId(index));
  if (!(row instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(row.href, '_blank', 'noopener');
  else row.click();
}
