import os from 'node:os';
import path from 'node:path';
import { type ExamplePlaces, examplesCache } from '#engine/examples/copy-example.ts';
import { projectAt } from '#engine/files/project.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

/** Where the examples are, and where their packages are kept. */
export async function places(): Promise<ExamplePlaces> {
  const { cache } = projectAt(repository, process.env);
  return { root: repository, cache: await examplesCache(cache, os.tmpdir()) };
}
