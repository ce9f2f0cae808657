import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepForStatus } from '../build/keep-for-status.ts';
import { violations } from './axe.ts';
import { launchBrowser, openHydrated, openPage } from './browser.ts';
import { serveBuiltSite, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;
let paths: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveBuiltSite();
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '/']) => path,
  );
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

// Each page is looked at once; its place in the list decides the theme and the width, so that
// the two languages of a page, and its neighbors, are seen differently.
const looks: BrowserContextOptions[] = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 820, height: 900 } },
];

describe('axe', () => {
  it('finds nothing on any page', { timeout: 600_000 }, async () => {
    const found: string[] = [];
    for (const [look, options] of looks.entries()) {
      const page = await openPage(browser, site.url, options);
      for (const path of paths.filter((_, index) => index % looks.length === look)) {
        await page.goto(site.url + path, { waitUntil: 'load' });
        found.push(...(await violations(page)));
      }
      await page.context().close();
    }
    expect(paths.length).toBeGreaterThanOrEqual(150);
    await keepForStatus('accessibility', { pages: paths.length, violations: found.length });
    expect(found).toEqual([]);
  });

  it.each(looks)('finds nothing on the 404 page and the home page: %o', async (options) => {
    const found: string[] = [];
    for (const path of ['/no-such-page', '/', '/zh/']) {
      found.push(...(await violations(await openHydrated(browser, site.url + path, options))));
    }
    expect(found).toEqual([]);
  });

  it.each(['About', 'Ecosystem', 'Sibling tools', 'Language', 'More links'])(
    'finds nothing while the menu %s is open',
    async (name) => {
      const page = await openHydrated(browser, `${site.url}/guide/introduction`);
      await page.locator('header').getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(300);
      expect(await violations(page)).toEqual([]);
    },
  );

  it.each(['Open navigation', 'Menu', 'On this page'])(
    'finds nothing while %s is open on a phone',
    async (name) => {
      const page = await openHydrated(browser, `${site.url}/guide/quick-start`, looks[3]);
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(500);
      expect(await violations(page)).toEqual([]);
    },
  );
});
