import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes a folder unless it is there. It appears whole or not at all: two programs may make it at
 * once, and one that is interrupted leaves nothing that is taken for it.
 *
 * @param folder its name begins with `keptPrefix` and holds a hash of all that it is made from
 * @param make fills an empty folder; one that it throws from is not kept
 */
export async function keepFolder(
  folder: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  if (await isThere(folder)) return markAsUsed(folder);
  const temporary = `${folder}.${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  await mkdir(temporary, { recursive: true });
  try {
    await make(temporary);
    await rename(temporary, folder).catch(async (error: unknown) => {
      // Another process was faster and has made the same folder.
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await markAsUsed(folder);
}

/** What names of kept folders begin with. */
export const keptPrefix = 'example-';

/** Removes folders of `keepFolder` that were not used for a week, and incomplete ones. */
export async function removeUnused(parent: string, now: number = Date.now()): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(keptPrefix))) {
    const folder = path.join(parent, name);
    const used = await stat(folder).catch(() => undefined);
    if (used && now - used.mtimeMs > week) await rm(folder, { recursive: true, force: true });
  }
}

/** What must be free for a folder to be taken, in bytes. */
const room = 20_000_000;

/** The first of the folders that can be written to and has room; made if it is not there. */
export async function writableFolder(...folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    const trial = path.join(folder, `.trial-${process.pid}-${Math.random().toString(36).slice(2)}`);
    try {
      await mkdir(trial, { recursive: true });
      await rm(trial, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize >= room) return folder;
    } catch {
      // A home without a disk, or one that is read only: the next one.
    }
  }
  throw new Error(
    `What is built needs a folder, and none of these can be written to and has 20 MB free: ${folders.join(', ')}.\n` +
      'Name one that can: DOCS_CACHE=/path/to/a/folder npm test',
  );
}

/** Whether there is such a file or folder. */
export async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function markAsUsed(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now).catch(() => {});
}
