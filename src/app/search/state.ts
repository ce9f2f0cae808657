import type { LocaleCode } from '#shared/locale.ts';
import type { Found, HitGroup } from './found.ts';

/** Whether there is something to ask: the index, once it has been fetched. */
type Source = 'absent' | 'loading' | 'ready' | 'failed';

export type Answer =
  | { type: 'none' }
  | { type: 'waiting'; last?: Found | undefined }
  | { type: 'found'; found: Found };

/** Hits in a language that was not asked for, because the asked one has none. */
export interface Elsewhere {
  lang: LocaleCode;
  groups: readonly HitGroup[];
}

/** All that the dialog shows. */
export interface SearchState {
  /** As it was typed. */
  query: string;
  /** Empty: everywhere. */
  section: string;
  /** Whether the query is meant as it was typed, however it is spelled. */
  isExact: boolean;
  /** Which of several indexes is shown. */
  tab: number;
  source: Source;
  answer: Answer;
  elsewhere?: Elsewhere;
  /** Number of the question that was asked last; an answer to another one is too late. */
  request: number;
  /** The highlighted row. */
  active: number;
  recent: readonly string[];
}

export type SearchEvent =
  | { type: 'loading' }
  | { type: 'ready' }
  | { type: 'failed'; request: number }
  | { type: 'typed'; query: string; isExact?: boolean }
  | { type: 'sectionChosen'; section: string }
  /** The same question anew. */
  | { type: 'asked' }
  /** What is known is in another language than the reader's. */
  | { type: 'forgotten' }
  | { type: 'answered'; request: number; found: Found }
  /** There is more below what was answered first. */
  | { type: 'completed'; request: number; found: Found }
  | { type: 'foundElsewhere'; request: number; elsewhere: Elsewhere }
  | { type: 'tabChosen'; tab: number }
  | { type: 'moved'; to: number }
  | { type: 'recentChanged'; recent: readonly string[] };

export const firstState: SearchState = {
  query: '',
  section: '',
  isExact: false,
  tab: 0,
  source: 'absent',
  answer: { type: 'none' },
  request: 0,
  active: 0,
  recent: [],
};

/** The dialog after an event. */
export function reduce(state: SearchState, event: SearchEvent): SearchState {
  // An answer to another question is too late.
  if ('request' in event && event.request !== state.request) return state;
  switch (event.type) {
    case 'loading':
      return { ...state, source: 'loading' };
    case 'ready':
      return { ...state, source: 'ready' };
    case 'failed':
      return { ...state, source: 'failed' };
    case 'typed':
      return ask({ ...state, query: event.query, isExact: event.isExact ?? false, tab: 0 });
    case 'sectionChosen':
      return ask({ ...state, section: event.section });
    case 'asked':
      return ask(state);
    case 'forgotten': {
      const { query, section, recent, request } = state;
      return { ...firstState, query, section, recent, request: request + 1 };
    }
    case 'answered':
      return { ...answered(state, event.found), active: 0 };
    case 'completed':
      return answered(state, event.found);
    case 'foundElsewhere':
      return { ...state, elsewhere: event.elsewhere };
    case 'tabChosen':
      return { ...state, tab: event.tab, active: 0 };
    case 'moved':
      return { ...state, active: event.to };
    case 'recentChanged':
      return { ...state, recent: event.recent };
  }
}

/** What was found before stays in view until the answer is there; a failure is forgotten. */
function ask({ elsewhere: _, ...state }: SearchState): SearchState {
  const source = state.source === 'failed' ? 'loading' : state.source;
  const last = foundOf(state.answer);
  const answer: Answer = state.query.trim() ? { type: 'waiting', last } : { type: 'none' };
  return { ...state, source, answer, request: state.request + 1 };
}

/** What is there to be seen of an answer. */
export function foundOf(answer: Answer): Found | undefined {
  if (answer.type === 'found') return answer.found;
  return answer.type === 'waiting' ? answer.last : undefined;
}

function answered(state: SearchState, found: Found): SearchState {
  return { ...state, source: 'ready', answer: { type: 'found', found } };
}
