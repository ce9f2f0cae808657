import { useTextSite } from '#app/view.tsx';
import { type SpokenLocale, spokenFor } from '#shared/locale.ts';
import { withOwn } from '#shared/own-strings.ts';
import { searchEn } from './search-en.ts';
import type { SearchStrings } from './search-strings.ts';
import { searchZh } from './search-zh.ts';

const dictionaries: Record<SpokenLocale, SearchStrings> = { en: searchEn, zh: searchZh };

/** The words of search, which come with it when it is first opened. */
export function useSearchStrings(): SearchStrings {
  const { lang } = useTextSite();
  return withOwn(dictionaries[spokenFor(lang)], import.meta.env.OWN_SEARCH_STRINGS?.[lang]);
}
