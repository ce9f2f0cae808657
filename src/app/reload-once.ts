import { storageKeys } from '#shared/storage.ts';

/**
 * Loads the document anew because a newer deployment has taken its files away: the new one names its own.
 * Once for each build, so that a deployment whose files are missing does not load for ever.
 *
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  const { build } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').page;
  try {
    if (sessionStorage.getItem(storageKeys.reloaded) === build) return false;
    sessionStorage.setItem(storageKeys.reloaded, build);
  } catch {
    // Nothing would stop the second time.
    return false;
  }
  location.reload();
  return true;
}
