import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { intercept, movePointer, openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

// What an option is, wherever it is named.

const built = openBuiltSite();

const still = { reducedMotion: 'reduce' } as const;

const open = (path: string, options: BrowserContextOptions = {}) =>
  openHydrated(built.browser, built.site.url + path, { ...still, ...options });
const card = (page: Page) => page.locator('.option-card:popover-open');
/** The key of a sample. */
const key = (page: Page, id: string) => page.locator(`#article pre a[href$="#${id}"]`).first();

describe('the card of an option', () => {
  it('shows under the pointer what the option is, and shifts nothing', async () => {
    const page = await open('/config/output');
    const link = key(page, 'outputpublicpath');
    const before = await link.boundingBox();
    await link.hover();
    await card(page).waitFor();
    const text = await card(page).textContent();
    for (const part of [
      'output.publicPath',
      'Default',
      "'auto'",
      'Differs from webpack',
      'More in output',
    ])
      expect(text).toContain(part);
    expect(await link.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  it('shows for an option that has a page of its own, a heading there included', async () => {
    const page = await open('/config/optimization-split-chunks');
    for (const [name, path] of [
      ['optimization', '/config/optimization'],
      ['optimization.splitChunks', '/config/optimization-split-chunks'],
    ] as const) {
      await page.locator(`#article pre a[href="${path}"]`).first().hover();
      await expect.poll(() => card(page).textContent()).toContain(name);
      await page.mouse.move(2, 2);
      await expect.poll(() => card(page).count()).toBe(0);
    }
  });

  it('stays while the pointer is on it, and leads to the heading', async () => {
    const page = await open('/guide/production');
    await page.locator('#article a[data-component="OptionCard"]').first().hover();
    await card(page).hover();
    await page.waitForTimeout(300);
    expect(await card(page).count()).toBe(1);
    await card(page).getByRole('link').click();
    await page.waitForURL(/\/config\/[\w-]+/);
    expect(await card(page).count()).toBe(0);
  });

  it('shows on focus, describes its link, and closes on Escape, where focus stays', async () => {
    const page = await open('/config/output');
    const link = key(page, 'outputpath');
    await page.keyboard.press('Tab');
    await link.focus();
    await card(page).waitFor();
    expect(await link.getAttribute('aria-describedby')).toBe(await card(page).getAttribute('id'));
    expect(await violations(page, { except: ['target-size'] })).toEqual([]);
    // While it is open, it may cover part of a heading's link.
    const targets = { rules: ['target-size'], exclude: '#article .anchor' };
    expect(await violations(page, targets)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await card(page).count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.option-card') === null),
    ).toBe(true);
  });

  it('shows where a finger rests, leaves the menu to the built.browser, and fits a phone', async () => {
    const page = await open('/zh/config/output', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const link = key(page, 'outputpublicpath');
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 8 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await card(page).waitFor();
    const isLeft = await link.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isLeft).toBe(true);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(200);
    expect(new URL(page.url()).hash).toBe('');
    expect(await card(page).textContent()).toContain('默认值');
    const panel = await card(page).boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(200, 20);
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('belongs to names in texts, and says what differs from webpack', async () => {
    const page = await open('/config/cache');
    const name = page.locator('#article p > a[data-component="OptionCard"]').first();
    expect(await name.locator('code').count()).toBe(1);
    const [file] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('.options.json')),
      name.hover(),
    ]);
    expect(file.ok()).toBe(true);
    const cards = await page.request.get(`${built.site.url}/config/cache.options.json`);
    expect((await cards.json()).cards[''] ?? (await cards.json()).cards.cache).toMatchObject({
      name: 'cache',
      marks: [{ text: 'Differs from webpack', tone: 'info' }],
    });
  });
});

it('costs a page that is only read nothing, and one that is used its script alone', async () => {
  const page = await openPage(built.browser, `${built.site.url}/config/output`, still);
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await fetched()).filter((name) => /option-?card|options\.json/i.test(name))).toEqual([]);
  await movePointer(page, 2, 200);
  await page.waitForSelector('html[data-hydrated]');
  await page.mouse.move(4, 300);
  expect((await fetched()).filter((name) => /options\.json|\/option-card/.test(name))).toEqual([]);
});

it('a name is an ordinary link without script, and where its card cannot be had', async () => {
  const page = await open('/config/output');
  await intercept(page, '**/*.options.json', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const link = key(page, 'outputpath');
  await link.hover();
  await page.waitForTimeout(500);
  expect(await card(page).count()).toBe(0);
  await link.click();
  expect(new URL(page.url()).hash).toBe('#outputpath');
  expect(errors).toEqual([]);
});
