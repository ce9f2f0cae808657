import type { SavedCopy } from './copies.ts';
import { fetchManifest, SaveError, type SaveOptions, saveCopy } from './save-copy.ts';

/**
 * Brings what is saved up to date, while there is a network: a newer build takes the place of a copy
 * as a whole, and a language that is not offered any more is removed.
 */
export async function refreshCopies(options: SaveOptions): Promise<void> {
  for (const copy of await options.copies.list()) {
    // The next visit tries again.
    await refresh(copy, options).catch((error: unknown) => console.warn(error));
  }
}

async function refresh(copy: SavedCopy, options: SaveOptions): Promise<void> {
  const { copies, base } = options;
  const { lang } = copy;
  const manifest = await fetchManifest(lang, base);
  if (!manifest) return copies.remove(lang);
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

/** Whether the reader has asked browsers to be sparing: then a copy is renewed by hand. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
