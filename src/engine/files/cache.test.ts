import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskCache, hashOf } from './cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function onlyFile(): Promise<string> {
  const [name = ''] = await readdir(path.join(folder, 'page'));
  return path.join(folder, 'page', name);
}

describe('a value', () => {
  it('is made once, and is there for the next run', async () => {
    const make = vi.fn(async () => ({ text: '文' }));
    expect(await diskCache(folder).remember('page', ['a'], make)).toEqual({ text: '文' });
    expect(await diskCache(folder).remember('page', ['a'], make)).toEqual({ text: '文' });
    expect(make).toHaveBeenCalledOnce();
  });

  it('can be recalled once it is made, and is not made by that', async () => {
    const cache = diskCache(folder);
    expect(await cache.recall('page', ['a'])).toBeUndefined();
    await cache.remember('page', ['a'], async () => 1);
    expect(await diskCache(folder).recall('page', ['a'])).toBe(1);
  });

  it('is made again where it does not hold for another run', async () => {
    const make = vi.fn(async () => ['Endless sample']);
    const isLasting = (problems: string[]) => problems.length === 0;
    await diskCache(folder).remember('page', ['a'], make, isLasting);
    await diskCache(folder).remember('page', ['a'], make, isLasting);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made once for all who ask at the same time', async () => {
    const make = vi.fn(async () => 1);
    const cache = diskCache(folder);
    await Promise.all([1, 2, 3].map(() => cache.remember('page', ['a'], make)));
    expect(make).toHaveBeenCalledOnce();
  });

  it('belongs to its kind and its whole key', async () => {
    const cache = diskCache(folder);
    const keys: [string, unknown[]][] = [
      ['page', ['a', 'b']],
      ['page', ['ab']],
      ['page', ['a']],
      ['code', ['a']],
      ['page', [{ a: 1 }]],
    ];
    for (const [index, [kind, key]] of keys.entries()) {
      expect(await cache.remember(kind, key, async () => index)).toBe(index);
    }
  });

  it.each(['', '{"text":"half', '{"text":"another"}', 'null', `${'0'.repeat(20)}\n"another"`])(
    'that was damaged to "%s" is made again',
    async (damaged) => {
      const make = vi.fn(async () => 'whole');
      await diskCache(folder).remember('page', ['a'], make);
      await writeFile(await onlyFile(), damaged);
      expect(await diskCache(folder).remember('page', ['a'], make)).toBe('whole');
      expect(await diskCache(folder).remember('page', ['a'], make)).toBe('whole');
      expect(make).toHaveBeenCalledTimes(2);
    },
  );

  it('that could not be made is not kept', async () => {
    const cache = diskCache(folder);
    await expect(
      cache.remember('page', ['a'], () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await cache.remember('page', ['a'], async () => 'yes')).toBe('yes');
  });
});

it('leaves nothing half-written, and does without a folder it cannot write', async () => {
  await diskCache(folder).remember('page', ['a'], async () => 1);
  expect(await onlyFile()).toMatch(/[0-9a-f]{20}\.json$/);
  const inFile = path.join(await onlyFile(), 'below-a-file');
  expect(await diskCache(inFile).remember('page', ['a'], async () => 2)).toBe(2);
});

it('hashes the same value to the same twenty digits', () => {
  expect(hashOf({ a: [1, 'x'] }, 'b')).toBe(hashOf({ a: [1, 'x'] }, 'b'));
  expect(hashOf('a', 'b')).not.toBe(hashOf('ab'));
  expect(hashOf('a')).toMatch(/^[0-9a-f]{20}$/);
});
