// `npm run og`: draws the pictures of pages and the icons that are stale; `-- --all` draws all of them.

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from '#engine/build.ts';
import {
  readGeneratedImages,
  writeGeneratedImages,
} from '#engine/content/records/generated-images.ts';
import { projectAt } from '#engine/files/project.ts';
import { type DrawnImage, imageHash } from '#engine/images/drawn-image.ts';
import { siteImages } from '#engine/images/site-images.ts';
import { drawImages } from './draw-images.ts';

const root = path.resolve(import.meta.dirname, '../..');
const project = projectAt(root, process.env);
const { values: flags } = parseArgs({ options: { all: { type: 'boolean' } } });

const { site } = await load({ project, engineRoot: root });
const wanted = siteImages(site);
const { entries: known } = await readGeneratedImages(project.content);
const stale = wanted.filter((image) => flags.all || !isDrawn(image));
await refuseUnknownSigns(stale);

await drawImages(stale, async ({ file }, png) => {
  const place = path.join(project.public, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, png);
});
const unused = unusedFiles();
await Promise.all(unused.map((file) => rm(path.join(project.public, file))));
await writeGeneratedImages(
  project.content,
  Object.fromEntries(wanted.map((image) => [image.file, imageHash(image)])),
);
console.log(`Drew ${stale.length} of ${wanted.length} pictures, removed ${unused.length}.`);

function isDrawn(image: DrawnImage): boolean {
  return site.publicFiles.has(image.file) && known[image.file] === imageHash(image);
}

function unusedFiles(): string[] {
  const files = new Set(wanted.map(({ file }) => file));
  const folder = `${site.config.generatedImages}/`;
  return [...site.publicFiles].filter((file) => file.startsWith(folder) && !files.has(file));
}

/** A sign that the fonts lack would be drawn from whatever the machine has, or as a box. */
async function refuseUnknownSigns(images: readonly DrawnImage[]): Promise<void> {
  const list = await readFile(path.join(import.meta.dirname, 'fonts/characters.txt'), 'utf8');
  const drawable = new Set(list);
  const texts = images.map(({ html }) => html.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, ''));
  const unknown = new Set([...texts.join('')].filter((sign) => !drawable.has(sign)));
  if (unknown.size === 0) return;
  console.error(
    `The fonts of the pictures lack ${[...unknown].join(' ')}: see scripts/og/fonts/README.md`,
  );
  process.exit(1);
}
