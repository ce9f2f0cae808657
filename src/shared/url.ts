import type { LocaleCode } from './locale.ts';

/** What the functions of this file need to know of a site. */
export interface UrlOptions {
  /** `/` or `/docs/`. */
  base: string;
  cleanUrls: boolean;
  defaultLang: LocaleCode;
  /** The languages of the site: each but the default one is a path segment. */
  locales: readonly { lang: LocaleCode }[];
  /** All versions but the default one, each a first path segment. */
  versions?: readonly string[];
}

/** A route path taken apart. `path` is the same in every language and version. */
export interface Route {
  version: string;
  lang: LocaleCode;
  path: string;
}

const externalPattern = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Whether a link leaves the site. */
export function isExternal(link: string): boolean {
  return externalPattern.test(link);
}

/** Whether a link opens a new tab: `mailto:` and `tel:` leave the site but open none. */
export function opensNewTab(link: string): boolean {
  return /^https?:\/\//i.test(link);
}

/**
 * The one spelling of a path: decoded, lower case, without `.html`, `/index` and trailing slash.
 *
 * `/guide/React.html`, `/guide/react/` and `/guide/%72eact/index.html` are all `/guide/react`.
 *
 * @returns the normalized path, or `undefined` where an escape is malformed.
 */
export function normalizePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The name of the file that an address of `public/` stands for: `/my%20pot.svg` is `/my pot.svg`. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether two addresses name the same page. */
export function isSamePath(a: string, b: string): boolean {
  const normalized = normalizePath(a);
  return normalized !== undefined && normalized === normalizePath(b);
}

/** Takes the base off a path name; `undefined` where the path lies outside of it. */
export function withoutBase(pathname: string, base: string): string | undefined {
  if (base === '/') return pathname;
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

/** Puts the base before a site path (`/static/x.css`). External links stay as they are. */
export function withBase(path: string, base: string): string {
  return path.startsWith('/') ? base.slice(0, -1) + path : path;
}

/** Takes a route path apart: `/v0.4/zh/guide/react` is version `v0.4`, Chinese, `/guide/react`. */
export function parseRoute(
  routePath: string,
  { defaultLang, locales, versions = [] }: Pick<UrlOptions, 'defaultLang' | 'locales' | 'versions'>,
): Route {
  const segments = routePath.split('/').slice(1);
  const version = versions.includes(segments[0] ?? '') ? (segments.shift() ?? '') : '';
  const [first] = segments;
  const locale = locales.find(({ lang }) => lang === first);
  if (locale) segments.shift();
  return { version, lang: locale?.lang ?? defaultLang, path: `/${segments.join('/')}` };
}

/** Puts a route path together; the default language and the default version have no segment. */
export function formatRoute(
  { version, lang, path }: Route,
  { defaultLang }: Pick<UrlOptions, 'defaultLang'>,
): string {
  const prefix = (version && `/${version}`) + (lang === defaultLang ? '' : `/${lang}`);
  return prefix + path;
}

/** The address of a page as links, sitemap and canonical spell it: base, and `.html` where the host cannot do without. */
export function hrefOf(
  routePath: string,
  { base, cleanUrls }: Pick<UrlOptions, 'base' | 'cleanUrls'>,
): string {
  const [path = '', suffix = ''] = splitSuffix(routePath);
  const file = cleanUrls || path.endsWith('/') ? path : `${path}.html`;
  return withBase(file, base) + suffix;
}

/** Splits an address before its query or hash: `/a?b#c` is `/a` and `?b#c`. */
export function splitSuffix(address: string): [path: string, suffix: string] {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
}

/** The file of a route below the output folder, without extension: `/zh/` is `zh/index`. */
export function fileOf(routePath: string): string {
  return (routePath.endsWith('/') ? `${routePath}index` : routePath).slice(1);
}

/** The id a hash points to. A malformed escape is ignored: the hash as it stands. */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Whether a path names a file and no page: `/rss/blog-en.rss` does, `/blog/announcing-0.5` does not. */
export function isAsset(path: string): boolean {
  const extension = /\.([a-z][a-z0-9]*)$/i.exec(path)?.[1]?.toLowerCase();
  return extension !== undefined && !['html', 'md', 'mdx'].includes(extension);
}
