import { storageKeys } from '#shared/storage.ts';

/** How many searches are remembered. */
const limit = 8;
/** Longer ones are no searches but something that was pasted. */
const longest = 100;

/** The searches that led somewhere, newest first. */
export interface RecentSearches {
  list: () => readonly string[];
  add: (query: string) => readonly string[];
  clear: () => readonly string[];
}

/** @param open gives the storage, and throws where it is blocked: then nothing outlives the page */
export function createRecentSearches(open: () => Storage): RecentSearches {
  let recent = read(open);
  const set = (next: readonly string[]) => {
    recent = next;
    try {
      if (next.length > 0) open().setItem(storageKeys.recentSearches, JSON.stringify(next));
      else open().removeItem(storageKeys.recentSearches);
    } catch {
      // Blocked or full: the list holds as long as the page does.
    }
    return next;
  };
  return {
    list: () => recent,
    add: (query) => set(withQuery(recent, query)),
    clear: () => set([]),
  };
}

function withQuery(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (!text || text.length > longest) return recent;
  return [text, ...recent.filter((other) => other !== text)].slice(0, limit);
}

function read(open: () => Storage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(open().getItem(storageKeys.recentSearches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry): entry is string => typeof entry === 'string').slice(0, limit);
  } catch {
    return [];
  }
}
