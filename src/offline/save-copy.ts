import type { LocaleCode } from '#shared/locale.ts';
import {
  type OfflineFailure,
  type OfflineManifest,
  offlineHashLength,
  offlineManifestFile,
  parseManifest,
} from '#shared/offline.ts';
import { withBase } from '#shared/url.ts';
import { type Copies, manifestKey, type SavedCopy } from './copies.ts';
import { type Patience, patienceFor } from './patience.ts';

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
  /** Ends it before it is done. */
  signal?: AbortSignal;
}

/** Files that are fetched at a time. */
const lanes = 6;

/** Saves a language as it is now, as a whole or not at all: until it is there, the copy before it counts. */
export async function saveCopy(
  lang: LocaleCode,
  { copies, base, onProgress, signal }: SaveOptions,
): Promise<SavedCopy> {
  const manifest = await fetchManifest(lang, { base, signal });
  if (!manifest) throw new SaveError('changed', offlineManifestFile(lang));
  const name = copies.newName(manifest);
  const patience = patienceFor(signal);
  try {
    const cache = await caches.open(name);
    await fill(cache, manifest, { known: await known(lang, copies), onProgress, patience });
    await cache.put(manifestKey, Response.json(manifest));
    const { build, bytes } = manifest;
    const copy = { lang, build, bytes, cache: name };
    await copies.add(copy);
    return copy;
  } catch (error) {
    await caches.delete(name);
    throw error instanceof SaveError ? error : new SaveError('full', name, error);
  } finally {
    patience.end();
  }
}

/** What a language consists of now; undefined where it is not offered any more. */
export async function fetchManifest(
  lang: LocaleCode,
  { base, signal }: Pick<SaveOptions, 'base' | 'signal'>,
): Promise<OfflineManifest | undefined> {
  const address = withBase(offlineManifestFile(lang), base);
  const patience = patienceFor(signal);
  try {
    const response = await fetchFresh(address, patience);
    if (response.status === 404) return undefined;
    const answered = await response.json().catch(() => undefined);
    const manifest = parseManifest(answered, lang);
    if (!manifest)
      throw new SaveError(patience.signal.aborted ? 'disconnected' : 'changed', address);
    return manifest;
  } finally {
    patience.end();
  }
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
  patience: Patience;
}

async function fill(
  cache: Cache,
  { files }: OfflineManifest,
  { known: find, onProgress, patience }: FillOptions,
): Promise<void> {
  const entries = Object.entries(files);
  const left = entries.values();
  let done = 0;
  let isOver = false;
  const lane = async () => {
    for (const [address, hash] of left) {
      if (isOver) return;
      const found = await find(address, hash);
      await cache.put(address, found ?? (await fetchExactly(address, hash, patience)));
      patience.renew();
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
async function fetchExactly(address: string, hash: string, patience: Patience): Promise<Response> {
  const response = await fetchFresh(address, patience);
  const body = await response.arrayBuffer().catch((cause: unknown) => {
    throw new SaveError('disconnected', address, cause);
  });
  if ((await hashOf(body)) !== hash) throw new SaveError('changed', address);
  const headers = new Headers(response.headers);
  // They are about how it has traveled. No cache takes what varies with everything.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
  // The page for lost addresses comes with the status of one; whoever is sent it decides that.
  return new Response(body, { headers });
}

/** Too many requests, and all that servers have trouble with: later it may work. */
const isPassing = (status: number) => status === 429 || status >= 500;

async function fetchFresh(address: string, { signal }: Patience): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', signal }).catch((cause: unknown) => {
    throw new SaveError('disconnected', address, cause);
  });
  if (isPassing(response.status)) throw new SaveError('disconnected', address);
  return response;
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, offlineHashLength);
}
