import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { contentType } from '#engine/outputs/hosts/content-type.ts';
import { listen } from '#engine/server/server.ts';

/** A page of an example. */
export interface ExamplePage {
  page: Page;
  /** What the page and its console complained of. */
  errors: string[];
  /** Names of the files that were asked for, in order. */
  requested: string[];
}

/** Folders where the files of an address are looked for, the first one first: `http://localhost:3001`. */
export type Origins = Readonly<Record<string, readonly string[]>>;

/** Serves the files of folders, the first one first, at a port of its own. */
export async function serveFolders(
  folders: readonly string[],
): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, ...answer } = await answerFrom(folders, decodeURIComponent(pathname));
    response.writeHead(status, answer.headers).end(answer.body);
  });
  return { url: await listen(server, 0), server };
}

interface PageOptions {
  /** What the page asks of other addresses is answered from folders, too. */
  origins?: Origins;
  /** Whether a dev server updates the page, which then knows its build: an earlier edit would be lost. */
  isServed?: boolean;
}

/** Opens a page of an example, and notes what it complains of. */
export async function openPage(
  context: BrowserContext,
  url: string,
  { origins = {}, isServed = false }: PageOptions = {},
): Promise<ExamplePage> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const opened: ExamplePage = { page, errors: [], requested: [] };
  page.on('pageerror', (error) => opened.errors.push(error.message));
  page.on('console', (message) => {
    const isFavicon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isFavicon) opened.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    // Every browser asks for a favicon, and no example has one.
    if (/^http/.test(protocol) && pathname !== '/favicon.ico') {
      opened.requested.push(pathname.slice(1));
    }
  });
  for (const [origin, folders] of Object.entries(origins)) {
    await page.route(`${origin}/**`, async (route) => {
      const file = decodeURIComponent(new URL(route.request().url()).pathname);
      await route.fulfill(await answerFrom(folders, file));
    });
  }
  const connected = isServed ? untilConnected(page) : undefined;
  await page.goto(url);
  await connected;
  return opened;
}

/** Until the dev server has told the page how its newest build went. */
async function untilConnected(page: Page): Promise<void> {
  const isResult = ({ payload }: { payload: string | Buffer }) =>
    /"type":"(ok|warnings|errors)"/.test(`${payload}`);
  // The first messages follow at once.
  const told: Promise<unknown>[] = [];
  page.once('websocket', (socket) =>
    told.push(socket.waitForEvent('framereceived', { predicate: isResult })),
  );
  await page.waitForEvent('websocket');
  await Promise.all(told);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

async function answerFrom(folders: readonly string[], file: string): Promise<Answer> {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': contentType(file) };
  if (file === '/favicon.ico') return { status: 204, headers, body: '' };
  for (const folder of folders) {
    const body = await readFile(path.join(folder, file)).catch(() => undefined);
    if (body) return { status: 200, headers, body };
  }
  const text = { ...headers, 'Content-Type': contentType('answer.txt') };
  return { status: 404, headers: text, body: `There is no ${file}.` };
}
