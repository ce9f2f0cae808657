import { copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writableFolder } from '../files/kept-folder.ts';
import { sourceFiles } from './example-files.ts';
import { installPackages } from './install-packages.ts';
import { linkTree } from './link-tree.ts';
import type { ExampleProject } from './projects.ts';

/** Where examples are copied to, and where their packages are kept. */
export interface ExamplePlaces {
  /** The project that `examples/` is in. */
  root: string;
  /** See `Project.cache`; a temporary folder takes its place where it cannot be written to. */
  cache: string;
}

/** The folder for packages and copies, which can be written to. */
export function examplesCache(cache: string, temporary: string): Promise<string> {
  return writableFolder(path.join(cache, 'examples'), path.join(temporary, 'rspack-docs-examples'));
}

/**
 * Where the copies of an example stand. With packages of its own: away from the site's, so that it
 * finds no others. With the site's: as deep below the root as the example itself, so that paths to
 * packages, which are part of what a bundler emits, stay as they are.
 */
export function copiesFolder(
  projects: readonly Pick<ExampleProject, 'lockFolder'>[],
  { root, cache }: ExamplePlaces,
): string {
  const isOwn = projects.every(({ lockFolder }) => lockFolder !== undefined);
  return isOwn ? path.join(cache, 'projects') : path.join(root, '.tmp');
}

/** Copies an example into an empty folder, with its packages. */
export async function copyExample(
  { example, projects }: { example: string; projects: readonly ExampleProject[] },
  { target, cache }: { target: string; cache: string },
): Promise<void> {
  for (const file of await sourceFiles(example)) {
    await copyWithTime(path.join(example, file), path.join(target, file));
  }
  const locks = new Set(projects.flatMap(({ lockFolder }) => lockFolder ?? []));
  for (const lock of locks) {
    const installed = await installPackages(path.join(example, lock), cache);
    await linkTree(installed, path.join(target, lock));
  }
}

/** A watcher that starts now is not to take an old file for a changed one. */
async function copyWithTime(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  const { atime, mtime } = await stat(from);
  await utimes(to, atime, mtime);
}
