import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { violations } from './axe.ts';
import { intercept, launchBrowser, openHydrated } from './browser.ts';
import { searchDialog } from './search-dialog.ts';
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

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['desktop', 'phone'] as const).map((size) => ({ colorScheme, size })),
);

describe('axe', () => {
  it.each(looks)('finds nothing in the open dialog: $colorScheme, $size', async (look) => {
    const page = await openHydrated(browser, `${site.url}/guide/apples`, {
      colorScheme: look.colorScheme,
      viewport: sizes[look.size],
    });
    onTestFinished(() => page.context().close());
    await page.evaluate(() => localStorage.setItem('docs-recent-searches', '["apples","pears"]'));
    const { root, field, rows } = searchDialog(page);
    const found: string[] = [];
    await intercept(page, '**/static/search_headings.*', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await root.getByRole('alert').waitFor();
    found.push(...(await violations(page)));
    await page.unroute('**/static/search_headings.*');
    await root.getByRole('button', { name: 'Try again' }).click();
    await root.getByRole('button', { name: 'Clear' }).waitFor();
    found.push(...(await violations(page)));
    await field.fill('apple');
    await rows.first().waitFor();
    found.push(...(await violations(page)));
    await field.fill('harvestmobile');
    await root.getByText('No results for').waitFor();
    found.push(...(await violations(page)));
    expect(found).toEqual([]);
  });
});
