import { type SpokenLocale, spokenFor } from '#shared/locale.ts';
import { withOwn } from '#shared/own-strings.ts';
import type { SiteData } from '#shared/site.ts';
import { interfaceEn } from './interface-en.ts';
import type { InterfaceStrings } from './interface-strings.ts';
import { interfaceZh } from './interface-zh.ts';

const dictionaries: Record<SpokenLocale, InterfaceStrings> = {
  en: interfaceEn,
  zh: interfaceZh,
};

/** The words of a site in its language: the theme's own, and over them the configuration's. */
export function stringsOf({ lang, texts }: Pick<SiteData, 'lang' | 'texts'>): InterfaceStrings {
  const words = withOwn(dictionaries[spokenFor(lang)], import.meta.env.OWN_STRINGS?.[lang]);
  return { ...words, ...definedOf(texts) };
}

// A text that is set to nothing must not blank out the theme's own.
function definedOf(texts: SiteData['texts']): SiteData['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
