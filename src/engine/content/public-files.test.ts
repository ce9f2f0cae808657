import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { findPublicFiles } from './public-files.ts';

let root: string;
let folder: string;
const place = (name: string) => path.join(folder, name);

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'public-'));
  folder = path.join(root, 'public');
  await mkdir(place('icons'), { recursive: true });
  await writeFile(place('icons/a.svg'), '<svg/>');
  await writeFile(path.join(root, 'secret.txt'), 'secret');
});

afterEach(() => rm(root, { recursive: true }));

async function complaint(): Promise<string> {
  const { problems } = await findPublicFiles(folder);
  return formatProblems(problems).replaceAll(root, '<root>');
}

it('finds files, and links to files of the same folder', async () => {
  await symlink('a.svg', place('icons/b.svg'));
  const { files, problems } = await findPublicFiles(folder);
  expect([[...files], problems]).toEqual([['/icons/a.svg', '/icons/b.svg'], []]);
});

it('may find nothing', async () => {
  await rm(folder, { recursive: true });
  expect((await findPublicFiles(folder)).files.size).toBe(0);
});

it('refuses links that lead out, nowhere, in a circle or to a folder', async () => {
  await symlink('../secret.txt', place('a.txt'));
  await symlink('..', place('b'));
  await symlink('nowhere', place('c.txt'));
  await symlink('d.txt', place('d.txt'));
  await symlink('icons', place('e'));
  expect(await complaint()).toMatchInlineSnapshot(`
    "public/a.txt
      Symbolic link out of \`public/\`
      found:    <root>/secret.txt
      expected: files: all of \`public/\` is copied into the site and published
      fix:      copy the file, if everybody may read it

    public/b
      Symbolic link out of \`public/\`
      found:    <root>
      expected: files: all of \`public/\` is copied into the site and published
      fix:      copy the file, if everybody may read it

    public/c.txt
      Dead symbolic link
      expected: files: all of \`public/\` is copied into the site and published
      fix:      remove the link

    public/d.txt
      Could not read the file
      found:    ELOOP: too many symbolic links encountered
      fix:      the links lead in a circle: remove them

    public/e
      Not a file: a link to a folder
      expected: files: all of \`public/\` is copied into the site and published
      fix:      remove it, or copy what is meant

    5 problems"
  `);
});

it('refuses a file in place of the folder', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await expect(findPublicFiles(folder)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ProblemError: public
      Could not read the file
      found:    ENOTDIR: not a directory
      fix:      look at it, and at the disk that it is on

    1 problem]
  `);
});

it.skipIf(process.platform === 'win32')('refuses pipes, which nobody waits for', async () => {
  execFileSync('mkfifo', [place('pipe')]);
  expect(await complaint()).toMatchInlineSnapshot(`
    "public/pipe
      Not a file: a pipe or a device
      expected: files: all of \`public/\` is copied into the site and published
      fix:      remove it, or copy what is meant

    1 problem"
  `);
});
