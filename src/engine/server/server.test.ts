import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HeaderRule, hostHeaders } from '../outputs/hosts/host-headers.ts';
import { createSiteServer, headersFor, listen } from './server.ts';
import { siteFiles } from './site-files.ts';

const inline = { script: '', styles: [] };
const site = { url: 'https://docs.test', search: false as const, feeds: [], locales: [] };

describe('headersFor', () => {
  const rules: HeaderRule[] = [
    { pattern: '/*', headers: { A: 'all' } },
    { pattern: '/static/*', headers: { 'Cache-Control': 'immutable' } },
    { pattern: '/robots.txt', headers: { C: 'robots' } },
  ];

  it.each([
    ['/index.html', {}],
    ['/static/a.js', { 'Cache-Control': 'immutable' }],
    ['/statics', {}],
    ['/robots.txt', { C: 'robots' }],
  ])('%s', (file, headers) => {
    const always = { A: 'all', 'Cache-Control': 'public, max-age=0, must-revalidate' };
    expect(headersFor(file, rules)).toEqual({ ...always, ...headers });
  });

  it('lets browsers keep what changes its name with its content, and nothing else', () => {
    const cacheOf = (file: string) => headersFor(file, hostHeaders(inline, site))['Cache-Control'];
    expect(cacheOf('/static/a.js')).toContain('immutable');
    expect(cacheOf('/guide/react.html')).toContain('must-revalidate');
  });
});

describe('the server', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'server-'));
    await writeFile(path.join(folder, 'index.html'), '<h1>Home</h1>');
    await writeFile(path.join(folder, '404.html'), '<h1>404</h1>');
    server = createSiteServer(async () => ({
      contents: siteFiles(folder),
      base: '/',
      cleanUrls: true,
      defaultLang: 'en',
      locales: [{ lang: 'en' }, { lang: 'zh' }],
      files: new Set(['index.html', '404.html', 'gone.txt']),
      redirects: [],
      headers: hostHeaders(inline, site),
    }));
    origin = await listen(server, 0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  it('sends a page with the headers of the host', async () => {
    const response = await fetch(`${origin}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Home</h1>');
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=1', 'gzip'],
    ['identity', null],
  ])('compresses for who accepts %s: %s', async (accepted, encoding) => {
    const response = await fetch(`${origin}/`, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('<h1>Home</h1>');
  });

  it('sends nothing twice, and nothing for HEAD', async () => {
    const first = await fetch(`${origin}/`);
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(`${origin}/`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const plain = { headers: { 'Accept-Encoding': 'identity', 'If-None-Match': etag } };
    expect((await fetch(`${origin}/`, plain)).status).toBe(200);
    const head = await fetch(`${origin}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
  });

  it('goes on serving after bad requests, and after a file that has gone', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const statuses: number[] = [];
    for (const target of ['/%zz', `/${'a'.repeat(10_000)}`, '/nope', '/gone.txt', '/']) {
      statuses.push((await fetch(origin + target)).status);
    }
    expect(statuses).toEqual([404, 400, 404, 404, 200]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('says what to do about a port in use', async () => {
    const port = Number(new URL(origin).port);
    const other = createSiteServer(() => Promise.reject(new Error('unused')));
    await expect(listen(other, port)).rejects.toThrow(
      `Port ${port} is in use\n  fix:      choose another one: npm start -- --port ${port + 1}`,
    );
  });
});
