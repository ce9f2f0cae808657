import { decodePath, isExternal, splitSuffix, withBase, withoutBase } from '#shared/url.ts';
import type { PictureSize, Pictures } from '../content/pictures.ts';

/** What there is at the address of a picture. */
export type FoundPicture =
  | { type: 'measured'; size: PictureSize; dark?: string }
  | { type: 'unequal'; size: PictureSize; darkSize: PictureSize | undefined; dark: string }
  | { type: 'unmeasurable' }
  | { type: 'elsewhere' }
  /** The check of links reports what does not exist. */
  | { type: 'missing' };

/** Looks an address of the page's HTML up among the pictures of the site. */
export function findPicture(
  src: string,
  { pictures, base }: { pictures: Pictures; base: string },
): FoundPicture {
  if (isExternal(src) || src.startsWith('//')) return { type: 'elsewhere' };
  const [address, suffix] = splitSuffix(src);
  const path = decodePath(withoutBase(address, base) ?? '');
  if (!pictures.has(path)) return { type: 'missing' };
  const size = pictures.get(path);
  if (!size) return { type: 'unmeasurable' };
  const darkPath = path.replace(/\.\w+$/, '.dark$&');
  if (!pictures.has(darkPath)) return { type: 'measured', size };
  const darkSize = pictures.get(darkPath);
  return size.width === darkSize?.width && size.height === darkSize.height
    ? { type: 'measured', size, dark: withBase(encodeURI(darkPath), base) + suffix }
    : { type: 'unequal', size, darkSize, dark: darkPath };
}
