import { type LanguageTexts, parseLanguageFiles } from '../../content/records/language-files.ts';
import { createLanguageCheck, type LanguageCheck, type LanguageReport } from './language.ts';
import type { LanguagePage } from './prose-block.ts';

// The thread's end of language-thread.ts.

/** A page, and the site's words to look it over with. */
export interface LanguageQuestion {
  texts: LanguageTexts;
  page: LanguagePage;
}

let known: { key: string; check: LanguageCheck } | undefined;

export function run({ texts, page }: LanguageQuestion): Promise<LanguageReport> {
  const key = JSON.stringify(texts);
  if (known?.key !== key) known = { key, check: createLanguageCheck(parseLanguageFiles(texts)) };
  return known.check.checkPage(page);
}
