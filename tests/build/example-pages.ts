import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { contentType } from '#engine/server/content-type.ts';

/** Where the pages of a test come from; nothing listens there. */
export const origin = 'http://example.test';

/** A page of a built example. */
export interface ExamplePage {
  page: Page;
  /** What the page and its console complained of. */
  errors: string[];
  /** Names of the files that were asked for, in order. */
  requested: string[];
}

/**
 * Opens a page whose files come from folders instead of the network.
 *
 * @param folders where to look for a file, the first one first, by origin
 */
export async function openExample(
  context: BrowserContext,
  file: string,
  folders: Readonly<Record<string, readonly string[]>>,
): Promise<ExamplePage> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const opened: ExamplePage = { page, errors: [], requested: [] };
  page.on('pageerror', (error) => opened.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') opened.errors.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    // Every browser asks for one, and no example has one.
    if (url.pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    opened.requested.push(url.pathname.slice(1));
    await answer(route, { file: url.pathname, folders: folders[url.origin] ?? [] });
  });
  await page.goto(`${origin}/${file}`);
  return opened;
}

async function answer(
  route: Route,
  { file, folders }: { file: string; folders: readonly string[] },
): Promise<void> {
  for (const folder of folders) {
    const body = await readFile(path.join(folder, file)).catch(() => undefined);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (body) return route.fulfill({ body, headers, contentType: contentType(file) });
  }
  await route.fulfill({ status: 404, body: `There is no ${file}.` });
}
