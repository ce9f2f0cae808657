import { createHash } from 'node:crypto';
import type { SiteConfig } from '#config/schema/site.ts';
import { formatRoute, hrefOf, isAsset, isExternal, withBase } from '#shared/url.ts';

// What the host has to do, once: the files for real hosts and our own server both read it here.

/** Headers for all paths that fit a pattern, in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** Header rules, from the general to the particular; the later one wins. */
export function hostHeaders(inlineScript: string, search?: SiteConfig['search']): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(inlineScript, search),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    {
      // Their names change with their content.
      pattern: '/static/*',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    {
      pattern: '/rss/*',
      headers: { 'Content-Type': 'application/rss+xml;charset=utf-8' },
    },
  ];
}

/**
 * What a page may load and run: the site's own files, the one inline script by its hash, and the
 * answers of a search server if there is one.
 *
 * Only two Trusted Types policies may make markup or script addresses of strings:
 * `article` (the page store) and `site` (the bundler's runtime).
 */
function contentSecurityPolicy(inlineScript: string, search?: SiteConfig['search']): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${search && search.mode === 'remote' ? ` ${new URL(search.apiUrl).origin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types article site',
  ].join('; ');
}

/** An address that leads on; `from` and `to` are without the base, and `*` and `:splat` stand for the rest. */
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

/** The configured redirects in every language, and the default language's superfluous prefix. */
export function redirectRules(
  config: Pick<SiteConfig, 'redirects' | 'locales' | 'lang'>,
): RedirectRule[] {
  const configured = config.locales.flatMap(({ lang }) =>
    Object.entries(config.redirects).map(([from, to]): RedirectRule => {
      const route = (path: string) =>
        formatRoute({ version: '', lang, path }, { defaultLang: config.lang });
      return { from: route(from), to: isPath(to) ? route(to) : to, status: 301 };
    }),
  );
  return [
    ...configured,
    { from: `/${config.lang}`, to: '/', status: 301 },
    { from: `/${config.lang}/*`, to: '/:splat', status: 301 },
  ];
}
