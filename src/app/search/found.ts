import type { PageHits, Suggestion } from '#search/suggestion.ts';
import { splitSuffix } from '#shared/url.ts';

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
  /** What was sought in place of misspelled words. */
  corrected?: string | undefined;
  /** Whether no page has all words. */
  isPartial?: boolean;
  /** How many pages there are in each section; unknown for other indexes. */
  counts?: Readonly<Record<string, number>>;
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

/** Pages that are shown at most. */
export const mostPages = 7;

/** The first answer as it is shown, and below it the pages that only the whole one has. */
export function completed(first: Found, whole: Found): Found {
  const shown = new Set(rowsIn(first).map(pageOf));
  const others = rowsIn(whole)
    .map(pageOf)
    .filter((page) => !shown.has(page));
  const added = new Set([...new Set(others)].slice(0, Math.max(0, mostPages - shown.size)));
  const groups = whole.groups.map(({ group, suggestions }) => ({
    group,
    suggestions: suggestions.filter((row) => added.has(pageOf(row))),
  }));
  const rest = groups.filter(({ suggestions }) => suggestions.length > 0);
  return { ...whole, groups: [...first.groups, ...rest] };
}

function rowsIn({ groups }: Found): Suggestion[] {
  return groups.flatMap(({ suggestions }) => suggestions);
}

function pageOf({ link }: Suggestion): string {
  return splitSuffix(link)[0];
}

/** How many rows there are under all names. */
export function countRows(groups: readonly HitGroup[]): number {
  return groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
}
