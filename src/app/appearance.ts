import { useSyncExternalStore } from 'react';
import { type Appearance, storageKeys } from '#shared/storage.ts';
import {
  applyAppearance,
  readAppearance,
  shownAppearance,
  watchAppearance,
} from './appearance-dom.ts';

export interface ShownAppearance {
  /** What the reader chose; `auto` without a choice. */
  preference: Appearance;
  /** What is on the screen. */
  shown: 'light' | 'dark';
}

const listeners = new Set<() => void>();
// Only for readers whose browser blocks storage: the choice then lasts as long as the page.
let unstored: Appearance | undefined;

/** The reader's theme, for a control; unknown until React has hydrated. */
export function useAppearance(): Partial<ShownAppearance> {
  const state = useSyncExternalStore(subscribe, snapshot, () => undefined);
  return state ? parse(state) : {};
}

/** The reader's theme at this moment. */
export function currentAppearance(): ShownAppearance {
  return parse(snapshot());
}

function snapshot(): string {
  const preference = unstored ?? readAppearance();
  return `${preference} ${shownAppearance(preference)}`;
}

function parse(state: string): ShownAppearance {
  const [preference, shown] = state.split(' ') as [Appearance, ShownAppearance['shown']];
  return { preference, shown };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchAppearance(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** Shows a theme at once, here and in the reader's other tabs, and stores the choice. */
export function chooseAppearance(preference: Appearance): void {
  try {
    localStorage.setItem(storageKeys.appearance, preference);
  } catch {
    unstored = preference;
  }
  applyAppearance(preference);
  for (const listener of listeners) listener();
}
