import type { SiteConfig } from '#config/schema/site.ts';
import { sectionOf } from '#shared/navigation.ts';
import { formatRoute, hrefOf, isAsset, isExternal, withBase } from '#shared/url.ts';

/**
 * An address that leads on; `from` and `to` are without the base, and `*` and `:splat` stand for the rest.
 * Only our own server may read a rule whose target begins with `:splat`: it takes leading slashes away.
 */
export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 308;
}

/** Where a redirect leads, with the base; what is no page, or not yet known, gets no ending. */
export function redirectTarget(to: string, options: { base: string; cleanUrls: boolean }): string {
  const isPage = isPath(to) && !to.includes(':splat');
  return isPage ? hrefOf(to, options) : withBase(to, options.base);
}

/** Whether a target is a page of the site, and so exists in each language. */
function isPath(to: string): boolean {
  return !isExternal(to) && !isAsset(to);
}

/** The configured redirects in every language. */
export function configuredRedirects(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'lang'>,
): RedirectRule[] {
  return config.locales.flatMap(({ lang }) =>
    Object.entries(config.redirects).map(([from, to]): RedirectRule => {
      const route = (path: string) =>
        formatRoute({ version: '', lang, path }, { defaultLang: config.lang });
      return { from: route(from), to: isPath(to) ? route(to) : to, status: 301 };
    }),
  );
}

/** The configured redirects in every language, and the default language's superfluous prefix. */
export function redirectRules(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'lang'>,
): RedirectRule[] {
  return [
    ...configuredRedirects(config),
    { from: `/${config.lang}`, to: '/', status: 301 },
    { from: `/${config.lang}/*`, to: '/:splat', status: 301 },
  ];
}

/**
 * The same rules for hosts that put the rest of an address where `:splat` stands, whatever it is. After `/en/`
 * it could be `/evil.com`, and the target another host: each section of the default language has a rule of
 * its own, so that every target begins with a folder of this site.
 *
 * @param paths of all pages, without language: `/guide/react`, `/config/`
 */
export function hostRedirects(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'lang'>,
  paths: readonly string[],
): RedirectRule[] {
  const prefix = `/${config.lang}`;
  const rules = redirectRules(config).filter(({ to }) => !to.startsWith('/:splat'));
  // Hosts tell `/guide` and `/guide/` apart.
  const both = rules.flatMap((rule) => [rule, { ...rule, from: `${rule.from}/` }]);
  const sections = [...new Set(paths.map(sectionOf))].filter(Boolean).sort();
  const below = sections.flatMap((section): RedirectRule[] => {
    const isFolder = paths.some((path) => path.startsWith(`/${section}/`));
    const to = isFolder ? `/${section}/:splat` : `/${section}`;
    return [{ from: `${prefix}/${section}${isFolder ? '/*' : ''}`, to, status: 301 }];
  });
  return [...both, ...below];
}
