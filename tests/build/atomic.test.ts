import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { copyFixture, type FixtureSite, finish, readTree, startBuild } from './fixture-site.ts';

let site: FixtureSite;

/** A site that was built before anything goes wrong. */
let template: FixtureSite;
let built: Record<string, string>;

/** An empty cache: the status page tells what is remembered, which other tests would change. */
const emptyCache = (name: string) => ({ DOCS_CACHE: path.join(template.root, name) });

beforeAll(async () => {
  template = await copyFixture('small');
  await build(template, emptyCache('cache-of-template'));
  built = await readTree(template.dist);
});

afterAll(() => template.close());

beforeEach(async () => {
  site = await copyFixture('small');
  await cp(template.dist, site.dist, { recursive: true });
});

afterEach(() => site.close());

async function build(target: FixtureSite, env?: NodeJS.ProcessEnv): Promise<void> {
  const { status, stderr } = await target.build(env);
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

/** Kills a build as soon as something is true, and says whether that was before its end. */
async function killWhen(
  isTime: () => boolean | Promise<boolean>,
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const child = startBuild(site.root, env);
  const end = finish(child);
  while (child.exitCode === null && !(await isTime())) await wait(1);
  child.kill('SIGKILL');
  return (await end).status === null;
}

const yesterday = new Date(Date.now() - 86_400_000);

const isWriting = async () => (await besides()).some((name) => name.startsWith('dist.next-'));

describe('a build that fails', () => {
  it('leaves the site of before as it was, and nothing beside it', async () => {
    await site.write('content/en/guide/first.md', '---\ntitle: First\n---\n\n[Dead](/nowhere)\n');
    expect((await site.build()).status).toBe(1);
    expect(await readTree(site.dist)).toEqual(built);
    expect(await besides()).toEqual([]);
  });

  it('makes no site where there was none', async () => {
    await rm(site.dist, { recursive: true });
    await site.remove('content/zh/guide/second.md');
    expect((await site.build()).status).toBe(1);
    await expect(stat(site.dist)).rejects.toThrow('ENOENT');
  });
});

describe('a build that is killed', () => {
  it('leaves the site of before as it was, while it was writing', async () => {
    await changeText();
    await addManyFiles();
    expect(await killWhen(isWriting)).toBe(true);
    expect(await besides()).toEqual([expect.stringMatching(/^dist\.next-[0-9a-f]{8}$/)]);
    expect(await readTree(site.dist)).toEqual(built);
  });

  it('leaves it as it was, and remembers nothing wrong, whenever that was', async () => {
    const env = emptyCache('cache-of-killed');
    for (const milliseconds of [100, 400, 700, 1000]) {
      const time = performance.now() + milliseconds;
      await killWhen(() => performance.now() > time, env);
      expect(await readTree(site.dist)).toEqual(built);
    }
    await rm(site.dist, { recursive: true });
    await build(site, env);
    expect(await readTree(site.dist)).toEqual(built);
  });

  it('between its two steps, is undone by the next command, also by one that fails', async () => {
    const kill = () => rename(site.dist, `${site.dist}.previous-01234567`);
    await kill();
    const server = await serveSite(projectAt(site.root));
    server.close();
    expect(await readTree(site.dist)).toEqual(built);
    await kill();
    await site.remove('content/zh/guide/second.md');
    expect((await site.build()).status).toBe(1);
    expect(await readTree(site.dist)).toEqual(built);
  });

  it('leaves what a later one takes away, when nobody can be writing it any more', async () => {
    await addManyFiles();
    expect(await killWhen(isWriting)).toBe(true);
    const left = await besides();
    await build(site);
    expect(await readTree(site.dist)).toMatchObject({ 'many/7/7.txt': expect.any(String) });
    expect(await besides()).toEqual(left);

    await utimes(path.join(site.root, left[0] ?? ''), yesterday, yesterday);
    await build(site);
    expect(await besides()).toEqual([]);
  });
});

it('makes a bundle anew that has lost a file', async () => {
  const env = { DOCS_CACHE: path.join(template.root, 'cache') };
  await build(site, env);
  const whole = await readTree(site.dist);
  const bundles = path.join(env.DOCS_CACHE, 'bundle');
  const shell = (await readdir(bundles, { recursive: true })).find((name) =>
    /web.static.shell\.\w+\.js$/.test(name),
  );
  await rm(path.join(bundles, shell ?? ''));
  await build(site, env);
  expect(await readTree(site.dist)).toEqual(whole);
});

it('takes away nothing that is not its own', async () => {
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
  await build(site);
  expect(await besides()).toEqual(names);
});
