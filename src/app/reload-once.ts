import { storageKeys } from '#shared/storage.ts';

/**
 * Loads the document anew if a newer deployment has taken a file of it away: the new one names its own.
 * What cannot be reached is there still.
 *
 * @returns whether it is gone: where a new document does not help, the page works natively
 */
export async function reloadIfGone(address: string): Promise<boolean> {
  const isGone = await fetch(address).then(
    ({ ok }) => !ok,
    () => false,
  );
  if (isGone) reloadOnce();
  return isGone;
}

/** Once for each build, so that a deployment whose files are missing does not load for ever. */
function reloadOnce(): void {
  const { build } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').page;
  try {
    if (sessionStorage.getItem(storageKeys.reloaded) === build) return;
    sessionStorage.setItem(storageKeys.reloaded, build);
  } catch {
    // Nothing would stop the second time.
    return;
  }
  location.reload();
}
