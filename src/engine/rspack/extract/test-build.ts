import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { loadCore } from './installed.ts';

/** Builds a module in a folder of its own, which is gone afterwards. */
export async function buildOnce(
  files: Record<string, string>,
  configuration: (folder: string) => Configuration,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(folder, name), text);
    }
    await run({ context: folder, output: { path: folder }, ...configuration(folder) });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(configuration: Configuration): Promise<void> {
  const compiler = loadCore().rspack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const message = error?.message ?? (stats?.hasErrors() ? stats.toString() : undefined);
      compiler.close(() => (message === undefined ? resolve() : reject(new Error(message))));
    });
  });
}
