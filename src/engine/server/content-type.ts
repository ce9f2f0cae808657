import path from 'node:path';

const types: Record<string, string> = {
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

/** What a file is, by its name. */
export function contentType(file: string): string {
  return types[path.extname(file).slice(1)] ?? 'application/octet-stream';
}
