import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from './outputs/output-file.ts';

/**
 * Puts a built site in place of the one before, as a whole: the files are written beside it and
 * the folders change places at the end, so that an interrupted run leaves the old one untouched.
 *
 * @param dist the output folder
 * @param publicFolder copied as it is
 */
export async function writeSite(
  files: readonly OutputFile[],
  { dist, publicFolder }: { dist: string; publicFolder: string },
): Promise<void> {
  const unique = randomBytes(4).toString('hex');
  const next = `${dist}.next-${unique}`;
  const previous = `${dist}.previous-${unique}`;
  try {
    await mkdir(next, { recursive: true });
    await cp(publicFolder, next, { recursive: true }).catch(ignoreMissing);
    const folders = new Set(files.map((file) => path.dirname(path.join(next, file.path))));
    await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
    await Promise.all(files.map((file) => writeFile(path.join(next, file.path), file.content)));
    await rename(dist, previous).catch(ignoreMissing);
    await rename(next, dist).catch(async (error) => {
      await rename(previous, dist).catch(ignoreMissing);
      throw error;
    });
    await removeLeftovers(dist);
  } finally {
    await rm(next, { recursive: true, force: true });
    await rm(previous, { recursive: true, force: true });
  }
}

/** Takes away what runs left that were killed. A run that is still writing is never so old. */
async function removeLeftovers(dist: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  const siblings = await readdir(path.dirname(dist));
  for (const name of siblings.filter((sibling) => isWorkFolder(sibling, path.basename(dist)))) {
    const folder = path.join(path.dirname(dist), name);
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < anHourAgo) await rm(folder, { recursive: true, force: true });
  }
}

function isWorkFolder(name: string, dist: string): boolean {
  return name.startsWith(dist) && /^\.(?:next|previous)-[0-9a-f]{8}$/.test(name.slice(dist.length));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
