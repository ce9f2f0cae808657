import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, movePointer, openHydrated, openPage } from './browser.ts';
import { serveFixture, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveFixture('features')]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const header = (page: Page) => page.locator('[data-region="bar"] header');
const low = { viewport: { width: 1280, height: 300 } };
const isHidden = (page: Page) =>
  page.evaluate(() => 'navHidden' in document.documentElement.dataset);

describe('a menu whose name is a link', () => {
  it.each([true, false])(
    'opens under the pointer; its name leads to a page (script: %s)',
    async (script) => {
      const url = `${site.url}/guide/first`;
      const page = script
        ? await openHydrated(browser, url)
        : await openPage(browser, url, { javaScriptEnabled: false });
      const name = header(page)
        .locator('nav')
        .first()
        .getByRole('link', { name: 'Both', exact: true });
      const entry = header(page).locator('nav').first().getByRole('link', { name: 'Inside' });
      expect(await entry.isVisible()).toBe(false);
      await name.hover();
      await entry.waitFor({ state: 'visible' });
      await name.click();
      await page.waitForURL('**/guide/own');
    },
  );

  it('opens by keyboard from its name, and by touch on its button', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/first`, { hasTouch: true });
    const button = header(page).getByRole('button', { name: 'Toggle Both' });
    await header(page).getByRole('link', { name: 'Both', exact: true }).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Inside');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.tap();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toContain('/guide/first');
  });

  it('is a link and a group on phones', async () => {
    const page = await openPage(browser, `${site.url}/guide/first`, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const screen = page.locator('#sidebar > div').last();
    await screen.locator('summary', { hasText: 'Toggle Both' }).locator('svg').click();
    await screen.getByRole('link', { name: 'Inside' }).waitFor({ state: 'visible' });
    await screen.getByRole('link', { name: 'Both', exact: true }).click();
    await page.waitForURL('**/guide/own');
  });
});

describe('a bar that hides on scrolling', () => {
  it('is there on another page, and is not hidden by the way back', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/first`, low);
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForSelector('html[data-nav-hidden]');
    await page.locator('[data-region="page-footer"] a', { hasText: 'Own page' }).click();
    await page.waitForURL('**/guide/own');
    expect(await isHidden(page)).toBe(false);
    await page.goBack();
    await page.waitForURL('**/guide/first');
    await page.waitForFunction(() => scrollY > 100);
    await page.waitForTimeout(600);
    expect(await isHidden(page)).toBe(false);
  });
});

it('a language can have no bar and no dark theme, also when it is switched to', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/first`, { colorScheme: 'dark' });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await header(page).getByRole('button', { name: 'Language' }).hover();
  await header(page).getByRole('link', { name: '简体中文' }).first().click();
  await page.waitForURL('**/zh/guide/first');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await header(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await header(page).waitFor({ state: 'visible' });
});

it('the group of a page opens when the page is entered again', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/inside`);
  const group = page.locator('#sidebar > ul details', { hasText: 'Inside' });
  const isOpen = () => group.evaluate((details: HTMLDetailsElement) => details.open);
  await group.locator('summary svg').click();
  expect(await isOpen()).toBe(false);
  await header(page).getByRole('button', { name: 'More', exact: true }).hover();
  await header(page).getByRole('link', { name: 'Custom' }).first().click();
  await page.waitForURL('**/custom');
  await page.goBack();
  await group.waitFor();
  expect(await isOpen()).toBe(true);
});

it('the outline marks the first heading above all of them', async () => {
  const page = await openPage(browser, `${site.url}/guide/first`);
  const outline = page.locator('[data-region="outline"]');
  const marked = () =>
    outline
      .locator('li a')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::before').content !== 'none')
          .map(({ textContent }) => textContent),
      );
  // The browser does, then the script.
  await expect.poll(marked).toEqual(['Alpha']);
  await movePointer(page, 2, 200);
  await outline.locator('[aria-current]').waitFor();
  expect(await marked()).toEqual(['Alpha']);
});

it('an overview lists what leads elsewhere', async () => {
  const page = await openPage(browser, `${site.url}/guide/own`);
  const mail = page.locator('#article').getByRole('link', { name: 'Mail' });
  expect(await mail.getAttribute('href')).toBe('mailto:docs@example.com');
});

it.each([320, 768, 1280])('the version stands beside the title at %i px', async (width) => {
  const page = await openPage(browser, `${site.url}/guide/first`, {
    viewport: { width, height: 800 },
  });
  const version = header(page).getByText('1.2', { exact: true }).filter({ visible: true });
  expect(await version.count()).toBe(1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});
