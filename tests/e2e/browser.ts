import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core';
import { findChromium } from '../../scripts/browser.mjs';

/**
 * A headless Chromium that speaks to nobody but the pages under test.
 *
 * @param options.isWhole The browser that readers have rather than its headless shell, which is faster.
 */
export async function launchBrowser(options: { isWhole?: boolean } = {}): Promise<Browser> {
  const executablePath = await findChromium(process.env, options);
  if (!executablePath) throw new Error('There is no Chromium: run `npm test`, which installs one.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * Opens a page in a profile of its own, as a reader who has been here before and saves data, so that
 * nothing is fetched ahead, and touches nothing.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript(() => {
    try {
      localStorage.setItem('rspress-visited', '1');
    } catch {
      // A frame without storage, or a test that blocks it.
    }
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/** Opens a page and hydrates its shell, as a pointer does that moves over it. */
export async function openHydrated(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(browser, url, options);
  await movePointer(page, 2, 200);
  await page.waitForSelector('html[data-hydrated]');
  return page;
}

/** Moves the pointer as a hand does. To a new document, the first place is only where the pointer rests. */
export async function movePointer(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

/**
 * Opens a page as it is without JavaScript, in a browser that has it: axe is a script, and waits.
 */
export async function openScriptless(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    await route.fulfill({ response, body: html });
  });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

/**
 * Answers requests of a page that is already loaded. Playwright resolves `page.route` before the page
 * has heard of it: what that requests in between is neither answered nor reported.
 */
export async function intercept(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  const probe = /[?]intercepted$/;
  await page.route(url, answer);
  await page.route(probe, (route) => route.fulfill({ status: 204 }));
  await page.waitForFunction(async () => (await fetch('?intercepted')).status === 204);
  await page.unroute(probe);
}

/** Opens a page of another site that shows an address in a frame. */
export async function openFramed(page: Page, url: string, attributes = ''): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><iframe src="${url}" ${attributes}></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  server.close();
}

/** Changes the theme of a page that follows the system, without animation, and waits until it has followed. */
export async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
}
