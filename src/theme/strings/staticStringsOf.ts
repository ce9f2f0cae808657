import type { LocaleCode } from '#shared/locale.ts';
import { staticEn } from './static-en.ts';
import type { StaticStrings } from './static-strings.ts';
import { staticZh } from './static-zh.ts';

const dictionaries: Record<LocaleCode, StaticStrings> = { en: staticEn, zh: staticZh };

/** What the build says in a language; no browser has to fetch it. */
export function staticStringsOf({ lang }: { lang: LocaleCode }): StaticStrings {
  return dictionaries[lang];
}
