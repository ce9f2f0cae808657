/** Files of the site that only hosts read, and the hosts that do. */
export const hostFileNames = {
  _headers: ['netlify', 'cloudflare'],
  _redirects: ['netlify', 'cloudflare'],
  'vercel.json': ['vercel'],
  'nginx.conf': ['nginx'],
  '.htaccess': ['apache'],
  '.nojekyll': ['github-pages'],
} as const;

export type HostFileName = keyof typeof hostFileNames;

/** Whether a file is for hosts and not for readers. */
export function isForHosts(file: string): boolean {
  return Object.hasOwn(hostFileNames, file);
}
