import { readdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyFixture, type FixtureSite, finish, readTree, startBuild } from './fixture-site.ts';

let site: FixtureSite;

/** The site as it was built before anything went wrong. */
let built: Record<string, string>;

beforeEach(async () => {
  site = await copyFixture('small');
  await build();
  built = await readTree(site.dist);
});

afterEach(() => site.close());

async function build(): Promise<void> {
  const { status, stderr } = await site.build();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

const changeText = () =>
  site.write('content/en/guide/first.md', '---\ntitle: First\n---\n\nAnother text.\n');

/** What lies beside the site's own files. */
async function besides(): Promise<string[]> {
  const own = ['content', 'dist', 'package.json', 'public', 'site.config.ts', 'src'];
  return (await readdir(site.root)).filter((name) => !own.includes(name)).sort();
}

/** Enough files to copy that a build can be caught at it. */
async function addManyFiles(): Promise<void> {
  const names = Array.from(
    { length: 3000 },
    (_, index) => `public/many/${index % 50}/${index}.txt`,
  );
  await Promise.all(names.map((name) => site.write(name, name)));
}

/** Kills a build as soon as something is true, and says what it left beside the site. */
async function killWhen(isTime: () => Promise<boolean>): Promise<string[]> {
  const child = startBuild(site.root);
  const end = finish(child);
  while (child.exitCode === null && !(await isTime())) await wait(1);
  child.kill('SIGKILL');
  expect((await end).status, 'the build was killed before its end').toBeNull();
  return besides();
}

const isWriting = async () => (await besides()).some((name) => name.startsWith('dist.next-'));

describe('a build that fails', () => {
  it('leaves the site of before as it was, and nothing beside it', async () => {
    await site.write('content/en/guide/first.md', '---\ntitle: First\n---\n\n[Dead](/nowhere)\n');
    expect((await site.build()).status).toBe(1);
    expect(await readTree(site.dist)).toEqual(built);
    expect(await besides()).toEqual([]);
  });

  it('makes no site where there was none', async () => {
    await rename(site.dist, path.join(site.root, 'moved'));
    await site.remove('content/zh/guide/second.md');
    expect((await site.build()).status).toBe(1);
    await expect(stat(site.dist)).rejects.toThrow('ENOENT');
  });
});

describe('a build that is killed', () => {
  it('leaves the site of before as it was, while it was writing', async () => {
    await changeText();
    await addManyFiles();
    const left = await killWhen(isWriting);
    expect(left).toEqual([expect.stringMatching(/^dist\.next-[0-9a-f]{8}$/)]);
    expect(await readTree(site.dist)).toEqual(built);
  });

  it.each([50, 300, 600, 900])('leaves it as it was after %i ms', async (milliseconds) => {
    await changeText();
    const time = performance.now() + milliseconds;
    const child = startBuild(site.root);
    const end = finish(child);
    while (child.exitCode === null && performance.now() < time) await wait(1);
    child.kill('SIGKILL');
    const { status } = await end;
    if (status === null) expect(await readTree(site.dist)).toEqual(built);
    await build();
    expect((await readTree(site.dist))['guide/second.html']).toBe(undefined);
  });

  it('does not hinder the next one', async () => {
    await addManyFiles();
    await killWhen(isWriting);
    await changeText();
    await build();
    const tree = await readTree(site.dist);
    expect(Object.keys(tree)).toEqual(expect.arrayContaining(Object.keys(built).filter(isPage)));
    expect(tree['many/7/7.txt']).toBeDefined();
  });

  it('has what it left taken away by a later one, when nobody can be writing it any more', async () => {
    await addManyFiles();
    const left = await killWhen(isWriting);
    await build();
    expect(await besides()).toEqual(left);

    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(path.join(site.root, left[0] ?? ''), yesterday, yesterday);
    await build();
    expect(await besides()).toEqual([]);
  });
});

it('takes away nothing that is not its own', async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  const names = [
    'dist.backup',
    'dist.next',
    'dist.next-notes',
    'dist.previous-0123456',
    'distance',
  ];
  for (const name of names) {
    await site.write(`${name}/kept.txt`, 'kept');
    await utimes(path.join(site.root, name), yesterday, yesterday);
  }
  await build();
  expect(await besides()).toEqual(names);
});

function isPage(file: string): boolean {
  return file.endsWith('.html');
}
