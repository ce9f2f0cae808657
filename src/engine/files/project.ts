import os from 'node:os';
import path from 'node:path';

/** The folders of a site. All paths are absolute. */
export interface Project {
  /** Holds `site.config.ts`. */
  root: string;
  content: string;
  /** Copied as it is. */
  public: string;
  /** The built site. */
  dist: string;
  /** Caches, which may be deleted; keyed by content, shared by all checkouts. */
  cache: string;
}

/**
 * The folders of the site in `root`.
 *
 * @param env `XDG_CACHE_HOME` moves the cache, `DOCS_CACHE` names it outright
 */
export function projectAt(root: string, env: NodeJS.ProcessEnv = {}): Project {
  const caches = env.XDG_CACHE_HOME ?? path.join(home(), '.cache');
  return {
    root,
    content: path.join(root, 'content'),
    public: path.join(root, 'public'),
    dist: path.join(root, 'dist'),
    cache: env.DOCS_CACHE ?? path.join(caches, 'rspack-docs'),
  };
}

/** Who has no home, as some containers' users, has a cache that lasts until the system clears it. */
function home(): string {
  try {
    return os.homedir();
  } catch {
    return os.tmpdir();
  }
}
