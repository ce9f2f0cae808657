import type { Suggestion } from '#search/suggestion.ts';
import { countRows, type Found, type HitGroup } from './found.ts';
import { type Elsewhere, foundOf, type SearchState } from './state.ts';

/** What the body of the dialog is. */
export type Shown =
  | { type: 'failure' }
  | { type: 'spinner' }
  | { type: 'recent' }
  | { type: 'results'; found: Found; groups: readonly HitGroup[]; tabs: readonly HitGroup[] }
  | { type: 'nothing'; found: Found; tabs: readonly HitGroup[]; elsewhere?: Elsewhere };

/** What there is to see in a state. */
export function shownOf({ source, answer, tab, elsewhere }: SearchState): Shown {
  if (source === 'failed') return { type: 'failure' };
  if (answer.type === 'found' && answer.found.failed) return { type: 'failure' };
  const found = foundOf(answer);
  if (answer.type === 'none') return { type: source === 'loading' ? 'spinner' : 'recent' };
  if (!found) return { type: 'spinner' };
  const isTabbed = found.type === 'tabs';
  const tabs = isTabbed && found.groups.length > 1 ? found.groups : [];
  const groups = isTabbed ? found.groups.slice(tab, tab + 1) : found.groups;
  if (countRows(groups) > 0) return { type: 'results', found, groups: filled(groups), tabs };
  // "No results" is shown only once the answer has arrived.
  if (answer.type === 'waiting') return { type: 'spinner' };
  return { type: 'nothing', found, tabs, ...(elsewhere && { elsewhere }) };
}

function filled(groups: readonly HitGroup[]): HitGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** All rows in view, in order. */
export function rowsOf(shown: Shown): Suggestion[] {
  return groupsIn(shown).flatMap(({ suggestions }) => suggestions);
}

function groupsIn(shown: Shown): readonly HitGroup[] {
  if (shown.type === 'results') return shown.groups;
  return (shown.type === 'nothing' && shown.elsewhere?.groups) || [];
}
