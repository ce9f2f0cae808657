import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Problem } from '#shared/problem.ts';
import { ProblemError } from '#shared/problem.ts';
import { contentType } from '../outputs/hosts/content-type.ts';
import { defaultCaching, type HeaderRule } from '../outputs/hosts/host-headers.ts';
import { isKnown, preferredEncoding } from './negotiate.ts';
import { type RoutableSite, routeRequest } from './route-request.ts';
import type { SentFile, SiteFiles } from './site-files.ts';

export interface ServedSite extends RoutableSite {
  contents: SiteFiles;
  headers: readonly HeaderRule[];
}

/**
 * A server that answers as the real hosts do: status codes, headers, clean addresses, compression.
 *
 * @param currentSite the site to serve, asked for at every request
 */
export function createSiteServer(currentSite: () => Promise<ServedSite>): Server {
  return createServer((request, response) => {
    answer(request, response, currentSite).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': contentType('answer.txt') });
      response.end('The server failed to answer.');
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  currentSite: () => Promise<ServedSite>,
): Promise<void> {
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
    const type = contentType('answer.txt');
    response.writeHead(routed.status, { ...headers, 'Content-Type': type }).end(routed.reason);
    return;
  }
  const encoding = preferredEncoding(String(request.headers['accept-encoding'] ?? ''));
  const file = await site.contents.read(routed.path, encoding);
  if (file) sendFile(file, { status: routed.status, headers, request, response });
  else response.writeHead(404, headers).end();
}

interface SendOptions {
  status: number;
  headers: Record<string, string>;
  request: IncomingMessage;
  response: ServerResponse;
}

function sendFile(
  { type, tag, encoding, body }: SentFile,
  { status, headers, request, response }: SendOptions,
): void {
  const all = { 'Content-Type': type, ...headers, ETag: tag, Vary: 'Accept-Encoding' };
  if (status === 200 && isKnown(tag, request.headers['if-none-match'])) {
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(status, {
    ...all,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** All headers of the rules that fit a path. */
export function headersFor(file: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === pattern,
  );
  return Object.assign(
    { 'Cache-Control': defaultCaching },
    ...fitting.map(({ headers }) => headers),
  );
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
    message: `Port ${port} is in use`,
    fix: `choose another one: ${command} -- --port ${port + 1}`,
  };
}
