import { parentPort } from 'node:worker_threads';
import { createLanguageCheck, type LanguageCheck } from './language.ts';
import { type LanguageTexts, parseLanguageFiles } from './language-files.ts';
import type { LanguageAnswer, LanguageQuestion } from './language-thread.ts';

// The other end of language-thread.ts.

let known: { key: string; check: LanguageCheck } | undefined;

function checkFor(texts: LanguageTexts): LanguageCheck {
  const key = JSON.stringify(texts);
  if (known?.key !== key) known = { key, check: createLanguageCheck(parseLanguageFiles(texts)) };
  return known.check;
}

parentPort?.on('message', async ({ id, texts, page }: LanguageQuestion) => {
  const answer = (rest: Omit<LanguageAnswer, 'id'>) => parentPort?.postMessage({ id, ...rest });
  try {
    answer({ result: await checkFor(texts).checkPage(page) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
