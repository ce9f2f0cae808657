import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { movePointer, openFramed, openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

const built = openBuiltSite();

/** Opens a page as somebody who was never here. */
async function arrive(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await built.browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(built.site.url + path, { waitUntil: 'load' });
  await page.waitForLoadState('load');
  return page;
}

const address = (page: Page) => page.url().slice(built.site.url.length);

describe('a first visit', () => {
  it('leads to the page in the language of the built.browser, query and hash kept, with a notice', async () => {
    const page = await arrive('/guide/quick-start?x=1#requirements', { locale: 'zh-CN' });
    await page.waitForURL('**/zh/guide/quick-start?x=1#requirements');
    const notice = page.locator('#redirect-notice');
    await notice.waitFor({ state: 'visible' });
    expect(await page.evaluate(() => history.length)).toBe(2);

    await notice.locator('[data-redirect-back]').click();
    await page.waitForURL('**/guide/quick-start?x=1#requirements');
    expect(address(page)).toBe('/guide/quick-start?x=1#requirements');
    await page.reload();
    expect(address(page)).toBe('/guide/quick-start?x=1#requirements');
    expect(await notice.isVisible()).toBe(false);
  });

  it('says so in both languages, until that could be read', async () => {
    const page = await arrive('/guide/react', { locale: 'zh-CN' });
    await page.waitForURL('**/zh/guide/react');
    const notice = page.locator('#redirect-notice');
    await notice.waitFor({ state: 'visible' });
    expect(await notice.textContent()).toContain('已按浏览器语言打开');
    expect(await notice.locator('[lang="en"]').textContent()).toBe(
      'Your browser asks for 简体中文. Read it in English',
    );
    await page.reload();
    await notice.waitFor({ state: 'visible' });
    await notice.locator('[data-redirect-dismiss]').click();
    await page.reload();
    expect(await notice.isVisible()).toBe(false);
  });

  it('takes its notice away with the page that it speaks of', async () => {
    const page = await arrive('/guide/introduction', { locale: 'zh-CN' });
    await page.waitForURL('**/zh/guide/introduction');
    await page.locator('#redirect-notice').waitFor({ state: 'visible' });
    await movePointer(page, 5, 300);
    await page.waitForSelector('html[data-hydrated]');
    await page.locator('[data-region="sidebar"] a[href="/zh/guide/glossary"]').click();
    await page.waitForURL('**/zh/guide/glossary');
    await expect.poll(() => page.locator('#redirect-notice').count()).toBe(0);
  });

  it('happens once: whoever comes back stays where he goes', async () => {
    const page = await arrive('/guide/react', { locale: 'zh-CN' });
    await page.waitForURL('**/zh/guide/react');
    await page.goto(`${built.site.url}/guide/solid`);
    await page.waitForTimeout(300);
    expect(address(page)).toBe('/guide/solid');
  });

  it('leads an English reader from Chinese to English', async () => {
    const page = await arrive('/zh/config/', { locale: 'en-GB' });
    await page.waitForURL(`${built.site.url}/config/`);
  });

  const staying: [string, string, BrowserContextOptions][] = [
    ['the language fits', '/guide/react', { locale: 'en-US' }],
    ['no language fits', '/guide/react', { locale: 'fr-FR' }],
    [
      'a crawler asks',
      '/zh/guide/react',
      { locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    ],
  ];

  it.each(staying)('stays where %s, and still sets the flag', async (_, path, options) => {
    const page = await arrive(path, options);
    await page.waitForTimeout(300);
    expect(address(page)).toBe(path);
    expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).not.toBeNull();
  });

  it('stays in a frame', async () => {
    const context = await built.browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await openFramed(page, `${built.site.url}/zh/guide/react`);
    await page.waitForTimeout(500);
    expect(page.frames()[1]?.url()).toBe(`${built.site.url}/zh/guide/react`);
  });

  it('works without storage', async () => {
    const context = await built.browser.newContext({ locale: 'zh-CN' });
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${built.site.url}/guide/react`);
    await movePointer(page, 5, 300);
    await page.waitForSelector('html[data-hydrated]');
    expect(address(page)).toBe('/guide/react');
    expect(errors).toEqual([]);
  });
});

describe('the theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  it.each(['light', 'dark'] as const)(
    'follows a %s system before anything is painted',
    async (colorScheme) => {
      const page = await openPage(built.browser, `${built.site.url}/guide/react`, { colorScheme });
      expect(await theme(page)).toBe(colorScheme);
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const plain = await openPage(built.browser, `${built.site.url}/guide/react`, {
        colorScheme,
        javaScriptEnabled: false,
      });
      const without = await plain
        .evaluate(() => getComputedStyle(document.body).backgroundColor)
        .catch(() => undefined);
      expect(without ?? background).toBe(background);
    },
  );

  it('follows the system live, and another tab at once, asleep as it is', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/react`, {
      colorScheme: 'light',
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');

    const other = await page.context().newPage();
    await other.goto(`${built.site.url}/guide/solid`);
    await other.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'light'));
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    await other.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'nonsense'));
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  });

  it('is flipped and stored by the button; the menu beside it offers light, dark and auto', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/react`, {
      colorScheme: 'light',
    });
    const control = page
      .locator('[data-region="bar"] [data-needs-script]')
      .filter({ has: page.getByRole('button', { name: /theme/ }) });
    await control.getByRole('button', { name: /theme/ }).click();
    expect(await theme(page)).toBe('dark');
    const stored = () => page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));
    expect(await stored()).toBe('dark');
    await control.getByRole('button', { name: 'Theme', exact: true }).hover();
    await control.getByText('Auto').click();
    expect(await stored()).toBe('auto');
    expect(await theme(page)).toBe('light');
  });
});
