import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchFiles } from './watch-files.ts';

let root: string;
let stop: () => void;
let changes: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-watch-'));
  await mkdir(at('content/en/guide'), { recursive: true });
  await writeFile(at('content/en/guide/a.md'), '');
  changes = 0;
  const names = ['content', 'public', 'site.config.ts'];
  stop = await watchFiles({ root, names, onChange: () => changes++ });
});

afterEach(async () => {
  stop();
  await rm(root, { recursive: true });
});

const at = (file: string) => path.join(root, file);
const write = (file: string) => writeFile(at(file), String(Math.random()));
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Makes a change, and others in what came of it: all must be seen. */
async function expectSeen(...steps: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    changes = 0;
    await step();
    await expect.poll(() => changes).toBeGreaterThan(0);
    await settled();
  }
}

it('sees a burst of saves as one change', async () => {
  await expectSeen(async () => {
    for (const text of ['', 'a', 'ab']) writeFileSync(at('content/en/guide/a.md'), text);
  });
  expect(changes).toBe(1);
});

it('goes on seeing a file that was replaced, as many editors save', () =>
  expectSeen(
    async () => {
      await write('content/en/guide/a.tmp');
      await rename(at('content/en/guide/a.tmp'), at('content/en/guide/a.md'));
    },
    () => write('content/en/guide/a.md'),
  ));

it('goes on seeing a folder that was renamed', () =>
  expectSeen(
    () => rename(at('content/en/guide'), at('content/en/manual')),
    () => write('content/en/manual/a.md'),
  ));

it('sees what is in a new folder', () =>
  expectSeen(
    async () => {
      await mkdir(at('content/en/api/deep'), { recursive: true });
      await write('content/en/api/deep/b.md');
    },
    () => write('content/en/api/deep/b.md'),
    () => rm(at('content/en/api'), { recursive: true }),
  ));

it('sees what is in a folder that took the place of another', () =>
  expectSeen(
    async () => {
      await rm(at('content/en/guide'), { recursive: true });
      await mkdir(at('content/en/guide'));
      await write('content/en/guide/a.md');
    },
    () => write('content/en/guide/a.md'),
  ));

it('sees a folder that did not exist at first', () =>
  expectSeen(
    () => mkdir(at('public')),
    () => write('public/logo.svg'),
  ));

it('sees files by their name, and no others beside them', async () => {
  await expectSeen(() => write('site.config.ts'));
  changes = 0;
  await write('README.md');
  await settled();
  expect(changes).toBe(0);
});
