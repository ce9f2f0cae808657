import path from 'node:path';

/** What files are, by the endings of their names. */
export const contentTypes: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  mjs: 'text/javascript;charset=utf-8',
  wasm: 'application/wasm',
  css: 'text/css;charset=utf-8',
  json: 'application/json;charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  xml: 'application/xml;charset=utf-8',
  rss: 'application/rss+xml;charset=utf-8',
  atom: 'application/atom+xml;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
};

/** What a file is whose ending is not in the table. */
export const unknownType = 'application/octet-stream';

/** What a file is, by its name. */
export function contentType(file: string): string {
  return contentTypes[path.extname(file).slice(1)] ?? unknownType;
}
