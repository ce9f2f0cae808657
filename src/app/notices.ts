/** A message over the page that shifts nothing and goes away when it is dismissed. */
export interface Notice {
  id: string;
  text: string;
  action?: { text: string; run: () => void };
  dismiss: () => void;
}

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

export function currentNotices(): readonly Notice[] {
  return notices;
}

/** Shows a message; one with the same id takes its place. */
export function showNotice(notice: Omit<Notice, 'dismiss'>): void {
  const dismiss = () => dismissNotice(notice.id);
  set([...notices.filter(({ id }) => id !== notice.id), { ...notice, dismiss }]);
}

export function dismissNotice(id: string): void {
  if (notices.some((notice) => notice.id === id)) set(notices.filter((notice) => notice.id !== id));
}

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** @returns ends it */
export function watchNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
