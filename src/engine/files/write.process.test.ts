import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutputFile } from './output-file.ts';
import { canonicalFolder, restoreSite } from './output-folder.ts';
import { writeSite } from './write.ts';

vi.mock('node:fs/promises', { spy: true });

let root: string;
const place = (name: string) => path.join(root, name);
const file = (name: string, content: OutputFile['content'] = 'new') => ({ path: name, content });

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'write-'));
  await mkdir(place('public/icons'), { recursive: true });
  await writeFile(place('public/icons/a.svg'), '<svg/>');
});

afterEach(async () => {
  vi.mocked(rename).mockReset();
  await rm(root, { recursive: true });
});

function write(...others: OutputFile[]): Promise<void> {
  const files = [file('guide/a.html', new Uint8Array([0x61])), ...others];
  const publicFiles = ['/icons/a.svg'];
  return writeSite(files, { dist: place('dist'), publicFolder: place('public'), publicFiles });
}

async function writeOld(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'old.html'), 'old');
}

const tree = async (folder: string) => (await readdir(place(folder), { recursive: true })).sort();
const whole = ['guide', 'guide/a.html', 'icons', 'icons/a.svg'];

/** Lets folders of a kind not be moved. */
async function refuseToMove(code: string, refused: (from: string) => boolean): Promise<void> {
  const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (refused(String(from))) throw Object.assign(new Error(code), { code });
    return actual.rename(from, to);
  });
}

describe('the output folder', () => {
  it('is replaced as a whole', async () => {
    await writeOld(place('dist'));
    await write();
    expect(await tree('dist')).toEqual(whole);
    expect(await tree('.')).not.toContainEqual(expect.stringContaining('dist.'));
  });

  it('may be a link, which stays', async () => {
    await writeOld(place('elsewhere'));
    await symlink('elsewhere', place('dist'));
    await write();
    expect((await lstat(place('dist'))).isSymbolicLink()).toBe(true);
    expect(await tree('elsewhere')).toEqual(whole);
  });

  it('may be a link to a folder that is not there yet', async () => {
    await symlink('elsewhere', place('dist'));
    await write();
    expect(await tree('elsewhere')).toEqual(whole);
  });

  it('is no file', async () => {
    await writeFile(place('dist'), 'mine');
    await expect(write()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: dist
        File in the place of the output folder
        expected: a folder, a link to one, or nothing
        fix:      move it away: the built site is written here

      1 problem]
    `);
    expect(await readFile(place('dist'), 'utf8')).toBe('mine');
  });

  it('is no link that leads in a circle, or through a file', async () => {
    await symlink('dist', place('dist'));
    await expect(canonicalFolder(place('dist'))).rejects.toThrow('the links lead in a circle');
    await expect(canonicalFolder(place('public/icons/a.svg/dist'))).rejects.toThrow(
      'Could not read the file',
    );
  });

  it.each(['EBUSY', 'EXDEV'])('may be mounted: %s', async (code) => {
    await writeOld(place('dist'));
    await refuseToMove(code, (from) => from === place('dist'));
    await write();
    expect(await tree('dist')).toEqual(whole);
  });

  describe('stays as it was, with nothing beside it,', () => {
    beforeEach(() => writeOld(place('dist')));

    afterEach(async () => {
      expect(await tree('dist')).toEqual(['old.html']);
      expect((await readdir(root)).sort()).toEqual(['dist', 'public']);
    });

    it('when a file is gone', async () => {
      await rm(place('public/icons/a.svg'));
      await expect(write()).rejects.toThrow('Could not write the site');
    });

    it('when a file cannot be written', async () => {
      const many = Array.from({ length: 300 }, (_, index) => file(`${index}/a.html`));
      await expect(write(...many, file('7'))).rejects.toThrow('EISDIR');
    });

    it('when the new one cannot take its place', async () => {
      await refuseToMove('EACCES', (from) => from.includes('.next-'));
      await expect(write()).rejects.toThrow('EACCES');
    });
  });
});

describe('a build that was killed', () => {
  const restore = async () => restoreSite(await canonicalFolder(place('dist')));

  it('between its two steps, is undone', async () => {
    await writeOld(place('dist.previous-01234567'));
    await writeOld(place('dist.next-01234567'));
    await restore();
    expect(await tree('dist')).toEqual(['old.html']);
  });

  it('between its two steps, is undone before another one fails', async () => {
    await writeOld(place('dist.previous-01234567'));
    await refuseToMove('EACCES', (from) => from.includes('.next-'));
    await expect(write()).rejects.toThrow('EACCES');
    expect(await tree('dist')).toEqual(['old.html']);
  });

  it('in a mounted folder, is undone', async () => {
    await writeOld(place('dist/.previous-01234567'));
    await writeFile(place('dist/old.html'), 'new');
    await restore();
    expect(await tree('dist')).toEqual(['old.html']);
    expect(await readFile(place('dist/old.html'), 'utf8')).toBe('old');
  });

  it('leaves nothing to undo where the site is in place', async () => {
    await writeOld(place('dist.previous-01234567'));
    await mkdir(place('dist'));
    await restore();
    expect(await tree('dist')).toEqual([]);
  });
});

// In a process of its own: threads have no mask.
it('writes what everybody can read, whatever the mask of the user is', async () => {
  await chmod(place('public/icons/a.svg'), 0o600);
  const mask = process.umask(0o077);
  await write().finally(() => process.umask(mask));
  const names = ['.', ...(await readdir(place('dist'), { recursive: true })).sort()];
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(path.join(place('dist'), name))).mode & 0o777]),
  );
  expect(Object.fromEntries(modes)).toEqual({
    '.': 0o755,
    guide: 0o755,
    'guide/a.html': 0o644,
    icons: 0o755,
    'icons/a.svg': 0o644,
  });
});
