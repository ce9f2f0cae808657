import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './cache.ts';

/** Hash of all files in some folders, by their names below `root` and their contents; tests do not count. */
export async function hashOfFiles(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map(filesIn))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return hashOf(files.map((file, index) => [path.relative(root, file), hashOf(contents[index])]));
}

async function filesIn(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
