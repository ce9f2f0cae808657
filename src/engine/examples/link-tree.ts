import { copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a folder the files of another without copying them: by hard links, so that a bundler sees
 * packages where npm would have put them. Symbolic links stay what they are; files that are there
 * already stay.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) return linkTree(source, target);
      const made = entry.isSymbolicLink()
        ? readlink(source).then((address) => symlink(address, target))
        : linkFile(source, target);
      return made.catch(unlessThere);
    }),
  );
}

/** Where the two folders are on different disks, a link is a copy. */
function linkFile(from: string, to: string): Promise<void> {
  return link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw error;
    return copyFile(from, to);
  });
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
