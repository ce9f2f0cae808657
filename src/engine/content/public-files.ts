import type { Dirent } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { isMissing, readFolder, unreadable } from '../files/read-text.ts';

/** What lies below `public/`. */
export interface PublicFiles {
  /** Site paths, sorted: `/logo.svg`. */
  files: ReadonlySet<string>;
  /** Of what cannot be copied into the site. */
  problems: Problem[];
}

/**
 * Finds the files that are copied into the site as they are; a site need not have any.
 *
 * @param folder the site's `public/`
 */
export async function findPublicFiles(folder: string): Promise<PublicFiles> {
  const root = await realpath(folder).catch(() => folder);
  const found = await Promise.all(
    (await readFolder(root, 'public')).map((entry) => look(entry, root)),
  );
  return {
    files: new Set(found.flatMap(({ file }) => file ?? []).sort()),
    problems: found.flatMap(({ problem }) => problem ?? []),
  };
}

async function look(entry: Dirent, root: string): Promise<{ file?: string; problem?: Problem }> {
  if (entry.isDirectory()) return {};
  const place = path.join(entry.parentPath, entry.name);
  const file = `/${path.relative(root, place).split(path.sep).join('/')}`;
  if (entry.isFile()) return { file };
  const name = `public${file}`;
  if (!entry.isSymbolicLink()) return { problem: notCopied(name, 'a pipe or a device') };
  try {
    const target = await realpath(place);
    if (!target.startsWith(root + path.sep)) return { problem: leadsOut(name, target) };
    const linked = await stat(target);
    if (linked.isFile()) return { file };
    const kind = linked.isDirectory() ? 'a link to a folder' : 'a link to a pipe or a device';
    return { problem: notCopied(name, kind) };
  } catch (error) {
    return { problem: isMissing(error) ? leadsNowhere(name) : unreadable(error, name) };
  }
}

const expected = 'files: all of `public/` is copied into the site and published';

function notCopied(file: string, kind: string): Problem {
  return {
    file,
    message: `Not a file: ${kind}`,
    expected,
    fix: 'remove it, or copy what is meant',
  };
}

function leadsOut(file: string, found: string): Problem {
  return {
    file,
    message: 'Symbolic link out of `public/`',
    found,
    expected,
    fix: 'copy the file, if everybody may read it',
  };
}

function leadsNowhere(file: string): Problem {
  return { file, message: 'Dead symbolic link', expected, fix: 'remove the link' };
}
