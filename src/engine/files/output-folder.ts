import { cp, readdir, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { ignoreMissing, isMissing, unreadable } from './read-text.ts';

/** Where an output folder really is, or will be: it may be a link to one. */
export async function canonicalFolder(dist: string): Promise<string> {
  const folder = await realpath(dist).catch(async (error) => {
    if (!isMissing(error)) throw new ProblemError([unreadable(error, path.basename(dist))]);
    const target = await readlink(dist).catch(() => '');
    return path.resolve(path.dirname(dist), target || dist);
  });
  const entry = await stat(folder).catch(ignoreMissing);
  if (entry && !entry.isDirectory()) throw new ProblemError([notFolder(dist)]);
  return folder;
}

/**
 * Puts back the site of a build that was killed while the folders changed places.
 *
 * @param dist the canonical output folder
 */
export async function restoreSite(dist: string): Promise<void> {
  await restoreInside(dist);
  if (await isThere(dist)) return;
  if (!(await newestPrevious(dist))) return;
  // Another build may be between its two renames: leave it alone.
  await wait(100);
  const previous = await newestPrevious(dist);
  if (previous && !(await isThere(dist))) await rename(previous, dist).catch(ignoreMissing);
}

/** Undoes what was begun in a folder that something is mounted on. */
export async function restoreInside(dist: string): Promise<void> {
  for (const name of await previousFolders(dist, '')) {
    const previous = path.join(dist, name);
    await moveEntries(await readdir(previous), { from: previous, to: dist });
    await rm(previous, { recursive: true, force: true });
  }
}

/** Takes away what runs left that were killed. A run that is still writing is never so old. */
export async function removeLeftovers(dist: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  const parent = path.dirname(dist);
  const siblings = (await readdir(parent)).filter((name) =>
    isWorkFolder(name, path.basename(dist)),
  );
  const inside = (await readdir(dist)).filter((name) => isWorkFolder(name, ''));
  const left = [
    ...siblings.map((name) => path.join(parent, name)),
    ...inside.map((name) => path.join(dist, name)),
  ];
  for (const folder of left) {
    const entry = await stat(folder).catch(ignoreMissing);
    if (entry && entry.mtimeMs < anHourAgo) await rm(folder, { recursive: true, force: true });
  }
}

/** Moves files and folders by name, over those that are there. */
export async function moveEntries(
  names: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const name of names) {
    const target = path.join(to, name);
    await rm(target, { recursive: true, force: true });
    await move(path.join(from, name), target);
  }
}

/** Some file systems move no folder that comes from a layer below. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}

/** Whether a name is one that a build gives beside `dist`, or within it: `dist.next-0123abcd`. */
export function isWorkFolder(name: string, dist: string): boolean {
  return name.startsWith(dist) && /^\.(?:next|previous)-[0-9a-f]{8}$/.test(name.slice(dist.length));
}

async function newestPrevious(dist: string): Promise<string | undefined> {
  const parent = path.dirname(dist);
  const folders = (await previousFolders(parent, path.basename(dist))).map(async (name) => {
    const folder = path.join(parent, name);
    const entry = await stat(folder).catch(ignoreMissing);
    return { folder, time: entry?.mtimeMs ?? 0 };
  });
  return (await Promise.all(folders)).sort((a, b) => b.time - a.time).at(0)?.folder;
}

async function previousFolders(parent: string, dist: string): Promise<string[]> {
  const names = await readdir(parent).catch(ignoreMissing);
  return (names ?? []).filter((name) => isWorkFolder(name, dist) && name.includes('.previous-'));
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(ignoreMissing)) !== undefined;
}

function notFolder(dist: string): Problem {
  return {
    file: path.basename(dist),
    message: 'File in the place of the output folder',
    expected: 'a folder, a link to one, or nothing',
    fix: 'move it away: the built site is written here',
  };
}
