import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

let folder: string;
const read = (name: string) => readText(path.join(folder, name), `content/${name}`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'read-text-'));
  await writeFile(path.join(folder, 'windows.md'), '\uFEFFa\r\nb\rc\n');
  await mkdir(path.join(folder, 'folder.md'));
  await symlink('nowhere', path.join(folder, 'dangling.md'));
  await symlink('looping.md', path.join(folder, 'looping.md'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('a text', () => {
  it('is the same on every system', async () => {
    expect(await read('windows.md')).toBe('a\nb\nc\n');
  });

  it.each(['missing.md', 'dangling.md', 'windows.md/a.md'])('may be missing: %s', async (name) => {
    expect(await read(name)).toBeUndefined();
  });
});

describe('what cannot be read', () => {
  it('may be a folder', async () => {
    await expect(read('folder.md')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/folder.md
        Not a file: a folder
        expected: a file with text
        fix:      rename or remove it

      1 problem]
    `);
  });

  it('may be links that lead in a circle', async () => {
    await expect(read('looping.md')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/looping.md
        Could not read the file
        found:    ELOOP: too many symbolic links encountered
        fix:      the links lead in a circle: remove them

      1 problem]
    `);
  });

  it.skipIf(process.platform === 'win32')('may be a pipe, which is not waited for', async () => {
    execFileSync('mkfifo', [path.join(folder, 'pipe.md')]);
    await expect(read('pipe.md')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/pipe.md
        Not a file: a pipe or a device
        expected: a file with text
        fix:      rename or remove it

      1 problem]
    `);
  });
});
