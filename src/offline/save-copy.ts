import type { LocaleCode } from '#shared/locale.ts';
import {
  type OfflineFailure,
  type OfflineManifest,
  offlineHashLength,
  offlineManifestFile,
} from '#shared/offline.ts';
import { withBase } from '#shared/url.ts';
import { type Copies, manifestKey, type SavedCopy } from './copies.ts';

/** Why a copy is not there, or not newer. */
export class SaveError extends Error {
  readonly reason: OfflineFailure;

  constructor(reason: OfflineFailure, address: string, cause?: unknown) {
    super(`${address} could not be saved: ${reason}.`, { cause });
    this.name = 'SaveError';
    this.reason = reason;
  }
}

export interface SaveOptions {
  copies: Copies;
  base: string;
  onProgress?: (done: number, all: number) => void;
}

/** Files that are fetched at a time. */
const lanes = 6;

/** Saves a language as it is now, as a whole or not at all: until it is there, the copy before it counts. */
export async function saveCopy(
  lang: LocaleCode,
  { copies, base, onProgress }: SaveOptions,
): Promise<SavedCopy> {
  const manifest = await fetchManifest(lang, base);
  if (!manifest) throw new SaveError('changed', offlineManifestFile(lang));
  const name = copies.newName(manifest);
  try {
    const cache = await caches.open(name);
    await fill(cache, manifest, { known: await known(lang, copies), onProgress });
    await cache.put(manifestKey, Response.json(manifest));
    const { build, bytes } = manifest;
    const copy = { lang, build, bytes, cache: name };
    await copies.add(copy);
    return copy;
  } catch (error) {
    await caches.delete(name);
    throw error instanceof SaveError ? error : new SaveError('full', name, error);
  }
}

/** What a language consists of now; undefined where it is not offered any more. */
export async function fetchManifest(
  lang: LocaleCode,
  base: string,
): Promise<OfflineManifest | undefined> {
  const address = withBase(offlineManifestFile(lang), base);
  const response = await fetchFresh(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new SaveError('disconnected', address);
  return response.json();
}

/** Finds what the copy before has of the same content. */
type Known = (address: string, hash: string) => Promise<Response | undefined>;

async function known(lang: LocaleCode, copies: Copies): Promise<Known> {
  const copy = (await copies.list()).find((saved) => saved.lang === lang);
  const files = copy && (await copies.manifestOf(copy))?.files;
  return async (address, hash) =>
    files?.[address] === hash ? caches.match(address, { cacheName: copy?.cache }) : undefined;
}

interface FillOptions {
  known: Known;
  onProgress?: SaveOptions['onProgress'];
}

async function fill(
  cache: Cache,
  { files }: OfflineManifest,
  { known: find, onProgress }: FillOptions,
): Promise<void> {
  const entries = Object.entries(files);
  const left = entries.values();
  let done = 0;
  let isOver = false;
  const lane = async () => {
    for (const [address, hash] of left) {
      if (isOver) return;
      await cache.put(address, (await find(address, hash)) ?? (await fetchExactly(address, hash)));
      onProgress?.(++done, entries.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    isOver = true;
  }
}

/** A file with the very content that the manifest names: another build, or what a network made of it, is refused. */
async function fetchExactly(address: string, hash: string): Promise<Response> {
  const response = await fetchFresh(address);
  const body = await response.arrayBuffer().catch((cause: unknown) => {
    throw new SaveError('disconnected', address, cause);
  });
  if ((await hashOf(body)) !== hash) throw new SaveError('changed', address);
  const headers = new Headers(response.headers);
  // They are about how it has traveled.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  // The page for lost addresses comes with the status of one; whoever is sent it decides that.
  return new Response(body, { headers });
}

function fetchFresh(address: string): Promise<Response> {
  return fetch(address, { cache: 'no-cache' }).catch((cause: unknown) => {
    throw new SaveError('disconnected', address, cause);
  });
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, offlineHashLength);
}
