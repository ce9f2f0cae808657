import { createThread, type Thread } from '../../thread/thread.ts';
import type { LanguageReport } from './language.ts';
import type { LanguageQuestion } from './language-worker.ts';

/** Looks pages over in a thread of its own: the dictionaries take a second to load, the pages three. */
export type LanguageThread = Thread<LanguageQuestion, LanguageReport>;

export function createLanguageThread(): LanguageThread {
  return createThread(new URL('./language-worker.ts', import.meta.url), { limit: 60_000 });
}
