import { normalizePath } from '#shared/url.ts';

/**
 * A path without its ending, as a regular expression matches it in any of its spellings:
 * `/guide/react`, `/guide/react/`, `/guide/react.html` and `/guide/react/index.html` are one page.
 */
export const endings = '(?:/index)?(?:\\.html)?/?';

/** What all spellings of an address begin with: `/docs/config/` is `/docs/config`, and `/` is nothing. */
export function stemOf(address: string): string {
  return (normalizePath(address) ?? address).replace(/\/$/, '');
}

/** A text as a regular expression matches it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
