import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineManifest } from '#shared/offline.ts';
import { answer } from './answer.ts';
import type { Copies } from './copies.ts';

const manifest: OfflineManifest = {
  build: 'b',
  lang: 'en',
  defaultLang: 'en',
  otherLangs: ['zh'],
  bytes: 1,
  page: '/offline',
  notFound: '/404.html',
  files: {},
};
const saved: Record<string, string> = {
  '/guide/react': 'saved',
  '/static/a.js': 'saved',
  '/404.html': 'lost',
  '/offline': '<html lang="en">offline',
};
const copies = {
  list: async () => [{ lang: 'en', build: 'b', bytes: 1, cache: 'c' }],
  find: async (address: string) =>
    saved[address] === undefined ? undefined : new Response(saved[address]),
  manifestOf: async () => manifest,
} as unknown as Copies;

const ask = async (path: string, mode = 'navigate') => {
  const request = { url: `https://docs.test${path}`, mode } as Request;
  const response = await answer(request, { copies, base: '/' });
  return [response.status, await response.text()];
};

let network: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => network());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('comes from the network, whatever is saved', async () => {
    network = async () => new Response('new');
    expect(await ask('/guide/react')).toEqual([200, 'new']);
    network = async () => new Response('gone', { status: 404 });
    expect(await ask('/guide/react')).toEqual([404, 'gone']);
  });

  it('is what is saved, where its name says that it is the same', async () => {
    network = async () => new Response('new');
    expect(await ask('/static/a.js', 'no-cors')).toEqual([200, 'saved']);
    expect(await ask('/static/b.js', 'no-cors')).toEqual([200, 'new']);
  });

  it('is what is saved where the network is broken, or silent for three seconds', async () => {
    network = () => Promise.reject(new TypeError('offline'));
    expect(await ask('/guide/react?x=1')).toEqual([200, 'saved']);
    network = async () => new Response('bad', { status: 502 });
    expect(await ask('/guide/react')).toEqual([200, 'saved']);
    expect(await ask('/guide/vue')).toEqual([502, 'bad']);
    network = () => new Promise(() => {});
    const late = ask('/guide/react');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await late).toEqual([200, 'saved']);
  });

  it('waits on where nothing is saved', async () => {
    network = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 5000));
    const late = ask('/guide/vue');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await late).toEqual([200, 'late']);
  });

  it('says without a network what is lost, and what is not saved', async () => {
    network = () => Promise.reject(new TypeError('offline'));
    expect(await ask('/guide/reakt')).toEqual([404, 'lost']);
    expect(await ask('/zh/guide/react')).toEqual([
      503,
      '<html data-unsaved="" data-foreign="" lang="en">offline',
    ]);
    expect(await ask('/zh/guide/react.json', 'cors')).toEqual([504, '']);
    await expect(ask('/picture.svg', 'no-cors')).rejects.toThrow('offline');
  });
});
