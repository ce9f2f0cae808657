import type { StatsFs } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFolder, removeUnused, writableFolder } from './kept-folder.ts';

vi.mock('node:fs/promises', { spy: true });

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-kept-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const make = (text: string) => (folder: string) => writeFile(path.join(folder, 'text'), text);

describe('keepFolder', () => {
  it('makes a folder once', async () => {
    const folder = path.join(root, 'example-a');
    await keepFolder(folder, make('first'));
    await keepFolder(folder, make('second'));
    expect(await readFile(path.join(folder, 'text'), 'utf8')).toBe('first');
  });

  it('lets two make it at once, and keeps one whole', async () => {
    const folder = path.join(root, 'example-b');
    await Promise.all([keepFolder(folder, make('one')), keepFolder(folder, make('two'))]);
    expect(await readFile(path.join(folder, 'text'), 'utf8')).toMatch(/^(one|two)$/);
    expect(await readdir(root)).toEqual(['example-b']);
  });

  it('keeps nothing of what failed', async () => {
    const fail = async (folder: string) => {
      await make('half')(folder);
      throw new Error('No tea');
    };
    await expect(keepFolder(path.join(root, 'example-c'), fail)).rejects.toThrow('No tea');
    expect(await readdir(root)).toEqual([]);
  });
});

describe('removeUnused', () => {
  it('removes what nobody has used for a week, and nothing that is not its own', async () => {
    const old = new Date('2024-01-01');
    for (const name of ['example-old', 'example-new', 'notes']) {
      await mkdir(path.join(root, name));
      if (name !== 'example-new') await utimes(path.join(root, name), old, old);
    }
    await removeUnused(root);
    expect(await readdir(root)).toEqual(['example-new', 'notes']);
  });

  it('spares a folder that was used again', async () => {
    const folder = path.join(root, 'example-used');
    const old = new Date('2024-01-01');
    await mkdir(folder);
    await utimes(folder, old, old);
    await keepFolder(folder, make(''));
    await removeUnused(root);
    expect(await readdir(root)).toEqual(['example-used']);
  });
});

describe('writableFolder', () => {
  it('takes the next folder where one cannot be written to', async () => {
    // A file in the way stops everybody, rights do not stop root.
    await writeFile(path.join(root, 'file'), '');
    const folders = [path.join(root, 'file/cache'), path.join(root, 'temporary/cache')] as const;
    expect(await writableFolder(...folders)).toBe(folders[1]);
    expect(await readdir(folders[1])).toEqual([]);
  });

  it('takes the next folder where a disk is full', async () => {
    vi.mocked(statfs).mockResolvedValueOnce({ bavail: 1, bsize: 4096 } as StatsFs);
    const folders = [path.join(root, 'full'), path.join(root, 'temporary')] as const;
    expect(await writableFolder(...folders)).toBe(folders[1]);
  });

  it('says what to do where there is none', async () => {
    await writeFile(path.join(root, 'file'), '');
    await chmod(root, 0o700);
    await expect(writableFolder(path.join(root, 'file/cache'))).rejects.toThrow(
      /none of these can be written to and has 20 MB free: .*file\/cache\.\nName one that can: DOCS_CACHE=/,
    );
  });
});
