import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { copyFixture } from '../build/fixture-site.ts';
import { launchBrowser, openHydrated, openPage } from './browser.ts';
import { serve, type TestSite } from './site.ts';

// What a reader does with an article itself: pictures, headings, boxes, wide tables, paper.

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><rect width="640" height="320" fill="${color}"/></svg>`;

const row = (number: number) =>
  `| \`option.number${number}\` | \`string\` | What it is for, in a sentence that takes room | \`${number}\` |`;

const text = `---
title: Reading
description: An article.
---

## Pictures {#pictures}

![Two chunks](/graph.svg "An entry and its chunks")

[![Linked](/graph.svg)](/guide/second)

:::details More
### Inside {#inside}

[Elsewhere](/guide/second) and [here](#pictures).
:::

## Table {#table}

| Option | Type | Description | Default |
|---|---|---|---|
${Array.from({ length: 30 }, (_, index) => row(index)).join('\n')}

| a | b |
|---|---|
| 1 | 2 |
`;

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  const fixture = await copyFixture('small');
  await fixture.write('public/graph.svg', drawing('#fff'));
  await fixture.write('public/graph.dark.svg', drawing('#000'));
  for (const lang of ['en', 'zh']) await fixture.write(`content/${lang}/guide/first.md`, text);
  const { status, stderr } = await fixture.build();
  if (status !== 0) throw new Error(stderr);
  const served = await serve(await serveSite(projectAt(fixture.root)));
  const close = async () => {
    await served.close();
    await fixture.close();
  };
  site = { ...served, close };
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const path = '/guide/first';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Two chunks' });

describe('a picture', () => {
  it('has room before it arrives, and only the variant of the theme is fetched', async () => {
    const page = await openPage(browser, 'about:blank', { colorScheme: 'dark' });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect(fetched).toContain('/graph.dark.svg');
    expect(fetched).not.toContain('/graph.svg');
    const [frame] = await page.locator('figure img:visible').all();
    expect(await frame?.evaluate((image) => image.clientWidth / image.clientHeight)).toBe(2);
  });

  it('is enlarged by its button, and gives the focus back', async () => {
    const page = await openHydrated(browser, site.url + path);
    await page.getByRole('button', { name: 'Enlarge: Two chunks' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
    expect(await dialogOf(page).textContent()).toContain('An entry and its chunks');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogOf(page).count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe('Enlarge: Two chunks');
  });

  it.each(['backdrop', 'button', 'wheel'])('is put back by %s', async (way) => {
    const page = await openHydrated(browser, site.url + path);
    await page.locator('figure img:visible').click();
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
    if (way === 'backdrop') await page.mouse.click(3, 3);
    if (way === 'button') await page.getByRole('button', { name: 'Close', exact: true }).click();
    if (way === 'wheel') await page.mouse.wheel(0, 200);
    await expect.poll(() => dialogOf(page).count()).toBe(0);
  });

  it('is enlarged by a finger that comes before the script', async () => {
    const page = await openPage(browser, site.url + path, phone);
    await page.locator('figure img:visible').tap();
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true);
  });

  it('in a link leads on, and without script or where it is switched off none is enlarged', async () => {
    const page = await openPage(browser, `${site.url}${path}?globalUIComponents=0`);
    expect(await page.getByRole('button', { name: /^Enlarge/ }).count()).toBe(0);
    const plain = await openPage(browser, site.url + path, { javaScriptEnabled: false });
    expect(await plain.getByRole('button', { name: /^Enlarge/ }).count()).toBe(0);
    const hydrated = await openHydrated(browser, site.url + path);
    expect(await hydrated.getByRole('button', { name: /^Enlarge/ }).count()).toBe(1);
    await hydrated.getByRole('img', { name: 'Linked' }).click();
    await expect.poll(() => new URL(hydrated.url()).pathname).toBe('/guide/second');
  });
});

describe('a heading', () => {
  it('copies its address, goes there and says so for a while', async () => {
    const page = await openHydrated(browser, site.url + path, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const announced = () => page.locator('#announcer').textContent();
    await page.locator('#table .anchor').click();
    await expect.poll(announced).toBe('Link copied');
    expect(page.url()).toBe(`${site.url}${path}#table`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect.poll(announced, { timeout: 5000 }).toBe('');
    expect(await page.locator('[data-copied].anchor').count()).toBe(0);
  });
});

describe('folded text', () => {
  it('opens for a link that leads into it', async () => {
    const page = await openPage(browser, site.url + path);
    expect(await page.getByText('Elsewhere').isVisible()).toBe(false);
    await page.goto(`${site.url}${path}#inside`);
    expect(await page.getByText('Elsewhere').isVisible()).toBe(true);
  });
});

describe('a table', () => {
  it('shows all its rows on a phone, and scrolls sideways inside itself', async () => {
    const page = await openHydrated(browser, site.url + path, { viewport: phone.viewport });
    const [long, short] = await page.locator('.table').all();
    await expect.poll(() => short?.getAttribute('tabindex')).toBe(null);
    expect(await long?.getAttribute('tabindex')).toBe('0');
    const hidden = await long?.evaluate((table) => ({
      below: table.scrollHeight - table.clientHeight,
      beside: table.scrollWidth - table.clientWidth,
    }));
    expect(hidden?.below).toBe(0);
    expect(hidden?.beside).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('that fits is no stop for the keyboard', async () => {
    const page = await openHydrated(browser, site.url + path);
    await expect.poll(() => page.locator('.table[tabindex]').count()).toBe(0);
  });
});

describe('paper', () => {
  it('shows all that is folded, where links lead, and nothing that is pressed', async () => {
    const page = await openPage(browser, site.url + path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Elsewhere').isVisible()).toBe(true);
    expect(
      await page.locator('header, nav, #article button').filter({ visible: true }).count(),
    ).toBe(0);
    const behind = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await behind('.note p > a:first-child')).toContain('/guide/second');
    expect(await behind('.note p > a:last-child')).toBe('none');
    expect(await behind('h1')).toBe(`"https://small.example.com${path}"`);
    expect(await page.locator('figure img:visible').getAttribute('src')).toBe('/graph.svg');
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});
