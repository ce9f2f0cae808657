import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import { isExternal, isSamePath, normalizePath, splitSuffix, withoutBase } from '#shared/url.ts';
import { configuredRedirects } from '../../outputs/hosts/redirect-rules.ts';
import type { Check, CheckContext } from '../check-context.ts';

/** Redirects that nobody could follow, or that hide what is there. */
export const redirects: Check = (context) => {
  const { config } = context.site;
  const taken = takenAddresses(context);
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const report = (message: string, fix: string) => [
      { file: configFileName, message, found: from, fix },
    ];
    if (!isExternal(to) && isSamePath(splitSuffix(to)[0], from)) {
      return report('Redirect to itself', 'remove it, or correct where it leads');
    }
    const path = pathOnSite(to, config);
    if (path !== undefined) {
      return report('Redirect to this site by its full address', `lead to the path: ${path}`);
    }
    const covered = configuredRedirects({ ...config, redirects: { [from]: to } });
    if (covered.some((rule) => taken.has(normalizePath(rule.from) ?? ''))) {
      return report(
        'Redirect over a page or file of the site: hosts would never show it',
        `remove the redirect, or what stands at ${from}`,
      );
    }
    return [];
  });
};

/** The addresses of all pages and files, in any language and version. */
function takenAddresses({ site, files }: CheckContext): ReadonlySet<string | undefined> {
  const pages = site.pages.map(({ info }) => info.routePath);
  const written = files.map(({ path }) => `/${path}`);
  return new Set([...pages, ...site.publicFiles, ...written].map(normalizePath));
}

/** The path that a full address has on this site: nobody sees whether there is such a page, or another redirect. */
function pathOnSite(
  to: string,
  { url, base }: Pick<SiteConfig, 'url' | 'base'>,
): string | undefined {
  if (!URL.canParse(to)) return undefined;
  const { host, pathname, search, hash } = new URL(to);
  const path = host === new URL(url).host ? withoutBase(pathname, base) : undefined;
  return path && path + search + hash;
}
