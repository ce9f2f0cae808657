import type { PageHits, Suggestion } from '#search/suggestion.ts';

/** Rows that stand under one name. */
export interface HitGroup {
  group: string;
  suggestions: readonly Suggestion[];
}

/** What a search found, as it is shown. */
export interface Found {
  /** The groups of a page are shown one below the other, those of several indexes behind tabs. */
  type: 'groups' | 'tabs';
  query: string;
  groups: readonly HitGroup[];
  /** Whether the search failed, so that an empty list does not mean "no results". */
  failed?: true;
  /** Where nothing was found: terms that are somewhere, best first. */
  nearest: readonly string[];
}

/** The hits of all pages under the names of their groups, each where its best page stands. */
export function groupHits(pages: readonly PageHits[]): HitGroup[] {
  const groups = new Map<string, Suggestion[]>();
  for (const { group, suggestions } of pages) {
    const known = groups.get(group);
    if (known) known.push(...suggestions);
    else groups.set(group, [...suggestions]);
  }
  return [...groups].map(([group, suggestions]) => ({ group, suggestions }));
}

/** How many rows there are under all names. */
export function countRows(groups: readonly HitGroup[]): number {
  return groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
}
