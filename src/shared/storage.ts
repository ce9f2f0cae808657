/** Keys of what the site remembers of a visitor, all in the visitor's own browser. */
export const storageKeys = {
  /** `light`, `dark` or `auto`. */
  appearance: 'rspress-theme-appearance',
  /** Set on the first visit, whatever happens. */
  visited: 'rspress-visited',
  /** The language the visitor was in last: session storage, read by the 404 page. */
  sessionLang: 'docs-lang',
  /** The language that a first visit was redirected from: session storage, read once. */
  redirectedFrom: 'docs-redirected-from',
  /** The deployment whose document was loaded anew because its files were gone: session storage. */
  reloaded: 'docs-reloaded',
  /** The tab that was chosen last in a group; the group's name follows. */
  tab: 'docs-tab:',
  /** The last searches that led somewhere, newest first. */
  recentSearches: 'docs-recent-searches',
} as const;

/** What a visitor prefers; `auto` follows the system. */
export type Appearance = 'light' | 'dark' | 'auto';

/** Reads a stored preference. Anything unknown, nothing included, means `auto`. */
export function parseAppearance(stored: string | null): Appearance {
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}
