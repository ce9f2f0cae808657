import { type LocaleCode, type SpokenLocale, spokenFor } from '#shared/locale.ts';
import { withOwn } from '#shared/own-strings.ts';
import { staticEn } from './static-en.ts';
import type { StaticStrings } from './static-strings.ts';
import { staticZh } from './static-zh.ts';

const dictionaries: Record<SpokenLocale, StaticStrings> = { en: staticEn, zh: staticZh };

/** What the build says in a language; no browser has to fetch it. */
export function staticStringsOf({ lang }: { lang: LocaleCode }): StaticStrings {
  return withOwn(dictionaries[spokenFor(lang)], import.meta.env.OWN_STATIC_STRINGS?.[lang]);
}
