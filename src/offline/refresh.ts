import type { SavedCopy } from './copies.ts';
import { fetchManifest, SaveError, type SaveOptions, saveCopy } from './save-copy.ts';

/**
 * Brings what is saved up to date, while there is a network: a newer build takes the place of a copy
 * as a whole, and a language that is not offered any more is removed.
 */
export async function refreshCopies(options: SaveOptions): Promise<void> {
  const { copies, signal } = options;
  await copies.tidy();
  for (const copy of await copies.list()) {
    if (signal?.aborted) return;
    // The next visit tries again.
    await refresh(copy, options).catch((error: unknown) => console.warn(error));
  }
}

async function refresh(copy: SavedCopy, options: SaveOptions): Promise<void> {
  const { copies, base } = options;
  const { lang } = copy;
  const manifest = await fetchManifest(lang, options);
  if (!manifest) {
    // Where nothing answers, or something else does, nobody has ended it.
    if (await isThere(base, options)) await copies.remove(lang);
    return;
  }
  const { build } = manifest;
  if (build === copy.build || build === copy.refused || savesData()) return;
  try {
    await saveCopy(lang, options);
  } catch (error) {
    const isFinal = error instanceof SaveError && error.reason !== 'disconnected';
    if (isFinal) await copies.add({ ...copy, refused: build });
    throw error;
  }
}

/** Whether the site itself answers: its home page is there. */
async function isThere(base: string, { signal }: Pick<SaveOptions, 'signal'>): Promise<boolean> {
  const response = await fetch(base, { cache: 'no-cache', signal }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Whether the reader has asked browsers to be sparing: then a copy is renewed by hand. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
