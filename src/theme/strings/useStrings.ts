import { useTextSite } from '#app/view.tsx';
import type { Strings } from './strings.ts';
import { stringsOf } from './stringsOf.ts';

/** The words of the interface in the language of what is rendered: a region, or a page's text. */
export function useStrings(): Strings {
  return stringsOf(useTextSite());
}
