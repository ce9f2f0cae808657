import { keepMeasured } from '#engine/checks/site-status.ts';
import { diskCache } from '#engine/files/cache.ts';
import { projectAt } from '#engine/files/project.ts';
import type { Measured } from '#shared/status.ts';
import { readBuilt, repository } from './built-site.ts';

/** Lets the status page of the next build say what a test found, as long as the site is the same. */
export async function keepForStatus<Name extends keyof Measured>(
  name: Name,
  found: Measured[Name],
): Promise<void> {
  const { build }: { build: string } = JSON.parse(await readBuilt('404.json'));
  const { cache } = projectAt(repository, process.env);
  await keepMeasured(diskCache(cache), build, [name, found]);
}
