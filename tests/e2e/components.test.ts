import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { launchBrowser, movePointer, openHydrated, openPage, openScriptless } from './browser.ts';
import { serveComponents } from './components-site.ts';
import type { TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveComponents();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

const hydrated = (path: string, options?: BrowserContextOptions) =>
  openHydrated(browser, site.url + path, options);

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What has moved since the page was opened, with how far. */
function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          })[]) {
            for (const { node, previousRect, currentRect } of entry.sources) {
              const [from, to] = [previousRect, currentRect].map(
                ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`,
              );
              shifts.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from} → ${to}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}

describe.each([
  ['390 px', phone],
  ['1280 px', desktop],
])('the page of all components at %s', (_, size) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
    it.each(['/components', '/zh/components'])('passes axe at %s', async (path) => {
      const page = await hydrated(path, { ...size, colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.context().close();
    });

    it('passes axe without JavaScript', async () => {
      const options = { ...size, colorScheme };
      const page = await openScriptless(browser, `${site.url}/components`, options);
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.context().close();
    });
  });
});

describe('without JavaScript', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openPage(browser, `${site.url}/components`, { javaScriptEnabled: false });
  });

  afterAll(() => page.context().close());

  it('all panels of tabs are there, each under its label', async () => {
    for (const text of ['require() loads it.', 'import loads it.']) {
      expect(await page.getByText(text).isVisible()).toBe(true);
    }
    expect(await page.locator('.tab-name').first().isVisible()).toBe(true);
  });

  it('nothing is offered that needs script', async () => {
    for (const control of [
      '.copy',
      '.wrap',
      '.tab-list',
      '.compat search',
      '.picture-frame button',
    ]) {
      expect(await page.locator(control).first().isVisible(), control).toBe(false);
    }
  });

  it('folds, tables and terms work', async () => {
    await page.getByText('What is folded').click();
    expect(await page.getByText('It opens when one presses').isVisible()).toBe(true);
    expect(await page.locator('.compat tbody tr').count()).toBe(4);
    expect(await page.locator('a.term').first().getAttribute('href')).toMatch(
      /^\/guide\/glossary#/,
    );
  });
});

describe('code', () => {
  let page: Page;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const block = (text: string) => page.locator('.code').filter({ hasText: text });

  beforeAll(async () => {
    page = await hydrated('/components');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  afterAll(() => page.context().close());

  it.each([
    ['rspack build', '$ npx', 'npx rspack build\nnode dist/main.js'],
    ['a diff', '"webpack"', '{\n  "build": "rspack build"\n}'],
    ['notations', './application', "import { start } from './application';\n\nstart();"],
    ['numbered lines', 'contenthash', /^module\.exports = \{\n {2}output: \{/],
  ])('copies what one would paste: %s', async (_, text, expected) => {
    const button = block(text).first().locator('.copy');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.getElementById('announcer')?.textContent);
    expect((await clipboard()).trimEnd()).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
    expect(await button.getAttribute('aria-label')).toBe('Copied');
    await page.waitForFunction(() => !document.getElementById('announcer')?.textContent);
    expect(await button.getAttribute('aria-label')).not.toBe('Copied');
  });

  it('is tabbed to only where it can be scrolled, and wraps on demand', async () => {
    const long = block('longer than any block of code is wide, so').last();
    const pre = long.locator('pre');
    expect(await pre.getAttribute('tabindex')).toBe('0');
    expect(await block('has its buttons too').locator('pre').getAttribute('tabindex')).toBeNull();
    const wrap = long.locator('.wrap');
    await wrap.focus();
    await page.keyboard.press('Space');
    expect(await wrap.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => pre.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
  });
});

describe('tabs', () => {
  it('switch by mouse, keyboard and touch, together with their group', async () => {
    const page = await hydrated('/components', phone);
    const [first, second] = [page.locator('.tabs').first(), page.locator('.tabs').nth(1)];
    const tab = (set: typeof first, name: string) => set.getByRole('tab', { name });
    await tab(first, 'CommonJS').tap();
    expect(await tab(second, 'CommonJS').getAttribute('aria-selected')).toBe('true');
    expect(await page.getByText('require() loads it.').isVisible()).toBe(true);
    await tab(first, 'CommonJS').focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab(first, 'ES module').getAttribute('aria-selected')).toBe('true');
    expect(await page.getByText('import loads it.').isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await tab(first, 'CommonJS').getAttribute('aria-selected')).toBe('true');
    await page.context().close();
  });

  it('open for a link into a hidden panel, and for a hit of find-in-page', async () => {
    const page = await openPage(browser, `${site.url}/components#in-a-panel`);
    await movePointer(page, 5, 300);
    await page.waitForSelector('html[data-hydrated]');
    expect(await page.locator('#in-a-panel').isVisible()).toBe(true);
    const hidden = page.locator('.tab-panel').filter({ hasText: 'require() loads it.' });
    expect(await hidden.getAttribute('hidden')).toBe('until-found');
    await hidden.evaluate((panel) =>
      panel.dispatchEvent(new Event('beforematch', { bubbles: true })),
    );
    expect(await page.getByText('require() loads it.').isVisible()).toBe(true);
    await page.context().close();
  });

  it('are as they were chosen, from the first paint on, and nothing shifts', async () => {
    const page = await hydrated('/components');
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    const next = await page.context().newPage();
    await next.goto(`${site.url}/zh/components`, { waitUntil: 'load' });
    const chosen = next.getByRole('tab', { name: 'pnpm' }).first();
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await shiftsOf(next)).toEqual([]);
    await page.context().close();
  });
});

describe('a term', () => {
  it('shows what it means under the pointer and on focus, and goes on Escape', async () => {
    const page = await hydrated('/components');
    const term = page.locator('a.term').first();
    const tooltip = page.getByRole('tooltip');
    await term.hover();
    await tooltip.waitFor();
    expect((await tooltip.textContent())?.length).toBeGreaterThan(20);
    const described = await term.getAttribute('aria-describedby');
    expect(described).toBe(await tooltip.getAttribute('id'));
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(250);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'hidden' });
    await page.mouse.move(5, 5);
    await term.focus();
    await tooltip.waitFor();
    await page.context().close();
  });
});

describe('a picture', () => {
  it('stays enlarged when the page had only just come to where it is', async () => {
    const page = await hydrated('/components');
    const button = page.locator('.picture-frame button').first();
    // The browser tells of the way that the page has gone when the picture is enlarged already.
    await button.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'center' });
      element.click();
    });
    const dialog = page.locator('dialog.zoom');
    await page.waitForTimeout(200);
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.wheel(0, 200);
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('is enlarged by keyboard, and gives the focus back', async () => {
    const page = await hydrated('/components');
    const button = page.locator('.picture-frame button').first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.zoom');
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('is that of the theme, and the other one is not fetched', async () => {
    const context = await browser.newContext({ ...desktop, colorScheme: 'dark' });
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/components`);
    await page.locator('.picture-frame').first().scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain('/diagrams/code-splitting.en.dark.svg');
    expect(fetched).not.toContain('/diagrams/code-splitting.en.svg');
    await context.close();
  });
});

describe('a compatibility table', () => {
  it('is filtered by text and status, and the address says how', async () => {
    const page = await hydrated('/components');
    const rows = page.locator('.compat tbody tr:visible');
    await page.locator('.compat input').fill('loader');
    await page.locator('.compat').getByRole('button', { name: 'Fails' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    const url = new URL(page.url());
    expect(Object.fromEntries(url.searchParams)).toEqual({ filter: 'loader', status: 'fails' });
    await page.reload();
    await movePointer(page, 6, 200);
    await page.waitForSelector('html[data-hydrated]');
    await expect.poll(() => rows.count()).toBe(1);
    await page.locator('.compat input').fill('nothing like it');
    await page.locator('.compat-nothing').waitFor();
    await page.locator('.compat-nothing button').click();
    await expect.poll(() => rows.count()).toBe(4);
    await page.context().close();
  });
});

describe('a heading', () => {
  it('copies its own address', async () => {
    const page = await hydrated('/components');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('#pictures a.anchor').click();
    await page.waitForFunction(() => document.getElementById('announcer')?.textContent);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.url}/components#pictures`,
    );
    await page.context().close();
  });
});

describe('on paper', () => {
  it('everything is unfolded, and nothing is left of the shell', async () => {
    const page = await hydrated('/components');
    await page.emulateMedia({ media: 'print' });
    for (const text of ['require() loads it.', 'import loads it.', 'It opens when one presses']) {
      expect(await page.getByText(text).first().isVisible(), text).toBe(true);
    }
    for (const part of ['[data-region="bar"]', '.copy', '.compat search', '.tab-list']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    const long = page.locator('.code pre').filter({ hasText: 'longer than any' }).first();
    expect(await long.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    await page.context().close();
  });
});

describe('what a component needs', () => {
  it('is fetched for the pages that have it, before they are shown', async () => {
    const page = await hydrated('/guide/plain');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    // Every page has actions.
    const ofComponents = (names: string[]) =>
      names.filter((name) => /Tabs|Compat|island-(?!PageActions)/.test(name));
    expect(ofComponents(await loaded())).toEqual([]);
    await page.locator('#article a[href="/components"]').click();
    await page.waitForFunction(() => document.title.startsWith('Components'));
    const display = await page.evaluate(
      () => getComputedStyle(document.querySelector('.tab-list') as Element).display,
    );
    expect(display).toBe('flex');
    await expect.poll(async () => ofComponents(await loaded()).length).toBeGreaterThan(2);
    await page.context().close();
  });
});
