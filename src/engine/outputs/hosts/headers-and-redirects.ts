import { withBase } from '#shared/url.ts';
import type { HostRules } from './host-rules.ts';
import { redirectTarget } from './redirect-rules.ts';

// The two files that Netlify, Cloudflare Pages and others read.

/** `_headers`: a pattern, and below it its headers, indented. */
export function headersFile({ headers, base }: Pick<HostRules, 'headers' | 'base'>): string {
  const blocks = headers.map(({ pattern, headers: entries }) =>
    [
      withBase(pattern, base),
      ...Object.entries(entries).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** `_redirects`: a rule a line, `/from /to 301`. */
export function redirectsFile(rules: Omit<HostRules, 'headers'>): string {
  const lines = rules.plainRedirects.map(
    ({ from, to, status }) =>
      `${withBase(from, rules.base)} ${redirectTarget(to, rules)} ${status}`,
  );
  return `${lines.join('\n')}\n`;
}
