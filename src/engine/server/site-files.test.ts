import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'site-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

it.each(['br', 'gzip', undefined] as const)(
  'reads and compresses a file once, however many ask at the same time: %s',
  async (encoding) => {
    await writeFile(path.join(folder, 'index.html'), '<h1>Home</h1>');
    const files = siteFiles(folder);
    const read = () => files.read('index.html', encoding);
    const [first, ...others] = await Promise.all([read(), read(), read()]);
    expect(first?.encoding).toBe(encoding);
    for (const other of [...others, await read()]) expect(other?.body).toBe(first?.body);
  },
);

it('looks again for a file that was missing', async () => {
  const files = siteFiles(folder);
  expect(await files.read('late.html', 'br')).toBeUndefined();
  await writeFile(path.join(folder, 'late.html'), 'late');
  expect(await files.read('late.html', 'br')).toMatchObject({ encoding: 'br' });
});
