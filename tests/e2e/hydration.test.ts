import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { intercept, movePointer, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';
import { serveFixture } from './site.ts';

const built = openBuiltSite();

/** Opens a page and does nothing yet. */
const open = (path: string, base = built.site.url): Promise<Page> =>
  openPage(built.browser, base + path);

const hydrated = 'html[data-hydrated]';

function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
}

describe('a page that is only read', () => {
  it('loads one small script, and nothing more while nobody does anything', async () => {
    const page = await open('/guide/quick-start');
    await page.waitForTimeout(1000);
    expect(await scripts(page)).toEqual([expect.stringMatching(/^\/static\/loader\.\w+\.js$/)]);
    expect(await page.locator(hydrated).count()).toBe(0);
  });

  it('does not hydrate because a hash scrolls it', async () => {
    const page = await open('/guide/quick-start#create-the-project');
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await page.locator(hydrated).count()).toBe(0);
  });

  it('does not hydrate because a reload restores its position', async () => {
    const page = await open('/guide/quick-start');
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForTimeout(200);
    await page.reload({ waitUntil: 'load' });
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => scrollY)).toBe(600);
    expect(await page.locator(hydrated).count()).toBe(0);
  });
});

describe('the first interaction', () => {
  it('leaves the sidebar where a reader has scrolled it before', async () => {
    const page = await open('/guide/migrate-storybook');
    const sidebar = page.locator('#sidebar');
    const position = () => sidebar.evaluate((element) => element.scrollTop);
    expect(await position()).toBeGreaterThan(0);
    await sidebar.evaluate((element) => element.scrollTo(0, 0));
    await movePointer(page, 640, 400);
    await page.waitForSelector(hydrated);
    expect(await position()).toBe(0);
    await page.getByRole('link', { name: 'Introduction' }).first().click();
    await page.waitForURL('**/guide/introduction');
  });

  const signs: [name: string, act: (page: Page) => Promise<unknown>][] = [
    ['a pointer that moves', (page) => movePointer(page, 300, 300)],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['focus', (page) => page.focus('.skip-link')],
    [
      'a scrollbar',
      (page) => page.waitForTimeout(500).then(() => page.evaluate(() => scrollTo(0, 50))),
    ],
  ];

  it.each(signs)('%s hydrates the shell', async (_, act) => {
    const page = await open('/guide/quick-start');
    await act(page);
    await page.waitForSelector(hydrated, { timeout: 5000 });
  });

  it('hydrates without an error or a warning on the console', async () => {
    const page = await open('/config/mode');
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await movePointer(page, 300, 300);
    await page.waitForSelector(hydrated);
    expect(messages).toEqual([]);
  });
});

describe('the parts of the shell', () => {
  it('are fetched together, and not one after the other', async () => {
    const page = await open('/guide/quick-start');
    await intercept(page, '**/static/shell.*.js', () => {});
    const parts = [/regions\.\w+\.js$/, /site\.en\.\w+\.json$/].map((name) =>
      page.waitForRequest(name),
    );
    await page.keyboard.press('Shift');
    await Promise.all(parts);
  });

  it('are fetched once', async () => {
    const page = await open('/guide/quick-start');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.keyboard.press('Shift');
    await page.waitForSelector(hydrated);
    expect(requests.length).toBeGreaterThan(2);
    expect(requests).toEqual([...new Set(requests)]);
  });
});

describe('the regions', () => {
  /** The regions in the order in which they began to answer. */
  async function order(page: Page, act: () => Promise<unknown>): Promise<string[]> {
    await page.evaluate(() => {
      const names: (string | undefined)[] = [];
      Object.assign(window, { names });
      new MutationObserver((changes) => {
        for (const { target } of changes) names.push((target as HTMLElement).dataset.region);
      }).observe(document.body, { subtree: true, attributeFilter: ['data-live'] });
    });
    await act();
    await page.waitForSelector(hydrated);
    const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
    return names.filter(Boolean);
  }

  it('begin where the focus is', async () => {
    const page = await open('/guide/quick-start');
    const names = await order(page, () => page.focus('[data-region="page-footer"] a'));
    expect(names).toHaveLength(8);
    expect(names[0]).toBe('page-footer');
  });

  it('begin where the pointer is', async () => {
    const page = await open('/guide/quick-start');
    const link = page.locator('[data-region="outline"] a').first();
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    expect((await order(page, () => page.mouse.move(x + 5, y + 5)))[0]).toBe('outline');
  });

  it('begin where something was pressed, wherever the focus is', async () => {
    const page = await open('/guide/quick-start');
    const names = await order(page, () =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-region="page-footer"] a')?.focus();
        document.querySelector<HTMLElement>('[data-region="search"] [data-replay]')?.click();
      }),
    );
    expect(names[0]).toBe('search');
  });
});

describe('a shell that cannot be had', () => {
  it('is logged, and had at a later sign', async () => {
    const page = await open('/guide/quick-start');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await intercept(page, '**/static/site.*.json', (route) => route.abort());
    await movePointer(page, 300, 300);
    await expect.poll(() => errors.join('\n')).toContain('Failed to fetch');
    await page.unroute('**/static/site.*.json');
    await page.waitForTimeout(2200);
    await movePointer(page, 310, 310);
    await page.waitForSelector(hydrated);
  });

  it.each([
    ['the shell', '**/static/**/shell.*.js*'],
    ['what it shows', '**/static/site.*.json'],
    ['React', '**/static/regions.*.js'],
  ])('of an older deployment leads to one load of the newer: %s is gone', async (_, files) => {
    const page = await open('/guide/quick-start');
    // A document that was loaded anew by its reader is no different.
    await page.reload();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads.push(request.url());
    });
    let asked = 0;
    await intercept(page, files, (route) => {
      asked++;
      return route.fulfill({ status: 404, body: '' });
    });
    const loaded = page.waitForEvent('load');
    await movePointer(page, 300, 300);
    await loaded;
    const askedBefore = asked;
    await movePointer(page, 320, 320);
    await expect.poll(() => asked).toBeGreaterThan(askedBefore);
    await page.waitForTimeout(1500);
    expect(loads).toHaveLength(1);
    await page.getByRole('link', { name: 'Config', exact: true }).first().click();
    await page.waitForURL('**/config/');
  });
});

describe('what happened before hydrating', () => {
  it('keeps the very nodes of the article', async () => {
    const page = await open('/guide/quick-start');
    await page.evaluate(() =>
      Object.assign(window, { node: document.querySelector('#article h1') }),
    );
    await movePointer(page, 300, 300);
    await page.waitForSelector(hydrated);
    const same = await page.evaluate(
      () => (window as unknown as { node: Node }).node === document.querySelector('#article h1'),
    );
    expect(same).toBe(true);
  });

  it('keeps an article that a translator changed', async () => {
    const page = await open('/guide/quick-start');
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('#article p, [data-region="sidebar"] a')) {
        const font = document.createElement('font');
        font.textContent = 'übersetzt';
        text.replaceChildren(font);
      }
    });
    await movePointer(page, 300, 300);
    await page.waitForSelector(hydrated);
    await page.waitForTimeout(300);
    expect(await page.locator('#article p').first().textContent()).toBe('übersetzt');
    expect(await page.locator('[data-region="bar"] nav a').count()).toBeGreaterThan(4);
  });

  it('keeps an article when an extension inserted nodes around and inside of the regions', async () => {
    const page = await open('/guide/quick-start');
    await page.evaluate(() => {
      Object.assign(window, { node: document.querySelector('#article h1') });
      const places = [
        'body',
        '.frame',
        'main',
        '[data-region="bar"]',
        '[data-region="sidebar"]',
        '[data-region="sidebar"] nav',
      ];
      for (const place of places) {
        document
          .querySelector(place)
          ?.prepend(Object.assign(document.createElement('div'), { className: 'extension' }));
      }
    });
    await movePointer(page, 300, 300);
    await page.waitForSelector(hydrated);
    await page.waitForTimeout(300);
    const kept = await page.evaluate(
      () => (window as unknown as { node: Node }).node === document.querySelector('#article h1'),
    );
    expect(kept).toBe(true);
    expect(await page.locator('[data-region="sidebar"] [aria-current="page"]').textContent()).toBe(
      'Quick start',
    );
  });

  it('keeps a group closed that was closed', async () => {
    const page = await open('/guide/quick-start');
    const group = page.locator('[data-region="sidebar"] details').nth(1);
    await group.evaluate((details: HTMLDetailsElement) => (details.open = false));
    await movePointer(page, 300, 300);
    await page.waitForSelector(hydrated);
    await page.waitForTimeout(200);
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });

  it('answers a press on a control once', async () => {
    const page = await open('/guide/quick-start');
    await page.emulateMedia({ colorScheme: 'light' });
    // The press comes from the page itself: a pointer of the test would hydrate it on its way.
    await page.evaluate(() => {
      const control = document.querySelector<HTMLElement>(
        '[data-region="bar"] [data-needs-script] [data-replay]',
      );
      control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      control?.click();
    });
    await page.waitForSelector(hydrated);
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBe(
      'dark',
    );
  });

  it('keeps what was typed', async () => {
    const features = await serveFixture('features');
    try {
      const page = await open('/guide/input', features.url);
      await page.evaluate(() => {
        const field = document.createElement('input');
        field.id = 'field';
        field.value = 'typed before';
        document.getElementById('article')?.append(field);
      });
      await page.focus('#field');
      await page.keyboard.type(', and while hydrating');
      await page.waitForSelector(hydrated);
      expect(await page.inputValue('#field')).toContain('typed before');
      expect(await page.inputValue('#field')).toContain('while hydrating');
    } finally {
      await features.close();
    }
  });
});
