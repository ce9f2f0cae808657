import { randomBytes } from 'node:crypto';
import { chmod, copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, ProblemError } from '#shared/problem.ts';
import type { OutputFile } from './output-file.ts';
import {
  canonicalFolder,
  isWorkFolder,
  moveEntries,
  removeLeftovers,
  restoreInside,
  restoreSite,
} from './output-folder.ts';
import { ignoreMissing } from './read-text.ts';

export interface WriteOptions {
  /** The output folder. A link to one stays, and so does a folder that something is mounted on. */
  dist: string;
  publicFolder: string;
  /** Files of the public folder, as site paths, which are copied as they are. */
  publicFiles: Iterable<string>;
}

/**
 * Puts a built site in place of the one before, as a whole: the files are written beside it and
 * the folders change places at the end, so that an interrupted run leaves the old one untouched.
 */
export async function writeSite(
  files: readonly OutputFile[],
  options: WriteOptions,
): Promise<void> {
  try {
    const dist = await canonicalFolder(options.dist);
    await restoreSite(dist);
    await writeBeside(files, { ...options, dist });
    await removeLeftovers(dist);
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError([notWritten(error)]);
  }
}

async function writeBeside(files: readonly OutputFile[], options: WriteOptions): Promise<void> {
  const { dist } = options;
  const unique = randomBytes(4).toString('hex');
  const next = `${dist}.next-${unique}`;
  const previous = `${dist}.previous-${unique}`;
  try {
    await fill(next, files, options);
    await rename(dist, previous).catch(ignoreMissing);
    await rename(next, dist).catch(async (error) => {
      await rename(previous, dist).catch(ignoreMissing);
      throw error;
    });
    await rm(previous, { recursive: true, force: true });
  } catch (error) {
    if (!isMounted(error)) throw error;
    await fillInPlace(next, dist, unique);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Writes all files into a new folder, for everybody to read whatever the user's mask is: servers are other users. */
async function fill(
  folder: string,
  files: readonly OutputFile[],
  { publicFolder, publicFiles }: WriteOptions,
): Promise<void> {
  const copied = [...publicFiles].map((file) => file.slice(1));
  await makeFolders(folder, [...copied, ...files.map((file) => file.path)]);
  const share = (file: string) => chmod(path.join(folder, file), 0o644);
  const done = await Promise.allSettled([
    ...copied.map(async (file) => {
      await copyFile(path.join(publicFolder, file), path.join(folder, file));
      await share(file);
    }),
    ...files.map(async (file) => {
      await writeFile(path.join(folder, file.path), file.content);
      await share(file.path);
    }),
  ]);
  const failed = done.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function makeFolders(root: string, files: readonly string[]): Promise<void> {
  const folders = new Set(['.', ...files.flatMap(foldersOf)]);
  // Those above come first: they are shorter.
  for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
    await mkdir(path.join(root, folder), { recursive: true });
    await chmod(path.join(root, folder), 0o755);
  }
}

/** `a/b/c.html` → `a`, `a/b` */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A mount point cannot be renamed: its entries are moved one by one. */
async function fillInPlace(next: string, dist: string, unique: string): Promise<void> {
  const inside = path.join(dist, `.next-${unique}`);
  const previous = path.join(dist, `.previous-${unique}`);
  try {
    await cp(next, inside, { recursive: true });
    await mkdir(previous);
    const old = (await readdir(dist)).filter((name) => !isWorkFolder(name, ''));
    await moveEntries(old, { from: dist, to: previous });
    await moveEntries(await readdir(inside), { from: inside, to: dist });
    await rm(previous, { recursive: true });
  } catch (error) {
    await restoreInside(dist);
    throw error;
  } finally {
    await rm(inside, { recursive: true, force: true });
  }
}

function isMounted(error: unknown): boolean {
  return ['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '');
}

function notWritten(error: unknown): Problem {
  const { message } = error as Partial<Error>;
  return {
    message: 'Could not write the site',
    found: message ?? String(error),
    fix: 'look at the disk, and at the rights of the user who builds; the site of before is as it was',
  };
}
