import type { Problem } from '#shared/problem.ts';
import { generatedImagesFile, type ImageHashes } from '../content/records/generated-images.ts';
import { type DrawnImage, imageHash } from '../images/drawn-image.ts';
import { siteImages } from '../images/site-images.ts';
import type { Check } from './check-context.ts';

/** Whether the pictures of pages and the icons are there, and show what the site says now. */
export const generatedImages: Check = ({ site }) => {
  const { generatedImages: folder } = site.config;
  if (!folder) return [];
  const drawn = new Set([...site.publicFiles].filter((file) => file.startsWith(`${folder}/`)));
  return checkImages(siteImages(site), drawn, site.records.generatedImages.entries);
};

/**
 * The same of any pictures.
 *
 * @param drawn site paths of those that exist
 * @param hashes what they showed when they were drawn
 */
export function checkImages(
  wanted: readonly DrawnImage[],
  drawn: ReadonlySet<string>,
  hashes: ImageHashes,
): Problem[] {
  const files = new Set(wanted.map(({ file }) => file));
  const stale = wanted.filter((image) => hashes[image.file] !== imageHash(image));
  return [
    ...problem(
      'Missing pictures of pages',
      [...files].filter((file) => !drawn.has(file)),
    ),
    ...problem(
      'Stale pictures: they show another title, date, section or design',
      stale.map(({ file }) => file).filter((file) => drawn.has(file)),
    ),
    ...problem(
      'Unused pictures: their pages are gone',
      [...drawn].filter((file) => !files.has(file)),
    ),
  ];
}

/** So many files are named. */
const most = 5;

function problem(message: string, files: readonly string[]): Problem[] {
  if (files.length === 0) return [];
  const more = files.length > most ? [`and ${files.length - most} more`] : [];
  return [
    {
      file: generatedImagesFile,
      message,
      found: [...files.slice(0, most).map((file) => `public${file}`), ...more].join('\n'),
      fix: 'npm run og, which draws them in a Chromium',
    },
  ];
}
