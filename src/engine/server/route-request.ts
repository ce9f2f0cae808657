import type { LocaleCode } from '#shared/locale.ts';
import {
  fileOf,
  formatRoute,
  hrefOf,
  isSamePath,
  normalizePath,
  parseRoute,
  withoutBase,
} from '#shared/url.ts';
import { isForHosts } from '../outputs/hosts/host-file-names.ts';
import { type RedirectRule, redirectTarget } from '../outputs/hosts/redirect-rules.ts';

/** What a host answers: a file of the site, another address, or nothing. */
export type RoutedRequest =
  | { type: 'file'; path: string; status: 200 | 404 }
  | { type: 'redirect'; location: string; status: 301 | 308 }
  | { type: 'refused'; status: 400; reason: string };

/** What is needed of a built site to answer requests. */
export interface RoutableSite {
  base: string;
  cleanUrls: boolean;
  defaultLang: LocaleCode;
  locales: readonly { lang: LocaleCode }[];
  /** All versions but the default one are a first segment. Empty unless the site has versions. */
  versions?: readonly string[];
  redirects: readonly RedirectRule[];
  /** Files below the output folder: `guide/react.html`. */
  files: ReadonlySet<string>;
}

/** Longest address that is looked at, in characters. */
const longestAddress = 2048;

/**
 * Finds the answer to a request, as the real hosts do with the site's own rules.
 *
 * @param target the request's target: path and query, as received
 */
export function routeRequest(target: string, site: RoutableSite): RoutedRequest {
  // Proxies may name the whole address: the host in it is none of our concern.
  const local = target.replace(/^https?:\/\/[^/?#]+(?=[/?#]|$)/i, '').replace(/^(?=[?#]|$)/, '/');
  const end = local.search(/[?#]/);
  const pathname = end < 0 ? local : local.slice(0, end);
  const query = end < 0 ? '' : local.slice(end);
  const refusal = reasonToRefuse(pathname);
  if (refusal) return { type: 'refused', status: 400, reason: refusal };

  const path = withoutBase(pathname, site.base);
  if (path === undefined) return notFound;
  const redirect = configuredRedirect(path, site);
  if (redirect) return { ...redirect, location: withQuery(redirect.location, query) };

  const normalized = normalizePath(path) ?? path;
  const page = pageFile(normalized, site);
  if (page) {
    const canonical = hrefOf(page.routePath, site);
    if (canonical === pathname) return { type: 'file', path: page.file, status: 200 };
    return { type: 'redirect', location: canonical + query, status: 308 };
  }
  const file = decode(path).slice(1);
  if (site.files.has(file) && !file.endsWith('.html') && !isForHosts(file)) {
    return { type: 'file', path: file, status: 200 };
  }
  return notFound;
}

const notFound: RoutedRequest = { type: 'file', path: '404.html', status: 404 };

function reasonToRefuse(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return 'The address does not begin with a slash.';
  if (pathname.length > longestAddress) return 'The address is too long.';
  const decoded = decode(pathname);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
  if (/[\u0000-\u001f\u007f]/.test(decoded)) return 'The address has a control character.';
  if (decoded.split(/[/\\]/).includes('..')) return 'The address leads out of the site.';
  return undefined;
}

/** Empty for a malformed escape; a path is never empty. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

function configuredRedirect(
  path: string,
  site: RoutableSite,
): Extract<RoutedRequest, { type: 'redirect' }> | undefined {
  for (const { from, to, status } of site.redirects) {
    const prefix = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (prefix === undefined ? !isSamePath(path, from) : !path.startsWith(prefix)) continue;
    // Two slashes at the beginning would name another host.
    const rest = path.slice(prefix?.length).replace(/^[/\\]+/, '');
    const location = redirectTarget(to, site).replace(':splat', () => rest);
    return { type: 'redirect', location, status };
  }
  return undefined;
}

/** The query belongs before a hash. */
function withQuery(location: string, query: string): string {
  const end = location.indexOf('#');
  return end < 0 ? location + query : location.slice(0, end) + query + location.slice(end);
}

/** The page of a normalized path, in the site's own spelling. */
function pageFile(
  normalized: string,
  site: RoutableSite,
): { file: string; routePath: string } | undefined {
  // Only an address of the 404 page itself; it is no page of the site.
  if (normalized === '/404') return undefined;
  const { lang, path, version } = parseRoute(normalized, site);
  const route = formatRoute({ lang, version, path }, site);
  const candidates = route.endsWith('/') ? [route] : [route, `${route}/`];
  for (const routePath of candidates) {
    const file = `${fileOf(routePath)}.html`;
    if (site.files.has(file)) return { file, routePath };
  }
  return undefined;
}
