import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { intercept, launchBrowser, openHydrated } from './browser.ts';
import { search, searchDialog } from './search-dialog.ts';
import { serveFixture, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveFixture('search');
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const index = '**/static/search_{headings,text}.*';

async function open(): Promise<Page> {
  const page = await openHydrated(browser, `${site.url}/guide/apples`);
  onTestFinished(() => page.context().close());
  return page;
}

describe('an index that cannot be had', () => {
  const failures: [name: string, answer: (route: Route) => Promise<void>][] = [
    ['404', (route) => route.fulfill({ status: 404 })],
    ['500', (route) => route.fulfill({ status: 500 })],
    ['truncated', (route) => route.fulfill({ body: '[{"routePath":"/gui' })],
    ['a page', (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
    ['offline', (route) => route.abort('internetdisconnected')],
  ];

  it.each(failures)('is said, and can be tried again: %s', async (_, answer) => {
    const page = await open();
    await intercept(page, index, answer);
    const { root, rows } = await search(page, 'apple');
    const failure = root.getByRole('alert');
    await failure.waitFor();
    expect(await failure.textContent()).toContain('Search did not answer.');
    expect(await root.textContent()).not.toContain('No results');
    await root.getByRole('button', { name: 'Try again' }).click();
    await failure.waitFor();
    await page.unroute(index);
    await root.getByRole('button', { name: 'Try again' }).click();
    await rows.first().waitFor();
    expect(await failure.count()).toBe(0);
  });

  it('is said before anything is typed', async () => {
    const page = await open();
    await intercept(page, index, (route) => route.abort());
    const { root } = await search(page, '');
    await root.getByRole('alert').waitFor();
  });

  it('shows the spinner while it is slow, and never that there is nothing', async () => {
    const page = await open();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await intercept(page, index, async (route) => {
      await held;
      await route.continue();
    });
    const { root, rows } = await search(page, 'apple');
    await root.getByText('Searching…').waitFor();
    await page.waitForTimeout(500);
    expect(await root.getByText('Searching…').count()).toBe(1);
    expect(await root.textContent()).not.toMatch(/No results/);
    answer();
    await rows.first().waitFor();
    expect(await root.getByText('Searching…').count()).toBe(0);
  });
});

describe('without a network', () => {
  it('says so in place of what searches, and goes on when there is one', async () => {
    const page = await open();
    await page.context().setOffline(true);
    const { root, rows, field } = await search(page, 'pears');
    await root.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await root.getByRole('button', { name: 'Try again' }).click();
    await rows.first().waitFor();
    expect(await field.inputValue()).toBe('pears');
  });
});

describe('without a worker', () => {
  it('searches in the page itself', async () => {
    const page = await open();
    await page.evaluate(() => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('refused', 'SecurityError');
          }
        },
      });
    });
    const { rows } = await search(page, 'pears');
    await rows.first().waitFor();
    expect(await searchDialog(page).highlighted()).toBe('Pears');
  });

  it('searches in the page itself where its script cannot be had', async () => {
    const page = await open();
    let refused = 0;
    await intercept(page, '**/static/*.js', async (route) => {
      const body = await (await route.fetch()).text();
      // All other scripts that are still to come are chunks.
      if (body.includes('docsChunks')) return route.continue();
      refused++;
      return route.abort();
    });
    const { rows } = await search(page, 'pears');
    await rows.first().waitFor();
    expect(refused).toBe(1);
  });
});
