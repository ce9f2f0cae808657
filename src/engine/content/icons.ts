import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What icons draw, by site path (`/icons/hmr.svg`): shapes of one field of 24 by 24. */
export type Icons = ReadonlyMap<string, string>;

const iconFile = /^\/icons\/[a-z][a-z\d-]*\.svg$/;

/** A file with nothing but shapes: no style, no script, no address, and no further id. */
const plainIcon =
  /^\s*<svg xmlns="[^"]*" viewBox="0 0 24 24">\s*<g id="icon">((?:\s*<\w+(?: (?!id|style|on|\w*:?href)[\w-]+="[^"<>]*")*\/>)+)\s*<\/g>\s*<\/svg>\s*$/;

/**
 * Reads the icons of a site that can stand in a document; all others stay files.
 *
 * @param folder the site's `public/`
 */
export async function loadIcons(folder: string, files: Iterable<string>): Promise<Icons> {
  const found = [...files].filter((file) => iconFile.test(file));
  const read = async (file: string): Promise<[string, string][]> => {
    const source = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    const [, shapes] = plainIcon.exec(source) ?? [];
    return shapes === undefined ? [] : [[file, shapes.trim()]];
  };
  return new Map((await Promise.all(found.map(read))).flat());
}
