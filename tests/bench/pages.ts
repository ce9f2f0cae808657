import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliSize, brotliSizeOf } from './measure.ts';

/** What one page costs, in bytes of brotli 11. */
export interface PageWeight {
  /** The document without its styles. */
  html: number;
  /** The styles that stand in the document, and those that it links. */
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
  // What stands in the document is compressed as a part of it.
  const inline = await brotliSize(inlineStyles(html).join(''));
  const weight = {
    html: (await brotliSize(html)) - inline,
    css: inline + (await sizeOf(named(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g))),
    script: await sizeOf(named(/<script[^>]+src="([^"]+)"/g)),
    // Lazy ones stand in menus, and are fetched when a menu is opened.
    pictures: await sizeOf(
      named(
        /<(?:img(?![^>]* loading="lazy")[^>]+src|use[^>]* href|link[^>]+rel="icon"[^>]* href)="(\/[^"#]+)/g,
      ),
    ),
  };
  const total = Object.values(weight).reduce((sum, size) => sum + size, 0);
  return { ...weight, total };
}

/** The styles that stand in a document, that of the whole site first. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
}

/** Bytes of brotli 11 of all script that a reader of a page can come to load, search closed. */
export async function weighScripts(dist: string, file: string): Promise<number> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const names = [...html.matchAll(/ data-component="(\w+)"/g)].map(([, name]) => `island-${name}.`);
  const wanted = ['shell.', 'regions.', 'loader.', ...names];
  const folder = path.join(dist, 'static');
  const files = (await readdir(folder)).filter((asset) =>
    wanted.some((name) => asset.startsWith(name) && asset.endsWith('.js')),
  );
  const sizes = files.map((asset) => brotliSizeOf(path.join(folder, asset)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Bytes of brotli 11 of what a site loads, whichever page is read. */
export interface AssetWeight {
  /** The style of every page, which stands in it. */
  css: number;
  /** Those of components, which only pages with them have; that of the checker is on one page. */
  componentCss: number;
  /** Those of the home page, the page for lost addresses and overviews: no page has two. */
  pageCss: number;
  /** What only the document for lost addresses loads besides. */
  notFound: number;
  /** The scripts of all components; no page has them all. */
  islands: number;
  /** What the checker of configurations loads when it is used: interface, parser and facts. */
  checker: number;
  /** What is loaded when search is opened: interface and engine. */
  search: number;
  /** The larger one of the languages' indexes. */
  searchIndex: number;
}

/** What the parts of an asset's name begin with. */
const parts: Record<Exclude<keyof AssetWeight, 'css' | 'searchIndex'>, RegExp> = {
  componentCss: /^(?!(?:ConfigChecker|Home|NotFound|Overview)\.).*\.css$/,
  pageCss: /^(?:Home|NotFound|Overview)\..*\.css$/,
  notFound: /^not-found\..*\.js$/,
  islands: /^island-.*\.js$/,
  checker: /^checker.*\.js$/,
  search: /^search(?:-worker)?\..*\.js$/,
};

/** Weighs everything below `static/`. */
export async function weighAssets(dist: string): Promise<AssetWeight> {
  const folder = path.join(dist, 'static');
  const names = await readdir(folder);
  const weightOf = async (pattern: RegExp) => {
    const sizes = names
      .filter((name) => pattern.test(name))
      .map(async (name) => brotliSize(await readFile(path.join(folder, name))));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const weights = await Promise.all(
    Object.entries(parts).map(async ([part, pattern]) => [part, await weightOf(pattern)]),
  );
  const indexes = ['en', 'zh'].map((lang) =>
    weightOf(new RegExp(`^search_(?:headings|text)\\.${lang}\\.`)),
  );
  const searchIndex = Math.max(...(await Promise.all(indexes)));
  const [style = ''] = inlineStyles(await readFile(path.join(dist, '404.html'), 'utf8'));
  const weighed = Object.fromEntries(weights) as Record<keyof typeof parts, number>;
  return { ...weighed, css: await brotliSize(style), searchIndex };
}
