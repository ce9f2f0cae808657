import { useTextSite } from '#app/view.tsx';
import type { StaticStrings } from './static-strings.ts';
import { staticStringsOf } from './staticStringsOf.ts';

/** The words of an article's components, in the language of its text. */
export function useStaticStrings(): StaticStrings {
  return staticStringsOf(useTextSite());
}
