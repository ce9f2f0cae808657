import { closest } from '#shared/closest.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { isSamePath, normalizePath, parseRoute } from '#shared/url.ts';
import { type Addresses, addressesFile } from '../../content/records/addresses.ts';
import { type Aliases, aliasesFile, aliasesOf } from '../../content/records/aliases.ts';
import { lineOfKey } from '../../content/records/json-list.ts';
import { pagesByRoute } from '../../model/site.ts';
import type { RedirectRule } from '../../outputs/hosts/redirect-rules.ts';
import { type AddressPage, currentAddresses, ownIds } from './address-page.ts';
import { aliasProblems } from './alias-problems.ts';

export interface AddressCheck {
  addresses: Addresses;
  aliases: Aliases;
  pages: readonly AddressPage[];
  /** The languages of the site. */
  locales: readonly { lang: LocaleCode }[];
  /** Those of the configuration, in every language. */
  redirects: readonly Pick<RedirectRule, 'from' | 'to'>[];
}

/** Whether every address that was ever published still leads somewhere. Silent for a site without lists. */
export function checkAddresses(options: AddressCheck): Problem[] {
  const { addresses, aliases, pages } = options;
  const problems = aliasProblems(aliases, pages);
  if (addresses.text === '') return aliases.text === '' ? [] : [noList, ...problems];
  return [...lostAddresses(options), ...problems, ...unlisted(options)];
}

/** Written anew, the list would lack what the site no longer has. */
const noList: Problem = {
  file: addressesFile,
  message: 'Missing list of published addresses',
  expected: `the file ${addressesFile}: it only grows`,
  fix: `git checkout ${addressesFile}`,
};

function lostAddresses(options: AddressCheck): Problem[] {
  const byRoute = pagesByRoute(options.pages);
  const lostRoutes: string[] = [];
  const lostIds = Object.entries(options.addresses.entries).flatMap(([route, ids]) => {
    const place = placeOf(route, byRoute, options);
    if (place === undefined) lostRoutes.push(route);
    return typeof place === 'object' ? lostIdsOf({ route, ids, page: place }, options) : [];
  });
  return [...lostRoutesOf(lostRoutes, options), ...lostIds];
}

/** The page that answers at a route path, by itself or by a redirect; `undefined` if nothing does. */
function placeOf(
  route: string,
  byRoute: ReadonlyMap<string, AddressPage>,
  { redirects }: Pick<AddressCheck, 'redirects'>,
): AddressPage | 'elsewhere' | undefined {
  const pageAt = (path: string) => byRoute.get(normalizePath(path) ?? path);
  const page = pageAt(route);
  if (page) return page;
  const redirect = redirects.find(({ from }) =>
    from.endsWith('/*') ? route.startsWith(from.slice(0, -1)) : isSamePath(from, route),
  );
  // Where a redirect leads is for the check of links to judge.
  return redirect && (pageAt(redirect.to) ?? 'elsewhere');
}

interface Published {
  route: string;
  ids: readonly string[];
  /** What answers there now. */
  page: AddressPage;
}

function lostIdsOf(
  { route, ids, page }: Published,
  { aliases, addresses }: AddressCheck,
): Problem[] {
  if (!page.isWhole) return [];
  const there = new Set(page.ids.map(({ id }) => id));
  const own = ownIds(page);
  const planned = aliasesOf(aliases, page);
  // An alias that leads nowhere is reported where it stands.
  const isReported = (id: string) => Boolean(planned[id]) && !own.includes(planned[id] ?? '');
  return ids
    .filter((id) => !there.has(id) && !isReported(id))
    .map((id) => {
      const [suggestion = ''] = closest(id, own);
      const line = page.ids.find((entry) => entry.id === suggestion)?.line;
      const isShared = addresses.entries[page.path]?.includes(id);
      const key = isShared ? page.path : page.routePath;
      return {
        file: page.file,
        ...(line === undefined ? {} : { line }),
        message: `Lost published address ${route}#${id}`,
        expected: 'a heading with this id, or an alias for it: links from elsewhere lead here',
        fix: `{#${id}}\nor in ${aliasesFile}: "${key}": { "${id}": "${suggestion}" }`,
      };
    });
}

/** The languages share their paths, and so their redirects. */
function lostRoutesOf(
  routes: readonly string[],
  { pages, addresses, locales }: AddressCheck,
): Problem[] {
  const pathOf = (route: string) => parseRoute(route, { defaultLang: '', locales }).path;
  return [...new Set(routes.map(pathOf))].map((path) => {
    const lost = routes.filter((route) => pathOf(route) === path);
    const [suggestion = '/…'] = closest(
      path,
      pages.map((page) => page.path).filter((other) => other !== path),
    );
    return {
      file: addressesFile,
      line: lineOfKey(addresses, lost[0] ?? ''),
      message: `Lost published address ${lost.join(' and ')}`,
      expected: 'a page, or a redirect to one: links from elsewhere lead here',
      fix: `bring the page back\nor in site.config.ts: redirects: { '${path}': '${suggestion}' }`,
    };
  });
}

/** How many new addresses are named. */
const shown = 5;

function unlisted({ addresses: { entries }, pages }: AddressCheck): Problem[] {
  const fresh = Object.entries(currentAddresses(pages)).flatMap(([route, ids]) => {
    const known = entries[route];
    const newIds = ids.filter((id) => !known?.includes(id)).map((id) => `${route}#${id}`);
    return known ? newIds : [route, ...newIds];
  });
  if (fresh.length === 0) return [];
  const more = fresh.length > shown ? [`and ${fresh.length - shown} more`] : [];
  return [
    {
      file: addressesFile,
      message: 'Unlisted addresses',
      found: [...fresh.slice(0, shown), ...more].join('\n'),
      expected: 'every page and every id: from now on, links may lead there',
      fix: 'npm run addresses',
    },
  ];
}
