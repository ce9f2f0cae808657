import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { type Problem, ProblemError } from '#shared/problem.ts';

/**
 * The text of a file, the same on every system: lines end in `\n`, and no byte order mark is before them.
 *
 * @param name the file from the project's root, as problems say it
 * @returns undefined where there is no such file
 * @throws ProblemError where it is there and cannot be read
 */
export async function readText(file: string, name: string): Promise<string | undefined> {
  try {
    const entry = await stat(file);
    // A folder has no text, and a pipe would be waited for without end.
    if (!entry.isFile()) throw new ProblemError([notFile(name, entry.isDirectory())]);
    return plainText(await readFile(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error instanceof ProblemError ? error : new ProblemError([unreadable(error, name)]);
  }
}

/**
 * All entries below a folder, at any depth; none where there is no such folder.
 *
 * @param name the folder from the project's root, as problems say it
 * @throws ProblemError where it is there and cannot be read
 */
export async function readFolder(folder: string, name: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw new ProblemError([unreadable(error, name)]);
  }
}

/** Whether an error says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** For `catch`: undefined in place of what is not there. */
export function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** A text with `\n` at the end of lines, without a byte order mark. */
function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

function notFile(file: string, isFolder: boolean): Problem {
  return {
    file,
    message: `Not a file: ${isFolder ? 'a folder' : 'a pipe or a device'}`,
    expected: 'a file with text',
    fix: 'rename or remove it',
  };
}

/** The problem for a file or folder that exists and cannot be read. */
export function unreadable(error: unknown, file: string): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  return {
    file,
    message: 'Could not read the file',
    found: message?.split(',')[0] ?? String(error),
    fix:
      code === 'ELOOP'
        ? 'the links lead in a circle: remove them'
        : code === 'EACCES' || code === 'EPERM'
          ? 'give the user who builds the right to read it'
          : 'look at it, and at the disk that it is on',
  };
}
