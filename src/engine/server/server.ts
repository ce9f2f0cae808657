import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Problem } from '#shared/problem.ts';
import { ProblemError } from '#shared/problem.ts';
import { hashOf } from '../cache.ts';
import type { HeaderRule } from '../outputs/host-rules.ts';
import { type RoutableSite, routeRequest } from './route-request.ts';

export interface ServedSite extends RoutableSite {
  /** The output folder. */
  folder: string;
  headers: readonly HeaderRule[];
}

const types: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  css: 'text/css;charset=utf-8',
  json: 'application/json;charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  xml: 'application/xml;charset=utf-8',
  rss: 'application/rss+xml;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
};

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
};

type Encoding = keyof typeof compress;

/** A server that answers as the real hosts do: status codes, headers, clean addresses, compression. */
export function createSiteServer(site: ServedSite): Server {
  const compressed = new Map<string, Promise<Buffer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const routed = routeRequest(request.url ?? '/', site);
    const headers = headersFor(routed.type === 'file' ? `/${routed.path}` : '/', site.headers);
    if (routed.type === 'redirect') {
      response.writeHead(routed.status, { ...headers, Location: routed.location }).end();
      return;
    }
    if (routed.type === 'refused') {
      response
        .writeHead(routed.status, { ...headers, 'Content-Type': types.txt })
        .end(routed.reason);
      return;
    }
    await sendFile(routed, headers, request, response);
  }

  async function sendFile(
    { path: file, status }: { path: string; status: number },
    headers: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const content = await readFile(path.join(site.folder, file));
    const tag = `"${hashOf(content.toString('latin1'))}"`;
    const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
    const all: Record<string, string> = {
      'Content-Type': type,
      ...headers,
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, all).end();
      return;
    }
    const encoding = isText(type)
      ? preferredEncoding(request.headers['accept-encoding'])
      : undefined;
    const body = encoding ? await compressOnce(content, tag, encoding) : content;
    if (encoding) all['Content-Encoding'] = encoding;
    response.writeHead(status, { ...all, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function compressOnce(content: Buffer, tag: string, encoding: Encoding): Promise<Buffer> {
    const key = encoding + tag;
    const known = compressed.get(key);
    if (known) return known;
    const made = compress[encoding](content);
    compressed.set(key, made);
    return made;
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': types.txt ?? '' });
      response.end('The server failed to answer.');
    });
  });
}

/** All headers of the rules that fit a path; the later rule wins. */
export function headersFor(file: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({ pattern }) => file.startsWith(pattern.replace(/\*$/, '')));
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}

function isText(type: string): boolean {
  return /^text\/|json|javascript|xml|svg/.test(type);
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().split(';')[0]);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

/** Starts listening on the own machine alone. A port in use is a problem that says what to do. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new ProblemError([portInUse(port)]) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://127.0.0.1:${actual}`);
    });
  });
}

function portInUse(port: number): Problem {
  return {
    message: `Port ${port} is in use by another program.`,
    fix: `choose another one: PORT=${port + 1} npm start`,
  };
}
