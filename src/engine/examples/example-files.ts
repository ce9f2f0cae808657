import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../files/cache.ts';
import { madeFolders } from './projects.ts';

/** The files that an example is made of, below its folder, sorted. */
export async function sourceFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const name = path.posix.join(below, entry.name);
    if (!entry.isDirectory()) return [name];
    return madeFolders.has(entry.name) ? [] : sourceFiles(folder, name);
  });
  return (await Promise.all(files)).flat().sort();
}

/** Hash of the names and contents of files in a folder. */
export async function hashOfFiles(folder: string, files: readonly string[]): Promise<string> {
  const contents = files.map(async (file) => {
    const content = await readFile(path.join(folder, file)).catch(() => undefined);
    return [file, content?.toString('base64')];
  });
  return hashOf(await Promise.all(contents));
}
