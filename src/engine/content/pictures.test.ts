import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOfPictures, loadPictures } from './pictures.ts';

const files = {
  '/sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
  '/boxed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>',
  '/endless.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100%"/>',
  '/commas.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,64,32"/>',
  '/empty.png': '',
  '/text.txt': 'no picture',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)),
  );
});

afterAll(() => rm(folder, { recursive: true }));

it('measures pictures, and knows those that say nothing of their size', async () => {
  const pictures = await loadPictures(folder, { files: Object.keys(files), texts: ['![a](/b)'] });
  expect(Object.fromEntries(pictures)).toEqual({
    '/sized.svg': { width: 40, height: 20 },
    '/boxed.svg': { width: 64, height: 32 },
    '/endless.svg': undefined,
    '/commas.svg': undefined,
    '/empty.png': undefined,
  });
});

it('measures nothing for pages without pictures', async () => {
  const pictures = await loadPictures(folder, { files: Object.keys(files), texts: ['no !'] });
  expect(pictures.size).toBe(0);
});

it('tells sizes and variants apart', () => {
  const a = { width: 1, height: 2 };
  const hashes = [
    new Map([['/a.svg', a]]),
    new Map([['/a.svg', { width: 2, height: 2 }]]),
    new Map([
      ['/a.svg', a],
      ['/a.dark.svg', a],
    ]),
  ].map(hashOfPictures);
  expect(new Set(hashes).size).toBe(3);
});
