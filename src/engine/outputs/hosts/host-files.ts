import { generatedAddresses } from '../generated-addresses.ts';
import type { Output } from '../output.ts';
import { apacheFile } from './apache.ts';
import { headersFile, redirectsFile } from './headers-and-redirects.ts';
import type { HostFileName } from './host-file-names.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

/**
 * What hosts read of a site, by the names of the files. Our own server reads the same rules, and
 * sends none of the files: they are not for readers.
 */
const makeHostFile = {
  _headers: headersFile,
  _redirects: redirectsFile,
  'vercel.json': vercelFile,
  'nginx.conf': nginxFile,
  '.htaccess': apacheFile,
  // GitHub Pages would leave out what begins with a dot or an underscore.
  '.nojekyll': () => '',
} satisfies Record<HostFileName, (rules: HostRules) => string>;

export const hostFiles: Output = ({ site, assets }) => {
  const rules = hostRules({
    config: site.config,
    inline: { script: assets.inlineScript, styles: [...assets.inlineStyles.values()] },
    pages: [...site.pages.map(({ info }) => info), ...generatedAddresses(site.config)],
  });
  return Object.entries(makeHostFile).map(([path, make]) => ({ path, content: make(rules) }));
};
