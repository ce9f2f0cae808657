import { isAsset, normalizePath, withoutBase } from '#shared/url.ts';

/** The route that a record may answer; `undefined` for files, other sites and what no path can be. */
export function routeOf(
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  base: string,
): string | undefined {
  const path = origin === location.origin && withoutBase(pathname, base);
  // The Markdown of a page is for the browser to show.
  if (!path || isAsset(path) || path.endsWith('.md')) return undefined;
  const normalized = normalizePath(path);
  return normalized === undefined ? undefined : canonicalRoute(normalized, path);
}

/** Folder indexes keep their slash, so that their record is found. */
function canonicalRoute(normalized: string, written: string): string {
  const isIndex = /\/(?:index(?:\.html)?)?$/i.test(written);
  return isIndex && !normalized.endsWith('/') ? `${normalized}/` : normalized;
}
