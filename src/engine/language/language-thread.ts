import { Worker } from 'node:worker_threads';
import type { PageLanguage } from './language.ts';
import type { LanguageTexts } from './language-files.ts';
import type { LanguagePage } from './prose-block.ts';

export interface LanguageQuestion {
  id: number;
  texts: LanguageTexts;
  page: LanguagePage;
}

export interface LanguageAnswer {
  id: number;
  result?: PageLanguage;
  /** What went wrong in the thread. */
  error?: string;
}

/** Looks pages over in a thread of its own: the dictionaries take a second to load, the pages three. */
export interface LanguageThread {
  checkPage: (page: LanguagePage, texts: LanguageTexts) => Promise<PageLanguage>;
}

interface Waiting {
  resolve: (result: PageLanguage) => void;
  reject: (error: Error) => void;
}

/** The thread starts with the first page, and does not keep the program running. */
export function createLanguageThread(): LanguageThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(new URL('./language-worker.mjs', import.meta.url));
    started.on('message', ({ id, result, error }: LanguageAnswer) => {
      const question = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (result) question?.resolve(result);
      else question?.reject(new Error(error));
    });
    started.on('error', (error: Error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  return {
    checkPage: (page, texts) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = count++;
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, texts, page } satisfies LanguageQuestion);
      }),
  };
}
