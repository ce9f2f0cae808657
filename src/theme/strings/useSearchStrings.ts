import { useTextSite } from '#app/view.tsx';
import type { LocaleCode } from '#shared/locale.ts';
import { searchEn } from './search-en.ts';
import type { SearchStrings } from './search-strings.ts';
import { searchZh } from './search-zh.ts';

const dictionaries: Record<LocaleCode, SearchStrings> = { en: searchEn, zh: searchZh };

/** The words of search, which come with it when it is first opened. */
export function useSearchStrings(): SearchStrings {
  return dictionaries[useTextSite().lang];
}
