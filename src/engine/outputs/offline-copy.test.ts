import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '#config/load-config.ts';
import type { OfflineManifest } from '#shared/offline.ts';
import { offlineFiles } from './offline-copy.ts';

let publicFolder: string;

beforeAll(async () => {
  publicFolder = await mkdtemp(path.join(os.tmpdir(), 'public-'));
  await writeFile(path.join(publicFolder, 'shown.svg'), '<svg/>');
  await writeFile(path.join(publicFolder, 'card.png'), 'a picture for other sites');
});

afterAll(() => rm(publicFolder, { recursive: true }));

const shown = '<img src="/docs/shown.svg"><meta content="https://a.test/docs/card.png">';
const files = [
  'index.html',
  'guide/react.html',
  'guide/react.json',
  'guide/react.md',
  'zh/guide/react.html',
  'config/index.html',
  'config/output.options.json',
  '404.html',
  'options.json',
  'rss/blog-en.rss',
  'sitemap.xml',
  '_headers',
  'vercel.json',
  'static/shell.1.js',
  'static/site.zh.1.json',
  'static/search_text.en.1.json',
  'static/search_index.en.1.json',
  'static/search_text.zh.1.json',
].map((file) => ({ path: file, content: shown }));

async function made(settings: object): Promise<Record<string, string>> {
  const config = parseConfig(
    {
      url: 'https://a.test',
      title: 'A',
      description: 'A',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      ...settings,
    },
    '',
  );
  const site = { config, build: 'b', publicFiles: new Set(['/shown.svg', '/card.png']) };
  const bundle = { offlineWorker: 'work()' };
  const outputs = await offlineFiles(files, { site, bundle, publicFolder });
  return Object.fromEntries(outputs.map(({ path: file, content }) => [file, String(content)]));
}

it('is not made where a site does not offer it', async () => {
  expect(await made({})).toEqual({});
});

it('holds what a reader of the language needs, by the addresses that pages use', async () => {
  const outputs = await made({ offline: true, base: '/docs/' });
  expect(Object.keys(outputs)).toEqual(['offline-worker.js', 'offline.en.json', 'offline.zh.json']);
  const manifest: OfflineManifest = JSON.parse(outputs['offline.en.json'] ?? '');
  expect(Object.keys(manifest.files)).toEqual([
    '/docs/',
    '/docs/404.html',
    '/docs/config/',
    '/docs/config/output.options.json',
    '/docs/guide/react',
    '/docs/guide/react.json',
    '/docs/guide/react.md',
    '/docs/shown.svg',
    '/docs/static/search_text.en.1.json',
    '/docs/static/shell.1.js',
    '/docs/static/site.zh.1.json',
  ]);
  expect(manifest).toMatchObject({
    build: 'b',
    page: '/docs/offline',
    notFound: '/docs/404.html',
    bytes: 10 * shown.length + '<svg/>'.length,
  });
});

it('names files where addresses have endings', async () => {
  const outputs = await made({ offline: true, route: { cleanUrls: false } });
  const manifest: OfflineManifest = JSON.parse(outputs['offline.zh.json'] ?? '');
  expect(manifest.files).toHaveProperty(['/zh/guide/react.html']);
  expect(manifest.page).toBe('/zh/offline.html');
});
