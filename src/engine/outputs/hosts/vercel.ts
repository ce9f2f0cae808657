import { withBase } from '#shared/url.ts';
import { defaultCaching } from './host-headers.ts';
import type { HostRules } from './host-rules.ts';
import { redirectTarget } from './redirect-rules.ts';

/** `vercel.json`. Addresses are compared to the letter: each rule is one address, or a folder. */
export function vercelFile(rules: HostRules): string {
  return `${JSON.stringify(vercelConfig(rules), null, 2)}\n`;
}

function vercelConfig(rules: HostRules): object {
  const { base, cleanUrls } = rules;
  return {
    cleanUrls,
    redirects: [...configured(rules), ...slashes(rules)],
    headers: [
      { pattern: '/((?!static/).*)', headers: { 'Cache-Control': defaultCaching } },
      ...rules.headers,
    ].map(({ pattern, headers }) => ({
      source: withBase(pattern.replace(/\*$/, '(.*)'), base),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

function configured(rules: HostRules): object[] {
  const rule = (from: string, to: string, statusCode: number) => ({
    source: withBase(from, rules.base),
    destination: redirectTarget(to, rules),
    statusCode,
  });
  return rules.plainRedirects.flatMap(({ from, to, status }) =>
    from.endsWith('/*')
      ? [
          rule(from.slice(0, -2), to.replace('/:splat', ''), status),
          rule(from.replace('*', ':splat(.*)'), to, status),
        ]
      : [rule(from, to, status)],
  );
}

/** Pages whose addresses end in a slash, without it; and all others with one. */
function slashes({ pages, base }: HostRules): object[] {
  return pages
    .filter((page) => page !== base)
    .map((page) => ({
      source: page.endsWith('/') ? page.slice(0, -1) : `${page}/`,
      destination: page,
      statusCode: 308,
    }));
}
