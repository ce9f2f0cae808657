import { beforeEach, expect, it } from 'vitest';
import type { Cache } from '../files/cache.ts';
import { memoryCache } from './memory-cache.ts';

let made: number;

beforeEach(() => {
  made = 0;
});

const make = async () => ++made;

it('makes a value once for its key', async () => {
  const cache = memoryCache();
  await cache.remember('page', ['a', { b: 1 }], make);
  expect(await cache.remember('page', ['a', { b: 1 }], make)).toBe(1);
  expect(await cache.remember('page', ['a', { b: 2 }], make)).toBe(2);
  expect(await cache.remember('body', ['a', { b: 1 }], make)).toBe(3);
});

it('keeps what the last run asked for, and forgets the rest', async () => {
  const cache = memoryCache();
  await cache.remember('page', ['kept'], make);
  await cache.remember('page', ['forgotten'], make);
  cache.sweep();
  expect(await cache.remember('page', ['kept'], make)).toBe(1);
  cache.sweep();
  expect(await cache.remember('page', ['kept'], make)).toBe(1);
  expect(await cache.remember('page', ['forgotten'], make)).toBe(3);
});

it('tries again what failed', async () => {
  const cache = memoryCache();
  const failed = cache.remember('page', ['a'], () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await cache.remember('page', ['a'], make)).toBe(1);
});

it('does not wait until a value is stored below', async () => {
  const slow: Cache = {
    remember: async (_kind, _key, makeBelow) => {
      await makeBelow();
      return new Promise(() => {});
    },
  };
  expect(await memoryCache(slow).remember('page', ['a'], make)).toBe(1);
});
