import type { SiteConfig } from '#config/schema/site.ts';
import { feedTypes } from '#shared/feed-formats.ts';
import { feedPath } from '../../model/page-info.ts';
import { contentSecurityPolicy, type InlineSources } from './content-security-policy.ts';

// What the host has to send, once: the files for real hosts and our own server both read it here.

/** Headers for all paths that fit a pattern, in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * What hosts do with a file that no rule speaks of, and our own server does as well. It is no rule of
 * `/*`: Cloudflare joins the values of all rules that fit, and what is kept for good would be asked for again.
 */
export const defaultCaching = 'public, max-age=0, must-revalidate';

/** Header rules, from the general to the particular. No header is in two rules that fit one file. */
export function hostHeaders(inline: InlineSources, config: HeaderConfig): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inline, config),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        ...transportSecurity(config),
      },
    },
    {
      // Their names change with their content.
      pattern: '/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    ...feedHeaders(config),
  ];
}

type HeaderConfig = Pick<SiteConfig, 'url' | 'search' | 'feeds' | 'locales'> &
  Partial<Pick<SiteConfig, 'offline'>>;

/**
 * For a year, browsers come by HTTPS only. Nothing is said of subdomains, which are others' to
 * decide, and the header means nothing where a site is served by HTTP, as on one's own machine.
 */
function transportSecurity({ url }: Pick<HeaderConfig, 'url'>): Record<string, string> {
  return url.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};
}

/** Of what a feed is, its name says too little: hosts take `.json` for any JSON. */
function feedHeaders({ feeds, locales }: Pick<HeaderConfig, 'feeds' | 'locales'>): HeaderRule[] {
  return feeds.flatMap(({ id }) =>
    locales.flatMap(({ lang }) =>
      feedTypes.map((type) => ({
        pattern: feedPath(id, { lang, type }),
        headers: { 'Content-Type': `${type};charset=utf-8` },
      })),
    ),
  );
}
