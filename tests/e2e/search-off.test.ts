import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openHydrated } from './browser.ts';
import { serveFixtureWith, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveFixtureWith('search', { SEARCH_API: 'off' });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

it('takes button, dialog and keys away', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/apples?q=apple`);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0);
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.title = String(event.defaultPrevented);
    });
  });
  await page.keyboard.press('Control+k');
  expect(await page.title()).toBe('false');
});
