import type { LocaleCode } from '#shared/locale.ts';
import type { Question, SearchClient } from './client.ts';
import { completed, countRows, type Found } from './found.ts';
import type { RecentSearches } from './recent.ts';
import { firstState, reduce, type SearchEvent, type SearchState } from './state.ts';

/** Milliseconds without a key until a query is asked. */
const debounce = 150;

/** The state of the dialog, outside of React, and what a reader can do to it. */
export interface SearchStore {
  get: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** Has the index fetched, unless it is there. */
  open: () => void;
  type: (query: string) => void;
  /** Searches at once for what was suggested. */
  searchFor: (query: string) => void;
  /** Searches for what was typed, however it is spelled. */
  searchExactly: () => void;
  chooseSection: (section: string) => void;
  chooseTab: (tab: number) => void;
  move: (to: number) => void;
  retry: () => void;
  /** Answers from now on are in this language; the next opening asks the same question in it. */
  speak: (lang: LocaleCode) => void;
  remember: () => void;
  forget: () => void;
}

interface StoreOptions {
  client: SearchClient;
  recent: RecentSearches;
  lang: LocaleCode;
}

export function createSearchStore({ client, recent, ...first }: StoreOptions): SearchStore {
  let state: SearchState = { ...firstState, recent: recent.list() };
  let lang = first.lang;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function dispatch(event: SearchEvent): void {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  }

  const source = () => state.source;

  async function load(): Promise<void> {
    dispatch({ type: 'loading' });
    await attempt(client.load(lang));
    // A failure stays in view; what was asked meanwhile says for itself how it went.
    if (source() === 'loading') dispatch({ type: 'ready' });
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const { answer, query, section, isExact, request } = state;
    if (answer.type !== 'waiting') return;
    const question = { query, lang, section, isExact: isExact || undefined };
    const whole = attempt(client.search(question));
    let shown: Found | undefined;
    askFirst(question).then((first) => {
      shown = first;
    });
    const found = await whole;
    if (!found) return;
    if (shown) dispatch({ type: 'completed', request, found: completed(shown, found) });
    else dispatch({ type: 'answered', request, found });
    if (request === state.request && countRows(found.groups) === 0) await askOthers(found);
  }

  /** Shows what can be said at once, unless that is nothing, or a guess: the texts may have what was typed. */
  async function askFirst(question: Question): Promise<Found | undefined> {
    const { request } = state;
    const found = await client.first?.(question).catch(() => undefined);
    const isLate = request !== state.request || state.answer.type !== 'waiting';
    const isGuess = found?.corrected !== undefined;
    if (!found || isLate || isGuess || countRows(found.groups) === 0) return undefined;
    dispatch({ type: 'answered', request, found });
    return found;
  }

  async function askOthers(found: Found): Promise<void> {
    const { request, section } = state;
    for (const other of client.others(lang)) {
      const question = { query: found.query, lang: other, section };
      const { groups } = (await client.search(question).catch(() => undefined)) ?? {};
      if (!groups || countRows(groups) === 0) continue;
      dispatch({ type: 'foundElsewhere', request, elsewhere: { lang: other, groups } });
      return;
    }
  }

  /** Shows a failure, unless another question has been asked since. */
  async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
    const { request } = state;
    return work.catch((error: unknown) => {
      console.error(error);
      dispatch({ type: 'failed', request });
      return undefined;
    });
  }

  const askNow = (event: SearchEvent) => {
    dispatch(event);
    ask();
  };
  // A question fetches what it needs.
  const begin = () => (state.query.trim() ? askNow({ type: 'asked' }) : load());

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (source() === 'absent') begin();
    },
    type(query) {
      if (query === state.query) return;
      dispatch({ type: 'typed', query });
      clearTimeout(timer);
      timer = setTimeout(ask, debounce);
    },
    searchFor: (query) => askNow({ type: 'typed', query }),
    searchExactly: () => askNow({ type: 'typed', query: state.query, isExact: true }),
    chooseSection: (section) => askNow({ type: 'sectionChosen', section }),
    chooseTab: (tab) => dispatch({ type: 'tabChosen', tab }),
    move: (to) => dispatch({ type: 'moved', to }),
    retry: begin,
    speak(next) {
      if (next === lang) return;
      lang = next;
      dispatch({ type: 'forgotten' });
    },
    remember: () => dispatch({ type: 'recentChanged', recent: recent.add(state.query) }),
    forget: () => dispatch({ type: 'recentChanged', recent: recent.clear() }),
  };
}
