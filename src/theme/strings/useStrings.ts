import { useTextSite } from '#app/view.tsx';
import type { InterfaceStrings } from './interface-strings.ts';
import { stringsOf } from './stringsOf.ts';

/** The words of the interface in the language of what is rendered: a region, or a page's text. */
export function useStrings(): InterfaceStrings {
  return stringsOf(useTextSite());
}
