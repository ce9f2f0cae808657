import { createHash } from 'node:crypto';
import type { SiteConfig } from '#config/schema/site.ts';

/** What stands in the documents themselves, and takes effect all the same. */
export interface InlineSources {
  script: string;
  /** That of the whole site, and those of components, which are in the pages that have them. */
  styles: readonly string[];
}

/**
 * What a page may load and run: the site's own files, what stands in documents by its hash, and the
 * answers of a search server if there is one.
 *
 * Only these Trusted Types policies may make markup or script addresses of strings: `article` (the
 * page store), `site` (the bundler's runtime), and `offline` (the page about saving, of one address).
 */
export function contentSecurityPolicy(
  { script, styles }: InlineSources,
  { search, offline }: Partial<Pick<SiteConfig, 'search' | 'offline'>> = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    ["style-src 'self'", ...new Set(styles.map(hashOf).sort())].join(' '),
    "img-src 'self' data:",
    `connect-src 'self'${search && search.mode === 'remote' ? ` ${new URL(search.apiUrl).origin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Pages can be embedded anywhere: they keep no account and do nothing for a click, and leave out the outline there.
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    `trusted-types article site${offline ? ' offline' : ''}`,
  ].join('; ');
}

function hashOf(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
