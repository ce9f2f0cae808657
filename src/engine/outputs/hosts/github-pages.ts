import type { OutputFile } from '../../files/output-file.ts';
import type { HostRules } from './host-rules.ts';
import { redirectTarget } from './redirect-rules.ts';

// GitHub Pages sends neither headers nor redirects: the documents have to carry both.

/** What a browser heeds only in a header. */
const onlyInHeaders = /^(?:frame-ancestors|report-uri|report-to|sandbox)(?: |$)/;

/**
 * A document with its policy in it, before anything that the policy is about. On a host that sends
 * the header as well, both hold, and allow the same.
 */
export function withMetaPolicy(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !onlyInHeaders.test(directive))
    .join('; ');
  return html.replace(
    /<head[^>]*>(?:<meta charset="[^"]*">)?/i,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** A page for each address that leads on. What is below `/en/` is found by the script of `404.html`. */
export function redirectPages(
  rules: Pick<HostRules, 'base' | 'cleanUrls' | 'plainRedirects'>,
): OutputFile[] {
  return rules.plainRedirects
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from, to }) => ({
      path: `${from.slice(1)}${from.endsWith('/') ? 'index' : ''}.html`,
      content: redirectPage(redirectTarget(to, rules)),
    }));
}

function redirectPage(target: string): string {
  const address = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${address}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0;url=${address}"></head><body><a href="${address}">${address}</a></body></html>\n`;
}
