import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const sealName = 'files.json';

/** Records the files of a folder, so that a missing one is noticed later. */
export async function seal(folder: string): Promise<void> {
  await writeFile(path.join(folder, sealName), JSON.stringify(await sizesIn(folder)));
}

/** Whether a folder still has all recorded files: caches are cleared by hand, and disks run full. */
export async function isWhole(folder: string): Promise<boolean> {
  try {
    const sealed = await readFile(path.join(folder, sealName), 'utf8');
    return sealed === JSON.stringify(await sizesIn(folder));
  } catch {
    return false;
  }
}

/** Sizes in bytes by names, sorted; without the seal. */
async function sizesIn(folder: string): Promise<[name: string, size: number][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => name !== sealName)
    .sort();
  return Promise.all(
    files.map(
      async (name): Promise<[string, number]> => [name, (await stat(path.join(folder, name))).size],
    ),
  );
}
