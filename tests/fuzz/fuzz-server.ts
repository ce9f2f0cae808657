import { writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { listen } from '#engine/server/server.ts';
import { copyFixture } from '../build/fixture-site.ts';
import { createRandom, type Random } from './random.ts';

const targets = [
  ...[
    '/',
    '/zh/',
    '/guide/first',
    '/guide/first.html',
    '/en//evil.test',
    '/en/guide',
    '/static/',
    '/nope',
    '*',
  ],
  ...[
    '/_headers',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '//evil.test/a',
  ],
  ...[
    'http://evil.test/guide/first',
    'http://evil.test//a',
    'ftp://a/',
    '/%',
    '/%zz',
    '/%00',
    '/%c0%ae%c0%ae/',
    '\\\\evil',
  ],
  ...[
    '/guide/first?a=../../b',
    '/?',
    '/#',
    '',
    '/\u00e9',
    '/index',
    '/INDEX.HTML',
    '/static/%2e%2e/%2e%2e/secret.txt',
  ],
];

const parts = [
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '//',
  '%',
  '?',
  '#',
  ';',
  '\u0000',
  '\t',
  '%0d%0aSet-Cookie:a',
  'a'.repeat(3000),
  'zh/',
  '.html',
];

const headerLines = [
  ...[
    'Accept-Encoding: br',
    'Accept-Encoding: gzip;q=1, *;q=0',
    'Accept-Encoding: ,,;;q=',
    'If-None-Match: *',
  ],
  ...[
    'If-None-Match: "a", W/"b',
    'Range: bytes=0-1',
    'Range: bytes=9-1',
    'Content-Length: 5',
    'Content-Length: -1',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Host: evil.test',
  ],
  ...[
    'X: \u0000',
    'no colon',
    `X: ${'a'.repeat(20_000)}`,
    ' folded',
    'Cookie: a=b',
    'X-Forwarded-Host: evil.test',
  ],
];

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'G\u0001T',
  '',
];

/** What the server, or Node before it, may answer to anything. */
const statuses = new Set([100, 200, 301, 304, 308, 400, 404, 405, 408, 413, 414, 417, 431]);

/** Stands beside the site, where no request may reach. */
const secret = 'A-SECRET-BESIDE-THE-SITE';

/** Requests that are under way at the same time. */
const concurrency = 32;

export interface ServerFuzz {
  /** How often each status was answered; 0 for a connection that was closed without one. */
  answered: Record<number, number>;
  failures: { seed: number; reason: string; request: string }[];
}

/** Sends requests to the preview server of a small site; every connection has a seed of its own. */
export async function fuzzServer({
  requests,
  seed,
}: {
  requests: number;
  seed: number;
}): Promise<ServerFuzz> {
  const site = await copyFixture('small');
  const result: ServerFuzz = { answered: {}, failures: [] };
  const { status, stderr } = await site.build();
  if (status !== 0) throw new Error(stderr);
  await writeFile(path.join(site.root, 'secret.txt'), secret);
  const server = await serveSite(projectAt(site.root, process.env));
  const { port } = new URL(await listen(server, 0));
  let sent = 0;
  let next = seed;
  async function work(): Promise<void> {
    while (sent < requests) {
      const number = next++;
      const batch = makeBatch(createRandom(number));
      sent += batch.length;
      const text = batch.join('');
      const answer = await exchange(Number(port), text);
      const found = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, code]) => Number(code));
      for (const code of found.length > 0 ? found : [0]) {
        result.answered[code] = (result.answered[code] ?? 0) + 1;
      }
      const reason = failureOf(answer, found);
      if (reason) result.failures.push({ seed: number, reason, request: text.slice(0, 400) });
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
    await answersStill(Number(port));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await site.close();
  }
  return result;
}

/** One to five requests that are sent at once. */
function makeBatch(random: Random): string[] {
  return Array.from({ length: 1 + random.below(5) }, () => makeRequest(random));
}

function makeRequest(random: Random): string {
  const base = random.pick(targets);
  const at = random.below(base.length + 1);
  const target =
    random.below(2) === 0 ? base : base.slice(0, at) + random.pick(parts) + base.slice(at);
  const lines = Array.from({ length: Math.max(0, random.below(6) - 3) }, () =>
    random.pick(headerLines),
  );
  const version =
    random.below(20) === 0 ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '']) : 'HTTP/1.1';
  return [
    `${random.below(4) === 0 ? random.pick(methods) : 'GET'} ${target} ${version}`,
    'Host: localhost',
    ...lines,
    '',
    '',
  ].join('\r\n');
}

/** All that comes back until the connection is closed. */
/** Asks up to ten times: what is left of earlier requests may keep a busy machine from answering at once. */
async function answersStill(port: number): Promise<void> {
  let answer = '';
  for (let tries = 0; tries < 10; tries++) {
    answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    if (answer.startsWith('HTTP/1.1 200')) return;
  }
  throw new Error(`The server does not answer any more: ${answer}`);
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.end(Buffer.from(text, 'latin1')));
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

function failureOf(answer: string, found: readonly number[]): string | undefined {
  const unforeseen = found.find((code) => !statuses.has(code));
  if (unforeseen !== undefined) return `status ${unforeseen}`;
  if (answer.includes(secret)) return 'what lies outside of the site';
  if (/^\s+at .+:\d+:\d+\)?$/m.test(answer)) return 'a stack trace';
  const away = [...answer.matchAll(/^Location: (.*)$/gim)].find(
    ([, to = '']) => !/^\/(?![/\\])/.test(to),
  );
  if (away) return `a redirect to another host: ${away[1]}`;
  return /^Set-Cookie:/im.test(answer) ? 'a header that the request made' : undefined;
}
