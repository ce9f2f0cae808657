import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../files/write-whole.ts';
import type { DataForm } from './data-file.ts';
import { type JsonList, readJsonList } from './json-list.ts';

/** The hash of what each drawn picture shows, by its site path: `/images/pages/guide/react.png`. */
export type ImageHashes = Readonly<Record<string, string>>;

/** What was drawn last. */
export type GeneratedImages = JsonList<ImageHashes>;

/** The list's file, as problems name it. */
export const generatedImagesFile = 'content/generated-images.json';

const form: DataForm<ImageHashes> = {
  file: generatedImagesFile,
  subject: 'the drawn pictures',
  schema: z.record(
    z.string().startsWith('/', 'a site path: "/images/pages/guide/react.png"'),
    z.string().regex(/^[0-9a-f]{20}$/, 'twenty hexadecimal digits'),
  ),
  command: 'npm run og',
};

/** Reads the list of a site; empty without one. */
export function readGeneratedImages(contentFolder: string): Promise<GeneratedImages> {
  return readJsonList(contentFolder, form);
}

/** Puts the list in place of the one before: sorted, one picture a line, so that two writers seldom meet. */
export async function writeGeneratedImages(
  contentFolder: string,
  hashes: ImageHashes,
): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = path.join(contentFolder, path.basename(generatedImagesFile));
  await writeWhole(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
