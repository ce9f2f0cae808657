import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { movePointer, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

const built = openBuiltSite();

const open = (path: string, locale = 'en-US'): Promise<Page> =>
  openPage(built.browser, built.site.url + path, { locale });

describe('an address that leads nowhere', () => {
  it('answers 404 with the page that says so, and the closest pages', async () => {
    const response = await fetch(`${built.site.url}/guide/reakt`);
    expect(response.status).toBe(404);
    const page = await open('/guide/reakt');
    await page.getByText('PAGE NOT FOUND').waitFor();
    expect(await page.title()).toBe('Rspack');
    expect(await page.getByText('Take me home').getAttribute('href')).toBe('/');
    await page.locator('a', { hasText: /^React$/ }).waitFor({ state: 'visible' });
  });

  it('speaks the language of the address', async () => {
    const context = await built.browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${built.site.url}/zh/nope?x=1#y`);
    await page.waitForURL('**/nope?x=1#y');
    expect(page.url()).toBe(`${built.site.url}/nope?x=1#y`);
    await page.getByText('返回首页').waitFor({ state: 'visible' });
    expect(await page.getByText('返回首页').getAttribute('href')).toBe('/zh/');
    expect(await page.getByText('PAGE NOT FOUND').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    await page.locator('[data-region="bar"] nav a', { hasText: '指南' }).first().waitFor();

    await page.goto(`${built.site.url}/another-one`);
    await page.getByText('返回首页').waitFor({ state: 'visible' });
  });

  it('speaks the language of the browser where the address has none', async () => {
    const page = await open('/nope', 'zh-CN');
    await page.getByText('返回首页').waitFor({ state: 'visible' });
  });

  it('is also there without script, in both languages', async () => {
    const page = await openPage(built.browser, `${built.site.url}/nope`, {
      javaScriptEnabled: false,
    });
    await page.getByText('PAGE NOT FOUND').waitFor({ state: 'visible' });
    await page.getByText('返回首页').waitFor({ state: 'visible' });
  });

  it('leads from a superfluous language prefix to the page', async () => {
    const page = await open('/en/guide/react?x=1#y');
    expect(page.url()).toBe(`${built.site.url}/guide/react?x=1#y`);
  });

  const spellings = [
    '/guide/React',
    '/guide/react/',
    '/guide/react.html',
    '/guide/%72eact/index.html',
    '/GUIDE/REACT.HTML',
  ];

  it.each(spellings)(
    'finds the page behind %s on a host that redirects nothing',
    async (spelling) => {
      const page = await (await built.browser.newContext()).newPage();
      // A host that knows files alone: anything that is none gets the 404 page.
      await page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname !== spelling) return route.continue();
        const answer = await fetch(`${built.site.url}/no-such-page`);
        return route.fulfill({ status: 404, contentType: 'text/html', body: await answer.text() });
      });
      await page.goto(built.site.url + spelling);
      await page.waitForURL(`${built.site.url}/guide/react`);
    },
  );

  it('works for a malformed escape, in the path and in the hash', async () => {
    const page = await open('/guide/%E0%A4%A');
    await page.getByText('PAGE NOT FOUND').waitFor();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${built.site.url}/guide/react#%E0%A4%A`);
    await movePointer(page, 5, 300);
    await page.waitForSelector('html[data-hydrated]');
    expect(errors).toEqual([]);
  });

  it.each([
    ['/guide/', '/guide/introduction'],
    ['/zh/misc', '/zh/misc/faq'],
  ])('leads from %s to its first page on a host without redirects', async (path, target) => {
    const page = await (await built.browser.newContext()).newPage();
    await page.route('**/*', async (route) => {
      if (new URL(route.request().url()).pathname !== path) return route.continue();
      const answer = await fetch(`${built.site.url}/no-such-page`);
      return route.fulfill({ status: 404, contentType: 'text/html', body: await answer.text() });
    });
    await page.goto(built.site.url + path);
    await page.waitForURL(built.site.url + target);
  });

  it('takes a search without being loaded anew', async () => {
    const page = await open('/nope');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.keyboard.press('Control+K');
    await page.keyboard.type('splitChunks');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('splitChunks');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('lists the closest pages in the language of the visitor', async () => {
    const page = await open('/zh/guide/reactt', 'zh-CN');
    const link = page.locator('section[data-lang="zh"] a[href="/zh/guide/react"]');
    await link.waitFor({ state: 'visible' });
    await page.getByText('你要找的可能是').waitFor({ state: 'visible' });
  });
});
