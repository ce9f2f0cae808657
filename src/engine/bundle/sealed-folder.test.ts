import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isWhole, seal } from './sealed-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sealed-'));
  await mkdir(path.join(folder, 'web/static'), { recursive: true });
  await writeFile(path.join(folder, 'web/static/shell.js'), 'shell');
  await writeFile(path.join(folder, 'index.js'), 'server');
  await seal(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);

it('a folder is whole as long as nothing has changed', async () => {
  expect(await isWhole(folder)).toBe(true);
});

describe('a folder is not whole', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['without one of its files', () => rm(inFolder('web/static/shell.js'))],
    ['with one cut short', () => writeFile(inFolder('index.js'), 'serv')],
    ['with one more', () => writeFile(inFolder('more.js'), '')],
    ['without its seal', () => rm(inFolder('files.json'))],
    ['when it is gone', () => rm(folder, { recursive: true })],
  ])('%s', async (_, change) => {
    await change();
    expect(await isWhole(folder)).toBe(false);
  });
});
