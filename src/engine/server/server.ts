import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Problem } from '#shared/problem.ts';
import { ProblemError } from '#shared/problem.ts';
import { hashOf } from '../cache.ts';
import { defaultCaching, type HeaderRule } from '../outputs/host-rules.ts';
import { contentType } from './content-type.ts';
import { type RoutableSite, routeRequest } from './route-request.ts';

export interface ServedSite extends RoutableSite {
  /** The output folder. */
  folder: string;
  headers: readonly HeaderRule[];
}

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (content: Buffer) => Promise<Buffer>,
};

type Encoding = keyof typeof compress;

/**
 * A server that answers as the real hosts do: status codes, headers, clean addresses, compression.
 *
 * @param currentSite the site to serve, asked for at every request
 */
export function createSiteServer(currentSite: () => Promise<ServedSite>): Server {
  const compressed = new Map<string, Promise<Buffer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const site = await currentSite();
    const routed = routeRequest(request.url ?? '/', site);
    const headers = headersFor(routed.type === 'file' ? `/${routed.path}` : '/', site.headers);
    if (routed.type === 'redirect') {
      response.writeHead(routed.status, { ...headers, Location: routed.location }).end();
      return;
    }
    if (routed.type === 'refused') {
      response
        .writeHead(routed.status, { ...headers, 'Content-Type': contentType('answer.txt') })
        .end(routed.reason);
      return;
    }
    const content = await readFile(path.join(site.folder, routed.path));
    await sendFile({ ...routed, content }, headers, request, response);
  }

  async function sendFile(
    { path: file, status, content }: { path: string; status: number; content: Buffer },
    headers: Record<string, string>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const tag = `"${hashOf(content.toString('latin1'))}"`;
    const type = contentType(file);
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
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': contentType('answer.txt') });
      response.end('The server failed to answer.');
    });
  });
}

/** All headers of the rules that fit a path. */
export function headersFor(file: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({ pattern }) => file.startsWith(pattern.replace(/\*$/, '')));
  return Object.assign(
    { 'Cache-Control': defaultCaching },
    ...fitting.map(({ headers }) => headers),
  );
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

/**
 * Starts listening on the own machine alone. A port in use is a problem that says what to do.
 *
 * @param command what the server was started with
 */
export function listen(server: Server, port: number, command = 'npm start'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new ProblemError([portInUse(port, command)]) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://127.0.0.1:${actual}`);
    });
  });
}

function portInUse(port: number, command: string): Problem {
  return {
    message: `Port ${port} is in use by another program.`,
    fix: `choose another one: PORT=${port + 1} ${command}`,
  };
}
