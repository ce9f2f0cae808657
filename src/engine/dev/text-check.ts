import type { Problem } from '#shared/problem.ts';
import { createThreads, startTextChecks } from '../checks/remembered-checks.ts';
import { runCheck } from '../checks/run-check.ts';
import { diskCache } from '../files/cache.ts';
import type { Site } from '../model/site.ts';
import { memoryCache } from './memory-cache.ts';

/** Checks texts again and again: answers of the last time stay in memory, and the threads stay awake. */
export function createTextCheck({
  engineRoot,
  cache,
}: {
  engineRoot: string;
  /** Folder of the cache on disk. */
  cache: string;
}): (site: Site) => Promise<readonly Problem[]> {
  const memory = memoryCache(diskCache(cache));
  const options = { run: runCheck(memory), engineRoot, threads: createThreads() };
  return async ({ config, pages, records }) => {
    const sources = pages.map(({ source }) => source);
    const { found } = await startTextChecks({ sources, records }, { ...options, config }).finish(
      pages,
    );
    memory.sweep();
    return found;
  };
}
