import { mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from './built-site.ts';
import { copyFixture, readTree } from './fixture-site.ts';

// It has everything: code, feeds, dates, menus, own icons.
const fixture = 'features';

let tree: Record<string, string>;

beforeAll(async () => {
  tree = await buildAfresh({ TZ: 'UTC' });
});

const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Builds a new copy of the site, in a folder of another name, with nothing remembered. */
async function buildAfresh(
  env: NodeJS.ProcessEnv,
  prepare: (root: string) => Promise<void> = async () => {},
): Promise<Record<string, string>> {
  const site = await copyFixture(fixture);
  const cache = await mkdtemp(path.join(os.tmpdir(), 'docs-cache-'));
  folders.push(site.root, cache);
  await prepare(site.root);
  const { status, stderr } = await site.build({ DOCS_CACHE: cache, ...env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readTree(site.dist);
}

/** A clock of another century, on a machine so slow that a second passes between two looks at it. */
const anotherClock = `
  let time = Date.UTC(2101, 11, 31, 23, 59);
  globalThis.Date = class extends Date {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [time])); }
    static now() { return time += 1000; }
  };
`;

async function changeTimes(root: string): Promise<void> {
  const files = [...(await listFiles(path.join(root, 'content'))), '.', 'en', 'zh/guide'];
  const day = new Date('1999-12-31T23:59:59Z');
  await Promise.all(files.map((file) => utimes(path.join(root, 'content', file), day, day)));
}

it('builds a whole site', () => {
  expect(Object.keys(tree)).toContain('guide/first.html');
  expect(Object.keys(tree)).toContain('rss/news-zh.rss');
});

/** Each a build elsewhere: in a folder of another name, with an empty cache, and on another kind of machine. */
it.each<[where: string, env: NodeJS.ProcessEnv, prepare?: (root: string) => Promise<void>]>([
  ['east of the date line', { TZ: 'Pacific/Kiritimati' }],
  [
    'west of it, in Turkish, in another century, with files of another one',
    {
      TZ: 'Pacific/Niue',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(anotherClock)}`,
    },
    changeTimes,
  ],
])('gives the same bytes %s', async (_, env, prepare) => {
  expect(await buildAfresh(env, prepare)).toEqual(tree);
});

it('gives the same bytes from what it remembers', async () => {
  const site = await copyFixture(fixture);
  const cache = await mkdtemp(path.join(os.tmpdir(), 'docs-cache-'));
  folders.push(site.root, cache);
  await site.build({ DOCS_CACHE: cache });
  await site.build({ DOCS_CACHE: cache });
  expect(await readTree(site.dist)).toEqual(tree);
});
