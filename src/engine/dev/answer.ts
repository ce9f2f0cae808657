import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../outputs/hosts/content-type.ts';
import type { DevFiles } from './dev-files.ts';
import { problemsOf } from './problems-of.ts';

/** Answers as the real hosts do, from the site in memory. Nothing is kept by the browser. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: Promise<DevFiles>,
): Promise<void> {
  try {
    const { route, read } = await files;
    const routed = await route(request.url ?? '/');
    if (routed.type === 'redirect') {
      const { status, location } = routed;
      response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
    } else if (routed.type === 'refused') {
      send(response, { status: 400, file: 'answer.txt', content: routed.reason });
    } else {
      send(response, {
        status: routed.status,
        file: routed.path,
        content: await read(routed.path),
      });
    }
  } catch (error) {
    send(response, { status: 500, file: 'failure.html', content: failurePage(error) });
  }
}

interface Answer {
  status: number;
  /** Its name says what it is. */
  file: string;
  content: string | Uint8Array;
}

function send(response: ServerResponse, { status, file, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': contentType(file), 'Cache-Control': 'no-store' });
  response.end(content);
}

/** Tries again by itself, because without a document there is no script that could. */
function failurePage(error: unknown): string {
  const text = problemsOf(error)
    .map(({ message, found = '' }) => `${message}\n${found}`)
    .join('\n');
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><meta http-equiv="refresh" content="1"><title>The page cannot be rendered</title><pre>${escaped}</pre>`;
}
