import type { SiteConfig } from '#config/schema/site.ts';
import { hrefOf } from '#shared/url.ts';
import type { InlineSources } from './content-security-policy.ts';
import { type HeaderRule, hostHeaders } from './host-headers.ts';
import { hostRedirects, type RedirectRule, redirectRules } from './redirect-rules.ts';

/** All that a host has to know of a site. Patterns and redirects are without the base. */
export interface HostRules {
  base: string;
  cleanUrls: boolean;
  headers: readonly HeaderRule[];
  /** For hosts that can compare addresses as our own server does. */
  redirects: readonly RedirectRule[];
  /** For hosts that compare them to the letter. */
  plainRedirects: readonly RedirectRule[];
  /** The addresses of all pages, with the base: `/docs/guide/react`, `/docs/config/`. */
  pages: readonly string[];
}

interface HostedSite {
  config: SiteConfig;
  inline: InlineSources;
  /** Of all pages: path and route path. */
  pages: readonly { path: string; routePath: string }[];
}

export function hostRules({ config, inline, pages }: HostedSite): HostRules {
  const { base } = config;
  const { cleanUrls } = config.route;
  return {
    base,
    cleanUrls,
    headers: hostHeaders(inline, config),
    redirects: redirectRules(config),
    plainRedirects: hostRedirects(
      config,
      pages.map(({ path }) => path),
    ),
    pages: pages.map(({ routePath }) => hrefOf(routePath, { base, cleanUrls })).sort(),
  };
}
