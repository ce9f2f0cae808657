import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliSizeOf } from '../measure.ts';
import type { BuiltSite } from './build-sites.ts';

/** Bytes of the English search index, each file compressed by itself as a host would send it. */
export async function indexSize({ dist, index }: BuiltSite): Promise<number> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => index?.test(name));
  const files = names.filter((name) => path.extname(name) !== '');
  const sizes = await Promise.all(files.map((name) => brotliSizeOf(path.join(dist, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
