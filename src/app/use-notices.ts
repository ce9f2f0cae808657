import { useSyncExternalStore } from 'react';
import { currentNotices, type Notice, watchNotices } from './notices.ts';

const none: readonly Notice[] = [];

/** The messages that are shown, for what shows them. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(watchNotices, currentNotices, () => none);
}
