import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../e2e/site.ts';

/** What a lock says of one installed package. */
interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

// A package with native code names one package for each system. Those that a lock lacks are missing
// on that system, and `npm ci` refuses the whole lock.
it.each(await lockFiles())('%s has the packages of every system', async (file) => {
  const lock = JSON.parse(await readFile(path.join(repository, file), 'utf8'));
  expect(missingOptional(lock.packages)).toEqual([]);
});

async function lockFiles(): Promise<string[]> {
  const below = await Promise.all(
    ['examples', 'tests'].map(async (folder) => {
      const names = await readdir(path.join(repository, folder), { recursive: true });
      return names.map((name) => path.join(folder, name));
    }),
  );
  const own = below.flat().filter((file) => !file.includes('node_modules'));
  return [
    'package-lock.json',
    ...own.filter((file) => path.basename(file) === 'package-lock.json'),
  ];
}

function missingOptional(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !folders(place).some((folder) => `${folder}node_modules/${name}` in packages),
      )
      .map((name) => `${name}, of ${place}`),
  );
}

/** Where Node looks for what a package asks for: in it, and in every folder above. */
function folders(place: string): string[] {
  const parents = [...place.matchAll(/\/(?=node_modules\/)/g)].map(
    ({ index }) => `${place.slice(0, index)}/`,
  );
  return [place && `${place}/`, ...parents, ''];
}
