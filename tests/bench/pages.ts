import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliSize } from './measure.ts';

/** What one page costs, in bytes of brotli 11. */
export interface PageWeight {
  html: number;
  css: number;
  /** Scripts that the page loads by itself, the inlined one included in `html`. */
  script: number;
  /** Pictures and icons that the page loads by itself. */
  pictures: number;
  total: number;
}

/** What is transferred when a built page is opened and only read. */
export async function weighPage(dist: string, file: string): Promise<PageWeight> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const sizeOf = async (addresses: string[]) => {
    const files = [...new Set(addresses)].map((address) => readFile(path.join(dist, address)));
    const sizes = await Promise.all((await Promise.all(files)).map(brotliSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const weight = {
    html: await brotliSize(html),
    css: await sizeOf(named(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)),
    script: await sizeOf(named(/<script[^>]+src="([^"]+)"/g)),
    pictures: await sizeOf(
      named(/<(?:img[^>]+src|use[^>]* href|link[^>]+rel="icon"[^>]* href)="(\/[^"#]+)/g),
    ),
  };
  const total = Object.values(weight).reduce((sum, size) => sum + size, 0);
  return { ...weight, total };
}

/** All scripts and styles of the built site, in bytes of brotli 11. */
export async function weighAssets(dist: string): Promise<{ script: number; css: number }> {
  const folder = path.join(dist, 'static');
  const files = await readdir(folder);
  const sizeOf = async (extension: string) => {
    const matching = files.filter((file) => file.endsWith(extension));
    const sizes = await Promise.all(
      matching.map(async (file) => brotliSize(await readFile(path.join(folder, file)))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return { script: await sizeOf('.js'), css: await sizeOf('.css') };
}
