import type { HostFileName } from '../outputs/hosts/host-file-names.ts';

/** Where a site can be put. */
export interface DeployHost {
  /** What it reads of the files for hosts. The others are left out. */
  reads: readonly HostFileName[];
  /** The host's own program, which shows a deployment when all of it is there. Without one, files are copied. */
  program?: HostProgram;
  /** Whether documents have to carry policy and redirects, because the host sends neither. */
  isBare?: boolean;
}

interface HostProgram {
  name: string;
  args: (folder: string) => string[];
  /** The npm package that has it. */
  package: string;
}

export const deployHosts = {
  netlify: {
    reads: ['_headers', '_redirects'],
    program: {
      name: 'netlify',
      args: (folder) => ['deploy', '--prod', '--no-build', '--dir', folder],
      package: 'netlify-cli',
    },
  },
  cloudflare: {
    reads: ['_headers', '_redirects'],
    program: {
      name: 'wrangler',
      args: (folder) => ['pages', 'deploy', folder],
      package: 'wrangler',
    },
  },
  vercel: {
    reads: ['vercel.json'],
    program: {
      name: 'vercel',
      args: (folder) => ['deploy', folder, '--prod'],
      package: 'vercel',
    },
  },
  'github-pages': {
    reads: ['.nojekyll'],
    isBare: true,
    program: {
      name: 'gh-pages',
      args: (folder) => ['--dist', folder, '--dotfiles'],
      package: 'gh-pages',
    },
  },
  nginx: { reads: ['nginx.conf'] },
  apache: { reads: ['.htaccess'] },
} satisfies Record<string, DeployHost>;

export type DeployHostName = keyof typeof deployHosts;
