import path from 'node:path';
import { hashOf } from '../files/cache.ts';

/** How large a picture is by itself, in CSS pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The pictures below `public/`, by site path (`/diagram.svg`); no size where the file says none. */
export type Pictures = ReadonlyMap<string, PictureSize | undefined>;

const picture = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;

/**
 * Measures the pictures of a site whose pages show any.
 *
 * @param folder the site's `public/`
 */
export async function loadPictures(
  folder: string,
  { files, texts }: { files: Iterable<string>; texts: readonly string[] },
): Promise<Pictures> {
  if (!texts.some(showsPictures)) return new Map();
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const measure = async (file: string): Promise<[string, PictureSize | undefined]> => {
    const size = await imageSizeFromFile(path.join(folder, file)).catch(() => undefined);
    return [file, size && upright(size)];
  };
  return new Map(await Promise.all([...files].filter((file) => picture.test(file)).map(measure)));
}

/** Of what pages show of pictures, whatever is drawn on them. */
export function hashOfPictures(pictures: Pictures): string {
  return hashOf([...pictures]);
}

/** Whether pictures matter to a text. */
export function showsPictures(text: string): boolean {
  return text.includes('![');
}

/** Photographs are stored as the camera was held; browsers turn them. */
function upright({
  width,
  height,
  orientation = 1,
}: PictureSize & { orientation?: number }): PictureSize | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  return orientation > 4 ? { width: height, height: width } : { width, height };
}
