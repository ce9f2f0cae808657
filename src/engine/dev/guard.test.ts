import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../server/server.ts';
import { createGuard } from './guard.ts';

let server: Server;
let origin: string;
let connected: string[];

beforeEach(async () => {
  const folder = import.meta.dirname;
  const guard = createGuard({ hosts: [], folders: [folder], from: folder });
  connected = [];
  server = createServer(guard.requests((_, response) => response.end('answered')));
  guard.upgrades(server).on('upgrade', (message, socket) => {
    connected.push(message.headers.origin);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: Upgrade\r\n\r\n');
  });
  origin = await listen(server, 0);
});

afterEach(() => server.close());

function status(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const done = ({ statusCode }: { statusCode?: number | undefined }) => resolve(statusCode);
    request(origin + url, { headers }, done)
      .on('upgrade', done)
      .on('error', reject)
      .end();
  });
}

it('answers for this machine alone', async () => {
  expect(await status('/')).toBe(200);
  expect(await status('/', { host: 'evil.test' })).toBe(403);
});

it('lets pages of its own connect', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  expect(await status('/', { ...upgrade, origin })).toBe(101);
  expect(await status('/', { ...upgrade, origin: 'http://evil.test' })).toBe(403);
  expect(await status('/', { ...upgrade, host: 'evil.test' })).toBe(403);
  expect(connected).toEqual([origin]);
});

it('opens files of the project alone', async () => {
  const open = (file: string) =>
    status(`/__open-in-editor?file=${encodeURIComponent(file)}`, {
      'sec-fetch-site': 'same-origin',
    });
  const own = path.join(import.meta.dirname, 'guard.ts');
  for (const file of ['guard.ts', 'guard.ts:1:2', `${own}:7`, pathToFileURL(own).href]) {
    expect(await open(file), file).toBe(200);
  }
  for (const file of [
    '',
    '.',
    '/etc/passwd',
    '../build.ts',
    'nothing.ts',
    'file:///etc/passwd',
    'a\0b',
  ]) {
    expect(await open(file), file).toBe(403);
  }
});
