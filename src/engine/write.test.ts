import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutputFile } from './outputs/output-file.ts';
import { writeSite } from './write.ts';

vi.mock('node:fs/promises', { spy: true });

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'write-'));
});
afterEach(async () => {
  vi.mocked(rename).mockReset();
  await rm(root, { recursive: true });
});

function write(...files: OutputFile[]): Promise<void> {
  return writeSite(files, {
    dist: path.join(root, 'dist'),
    publicFolder: path.join(root, 'public'),
  });
}

/** Every file below the root with its text; folders that were forgotten would show here. */
async function written(): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const texts = await Promise.all(paths.map((file) => readFile(file, 'utf8')));
  return Object.fromEntries(
    paths.map((file, index) => [path.relative(root, file), texts[index] ?? '']),
  );
}

it('puts the new site in place of the old one, as a whole', async () => {
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public/logo.svg'), 'logo');
  await write({ path: 'old.html', content: 'old' });
  await write(
    { path: 'index.html', content: 'new' },
    { path: 'zh/guide/a.html', content: new Uint8Array([0x61]) },
    { path: 'logo.svg', content: 'over the public one' },
  );
  expect(await written()).toEqual({
    'dist/index.html': 'new',
    'dist/logo.svg': 'over the public one',
    'dist/zh/guide/a.html': 'a',
    'public/logo.svg': 'logo',
  });
});

it('leaves the old site whole, and nothing beside it, when a file cannot be written', async () => {
  await write({ path: 'index.html', content: 'old' });
  const many = Array.from({ length: 300 }, (_, index) => ({
    path: `${index}/a.html`,
    content: 'new',
  }));
  await expect(
    write(...many, { path: '7', content: 'a folder by this name is there' }),
  ).rejects.toThrow('EISDIR');
  expect(await written()).toEqual({ 'dist/index.html': 'old' });
  expect(await readdir(root)).toEqual(['dist']);
});

it('puts the old site back when the new one cannot take its place', async () => {
  await write({ path: 'index.html', content: 'old' });
  const actual = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (String(from).includes('.next-')) throw new Error('EXDEV');
    return actual.rename(from, to);
  });
  await expect(write({ path: 'index.html', content: 'new' })).rejects.toThrow('EXDEV');
  expect(await written()).toEqual({ 'dist/index.html': 'old' });
  expect(await readdir(root)).toEqual(['dist']);
});
