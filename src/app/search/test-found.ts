// Only for tests: results that are complete, so that a test writes no more than what it is about.

import type { TitleSuggestion } from '#search/suggestion.ts';
import type { Found, HitGroup } from './found.ts';

export function titleHit(title: string): TitleSuggestion {
  return { type: 'title', link: `/guide/${title}`, title, lang: 'en', highlights: [] };
}

export function group(name: string, ...titles: string[]): HitGroup {
  return { group: name, suggestions: titles.map(titleHit) };
}

export function found(query: string, ...groups: HitGroup[]): Found {
  return { type: 'groups', query, groups, nearest: [] };
}
