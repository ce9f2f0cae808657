import { type Appearance, parseAppearance, storageKeys } from '#shared/storage.ts';

// What runs before the first paint and what React does later must agree: both use this file.

const darkSystem = '(prefers-color-scheme: dark)';

/** The stored preference; `auto` where storage is blocked. */
export function readAppearance(): Appearance {
  try {
    return parseAppearance(localStorage.getItem(storageKeys.appearance));
  } catch {
    return 'auto';
  }
}

/** The theme that a preference shows now. */
export function shownAppearance(preference: Appearance): 'light' | 'dark' {
  if (preference !== 'auto') return preference;
  return matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** Shows the preferred theme, unless the site has only one. */
export function applyAppearance(preference: Appearance): void {
  const { dataset } = document.documentElement;
  if (dataset.darkMode !== 'off') dataset.theme = shownAppearance(preference);
}

/** Makes the document one of a language that has a dark theme, or has none. */
export function allowDark(isAllowed: boolean): void {
  const { dataset } = document.documentElement;
  if (isAllowed === (dataset.darkMode !== 'off')) return;
  if (isAllowed) delete dataset.darkMode;
  else dataset.darkMode = 'off';
  dataset.theme = isAllowed ? shownAppearance(readAppearance()) : 'light';
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (scheme) scheme.content = isAllowed ? 'light dark' : 'light';
}

/** Calls back when another tab stores a preference, the system changes, or the page comes back from the cache. */
export function watchAppearance(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when everything was cleared.
    if (key === storageKeys.appearance || key === null) changed();
  };
  const system = matchMedia(darkSystem);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', changed);
  system.addEventListener('change', changed);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', changed);
    system.removeEventListener('change', changed);
  };
}
