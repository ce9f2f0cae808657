import { editDistance } from '#shared/edit-distance.ts';
import { type LocaleCode, matchLocale } from '#shared/locale.ts';
import {
  formatRoute,
  hrefOf,
  isExternal,
  normalizePath,
  parseRoute,
  withoutBase,
} from '#shared/url.ts';

/** A page that exists: its route path and its title. */
export type KnownPage = [routePath: string, title: string];

interface NotFoundSite {
  base: string;
  cleanUrls: boolean;
  defaultLang: LocaleCode;
  locales: readonly { lang: LocaleCode }[];
  /** Where addresses that are no pages lead, without the base. */
  redirects?: Readonly<Record<string, string>>;
}

/**
 * Where an address that leads nowhere leads after all: to a page in another spelling
 * (`/Guide/React/`), where a redirect leads, else to the same path without its language.
 */
export function meantAddress(
  pathname: string,
  pages: readonly KnownPage[],
  site: NotFoundSite,
): { href: string; lang?: LocaleCode } | undefined {
  const path = withoutBase(pathname, site.base);
  const normalized = path === undefined ? undefined : normalizePath(path);
  if (path === undefined || normalized === undefined) return undefined;

  const page = pages.find(([routePath]) => normalizePath(routePath) === normalized);
  const href = page && hrefOf(page[0], site);
  if (href !== undefined && href !== pathname) return { href };
  const [, target] =
    Object.entries(site.redirects ?? {}).find(([from]) => normalizePath(from) === normalized) ?? [];
  if (target !== undefined) return { href: isExternal(target) ? target : hrefOf(target, site) };

  // Empty segments go: two slashes at the beginning would name another host.
  const [first, ...rest] = path
    .replace(/\/{2,}/g, '/')
    .split('/')
    .slice(1);
  const locale = site.locales.find(({ lang }) => lang === first);
  if (!locale) return undefined;
  const plain = formatRoute(
    { version: '', lang: site.defaultLang, path: `/${rest.join('/')}` },
    site,
  );
  return { href: site.base.slice(0, -1) + plain, lang: locale.lang };
}

/** The language of a lost visitor: the address's, else the one before, else the browser's. */
export function visitorLocale(visitor: {
  pathname: string;
  base: string;
  remembered: string | null;
  preferred: readonly string[];
  available: readonly LocaleCode[];
  fallback: LocaleCode;
}): LocaleCode {
  const first = withoutBase(visitor.pathname, visitor.base)?.split('/')[1];
  const known = [first, visitor.remembered].find(
    (lang) => lang && visitor.available.includes(lang),
  );
  return known ?? matchLocale(visitor.preferred, visitor.available) ?? visitor.fallback;
}

/** Up to three pages whose address is most like one that leads nowhere, in the visitor's language. */
export function pagesLike(
  pathname: string,
  pages: readonly KnownPage[],
  { base, defaultLang, locales, lang }: NotFoundSite & { lang: LocaleCode },
): { routePath: string; title: string }[] {
  const wanted = parseRoute(normalizePath(withoutBase(pathname, base) ?? '/') ?? '/', {
    ...{ defaultLang, locales },
  }).path;
  return pages
    .map(([routePath, title]) => ({
      routePath,
      title,
      route: parseRoute(routePath, { defaultLang, locales }),
    }))
    .filter(({ route }) => route.lang === lang && route.path !== '/')
    .map((page) => ({ ...page, distance: distanceBetween(wanted, page.route.path) }))
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ routePath, title }) => ({ routePath, title }));
}

/** 0 for the same path, 1 for nothing in common; the last segment alone counts as well. */
function distanceBetween(a: string, b: string): number {
  const last = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
  const relative = (first: string, second: string) =>
    editDistance(first, second) / Math.max(first.length, second.length, 1);
  return Math.min(relative(a, b), relative(last(a), last(b)));
}
