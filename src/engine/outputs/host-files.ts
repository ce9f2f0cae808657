import { withBase } from '#shared/url.ts';
import { hostHeaders, hostRedirects, redirectTarget } from './host-rules.ts';
import type { Output } from './output.ts';

/** `_headers` and `_redirects`, as Netlify, Cloudflare Pages and others read them. */
export const hostFiles: Output = ({ site, assets }) => {
  const inline = { script: assets.inlineScript, styles: [...assets.inlineStyles.values()] };
  const headers = hostHeaders(inline, site.config).map(
    ({ pattern, headers: entries }) =>
      `${withBase(pattern, site.config.base)}\n${Object.entries(entries)
        .map(([name, value]) => `  ${name}: ${value}`)
        .join('\n')}\n`,
  );
  const options = { base: site.config.base, cleanUrls: site.config.route.cleanUrls };
  const redirects = hostRedirects(
    site.config,
    site.pages.map(({ info }) => info.path),
  ).map(
    ({ from, to, status }) =>
      `${withBase(from, options.base)} ${redirectTarget(to, options)} ${status}`,
  );
  return [
    { path: '_headers', content: headers.join('\n') },
    { path: '_redirects', content: `${redirects.join('\n')}\n` },
  ];
};
