import type { Sample } from '../compiled-page.ts';
import type { Fence } from './fence.ts';
import { inWrittenPlaces } from './notations.ts';

/** Configuration files by their names: `rspack.config.js`, `shop/rspack.config.prod.ts`. */
export const configFile = /(?:^|\/)rspack\.(?:[\w-]+\.)*config\.(?:[\w-]+\.)*[cm]?[jt]s$/;

/** A block of code as the checks read it: what notations remove is not there, and every line is in its place. */
export function sampleOf({ lang, code, codeLine, meta, notated }: Fence): Sample {
  const { title, nocheck, file } = meta;
  const kept = notated?.filter(({ marks }) => !marks.includes('removed'));
  return {
    lang,
    code: kept ? inWrittenPlaces(kept) : code,
    line: codeLine,
    isConfig: meta.config === true || configFile.test(title ?? ''),
    ...(title === undefined ? {} : { title }),
    ...(nocheck === undefined ? {} : { nocheck }),
    ...(file === undefined ? {} : { file }),
  };
}
