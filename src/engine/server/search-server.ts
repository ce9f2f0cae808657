import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerSearch, type SearchableIndexes } from './search-answer.ts';

/** Requests that one address may make in a second. */
const rate = 20;

/** A server that answers remote search. It keeps nothing but how often an address has asked this second. */
export function createSearchServer(indexes: SearchableIndexes): Server {
  const asked = new Map<string, number>();
  const timer = setInterval(() => asked.clear(), 1000);
  timer.unref();

  function mayAsk({ socket }: IncomingMessage): boolean {
    const address = socket.remoteAddress ?? '';
    const count = (asked.get(address) ?? 0) + 1;
    asked.set(address, count);
    return count <= rate;
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    if (!mayAsk(request)) {
      const error = `At most ${rate} requests in a second.`;
      send(response, { status: 429, body: { error }, headers: { 'Retry-After': '1' } });
    } else if (method !== 'GET') {
      const error = 'Search is asked for with GET.';
      send(response, { status: 405, body: { error }, headers: { Allow: 'GET' } });
    } else if (!URL.canParse(url, base)) {
      send(response, { status: 400, body: { error: 'This is no address.' } });
    } else {
      send(response, answerSearch(new URL(url, base).searchParams, indexes));
    }
  }

  return createServer({ maxHeaderSize: 16_384 }, answer).on('close', () => clearInterval(timer));
}

/** Requests name a path alone. */
const base = 'http://search.invalid';

interface Sent {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

function send(response: ServerResponse, { status, body, headers = {} }: Sent): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    // Sites on other hosts may ask: what is answered is public.
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(JSON.stringify(body));
}
