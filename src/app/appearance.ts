import { useSyncExternalStore } from 'react';
import { type Appearance, storageKeys } from '#shared/storage.ts';
import {
  applyAppearance,
  readAppearance,
  shownAppearance,
  watchAppearance,
} from './appearance-dom.ts';

export interface AppearanceControl {
  /** What the reader chose; `auto` without a choice. */
  preference: Appearance;
  /** What is on the screen. */
  shown: 'light' | 'dark';
  /** Shows a theme at once, here and in the reader's other tabs, and stores the choice. */
  choose: (preference: Appearance) => void;
}

const listeners = new Set<() => void>();
// Only for readers whose browser blocks storage: the choice then lasts as long as the page.
let unstored: Appearance | undefined;

/** The reader's theme, for a control. */
export function useAppearance(): AppearanceControl {
  const state = useSyncExternalStore(subscribe, snapshot, () => 'auto light');
  const [preference, shown] = state.split(' ') as [Appearance, 'light' | 'dark'];
  return { preference, shown, choose };
}

function snapshot(): string {
  const preference = unstored ?? readAppearance();
  return `${preference} ${shownAppearance(preference)}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchAppearance(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

function choose(preference: Appearance): void {
  try {
    localStorage.setItem(storageKeys.appearance, preference);
  } catch {
    unstored = preference;
  }
  applyAppearance(preference);
  for (const listener of listeners) listener();
}
