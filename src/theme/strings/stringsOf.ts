import { type SpokenLocale, spokenFor } from '#shared/locale.ts';
import { withOwn } from '#shared/own-strings.ts';
import type { SiteData } from '#shared/site.ts';
import { en } from './en.ts';
import type { Strings } from './strings.ts';
import { zh } from './zh.ts';

const dictionaries: Record<SpokenLocale, Strings> = { en, zh };

/** The words of a site in its language: the theme's own, and over them the configuration's. */
export function stringsOf({ lang, texts }: Pick<SiteData, 'lang' | 'texts'>): Strings {
  const words = withOwn(dictionaries[spokenFor(lang)], import.meta.env.OWN_STRINGS?.[lang]);
  return { ...words, ...definedOf(texts) };
}

// A text that is set to nothing must not blank out the theme's own.
function definedOf(texts: SiteData['texts']): SiteData['texts'] {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}
