import { createHash } from 'node:crypto';
import type { SiteConfig } from '#config/schema/site.ts';

/**
 * What a page may load and run: the site's own files, the one inline script by its hash, and the
 * answers of a search server if there is one.
 *
 * Only two Trusted Types policies may make markup or script addresses of strings:
 * `article` (the page store) and `site` (the bundler's runtime).
 */
export function contentSecurityPolicy(inlineScript: string, search?: SiteConfig['search']): string {
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
    // Pages can be embedded anywhere: they keep no account and do nothing for a click, and leave out the outline there.
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    'trusted-types article site',
  ].join('; ');
}
