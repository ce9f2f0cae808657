import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openFramed, openHydrated, openPage } from './browser.ts';
import { serveBuiltSite, serveFixture, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;
let features: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  [site, features] = await Promise.all([serveBuiltSite(), serveFixture('features')]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([site.close(), features.close()]);
});

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
const tablet: BrowserContextOptions = { viewport: { width: 820, height: 900 } };
const withoutScript: BrowserContextOptions = { javaScriptEnabled: false };

const bar = (page: Page) => page.locator('[data-region="bar"]');
const menuButton = (page: Page, name: string) =>
  bar(page).locator('header').getByRole('button', { name, exact: true });
const isAnythingFocusableHidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')]
      .filter((element) => {
        element.focus();
        return (
          document.activeElement === element &&
          !element.checkVisibility({ visibilityProperty: true })
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

describe('a menu of the bar', () => {
  it('opens under the pointer and closes behind it', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`);
    const button = menuButton(page, 'About');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.hover();
    await page.waitForFunction(
      () =>
        document.querySelector('[data-region="bar"] [aria-expanded="true"]')?.textContent ===
        'About',
    );
    await page.mouse.move(100, 600);
    await page.waitForFunction(
      () => !document.querySelector('[data-region="bar"] [aria-expanded="true"]'),
    );
  });

  it('opens by keyboard, moves by arrows, closes on Escape and gives focus back', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`);
    const button = menuButton(page, 'About');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Join Us'));
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes on Escape when the pointer opened it', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`);
    await menuButton(page, 'About').hover();
    const open = page.locator('[data-region="bar"] [aria-expanded="true"]');
    await open.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBe(0);
  });

  it.each(['', '/zh'])(
    'marks the entry of the page that is open: %s/misc/join-us',
    async (prefix) => {
      const page = await openPage(browser, `${site.url}${prefix}/misc/join-us`);
      const current = bar(page).locator('[aria-current="page"]');
      expect(
        await current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([`${prefix}/misc/join-us`]);
    },
  );

  it('opens by touch and closes on a press outside', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`, { hasTouch: true });
    const button = menuButton(page, 'Ecosystem');
    await button.tap();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.touchscreen.tap(600, 600);
    await page.waitForFunction(
      () => !document.querySelector('[data-region="bar"] [aria-expanded="true"]'),
    );
  });

  it('opens without script, under pointer and focus', async () => {
    const page = await openPage(browser, `${site.url}/guide/introduction`, withoutScript);
    const link = bar(page).locator('header nav').first().getByRole('link', { name: 'Roadmap' });
    expect(await link.isVisible()).toBe(false);
    await menuButton(page, 'About').focus();
    await link.waitFor({ state: 'visible' });
    await page.mouse.click(100, 600);
    await menuButton(page, 'About').hover();
    await link.waitFor({ state: 'visible' });
  });

  it('leads to sibling tools in a new tab', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`);
    await menuButton(page, 'More from this team').hover();
    const card = bar(page)
      .getByRole('link', { name: /Out-of-the-box build tool/ })
      .first();
    await card.waitFor({ state: 'visible' });
    expect(await card.getAttribute('target')).toBe('_blank');
  });

  it('shows three social links and the rest behind a button', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/introduction`);
    const names = ['GitHub', 'Discord', 'Twitter'];
    for (const name of names)
      await bar(page)
        .locator('header')
        .getByRole('link', { name, exact: true })
        .first()
        .waitFor({ state: 'visible' });
    const lark = bar(page).locator('header').getByRole('link', { name: 'Lark' }).first();
    expect(await lark.isVisible()).toBe(false);
    await menuButton(page, 'More links').hover();
    await lark.waitFor({ state: 'visible' });
  });

  it('shows the text and the picture of social entries that lead nowhere', async () => {
    const page = await openHydrated(browser, `${features.url}/guide/first`);
    await menuButton(page, 'qq').hover();
    await bar(page).getByText('Group 12345').first().waitFor({ state: 'visible' });
    await menuButton(page, 'wechat').hover();
    await bar(page)
      .locator('img[src="/logo-light.svg"][alt="wechat"]')
      .first()
      .waitFor({ state: 'visible' });
  });
});

describe('the sidebar', () => {
  it('folds and unfolds without script, and hides what is folded from the keyboard', async () => {
    const page = await openPage(browser, `${site.url}/guide/introduction`, withoutScript);
    const group = page.locator('[data-region="sidebar"] details').nth(1);
    await group.locator('summary').click();
    await group.getByRole('link').first().waitFor({ state: 'hidden' });
    await group.locator('summary').click();
    await group.getByRole('link').first().waitFor({ state: 'visible' });
  });

  it('unfolds the group of the page that is opened', async () => {
    const page = await openHydrated(browser, `${features.url}/guide/first`);
    const collapsed = page.locator('[data-region="sidebar"] details', { hasText: 'Collapsed' });
    expect(await collapsed.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    await collapsed.locator('summary').click();
    await collapsed.getByRole('link', { name: 'Deep' }).click();
    await page.waitForURL('**/guide/deep');
    await page.goBack();
    await page.waitForURL('**/guide/first');
    const deep = await openPage(browser, `${features.url}/guide/first`);
    const fresh = deep.locator('[data-region="sidebar"] details', { hasText: 'Collapsed' });
    expect(await fresh.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });

  it('opens the page of a group by its link, and toggles by its chevron', async () => {
    const page = await openHydrated(browser, `${features.url}/guide/first`);
    const sidebar = page.locator('[data-region="sidebar"]');
    const own = sidebar
      .locator('li[data-type="group"]', { hasText: 'Own page' })
      .locator('details');
    await own.locator('summary svg').click();
    expect(await own.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    await sidebar.getByRole('link', { name: 'Own page' }).click();
    await page.waitForURL('**/guide/own');
    expect(await own.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    expect(await sidebar.locator('[aria-current="page"]:visible').textContent()).toBe('Own page');
  });

  it('has the entry of a page that is opened directly in view', async () => {
    const page = await openPage(browser, `${site.url}/misc/acknowledgments`);
    const entry = page.locator('[data-region="sidebar"] [aria-current="page"]:visible');
    const box = await entry.boundingBox();
    expect(box?.y).toBeGreaterThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('draws rules, and keeps a group open that cannot fold', async () => {
    const page = await openPage(browser, `${features.url}/guide/first`);
    const sidebar = page.locator('[data-region="sidebar"]');
    expect(
      await sidebar
        .locator('hr')
        .evaluateAll((rules) => rules.map((rule) => getComputedStyle(rule).borderTopStyle)),
    ).toEqual(['dashed', 'solid']);
    const fixed = sidebar.locator('li[data-type="group"]', { hasText: 'Fixed' });
    expect(await fixed.locator('summary').count()).toBe(0);
    await fixed.getByRole('link', { name: 'Input' }).waitFor({ state: 'visible' });
  });
});

describe('the outline', () => {
  it('marks the heading that is being read', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/quick-start`);
    await page.evaluate(() => document.getElementById('build-for-production')?.scrollIntoView());
    await page.waitForFunction(
      () =>
        document.querySelector('[data-region="outline"] [aria-current]')?.getAttribute('href') ===
        '#build-for-production',
    );
  });

  it('marks the heading of the address, in sight, without script', async () => {
    const page = await openPage(browser, `${site.url}/config/module#rulegenerator`, withoutScript);
    // Only browsers that follow the reader themselves know `:target-current`.
    const marked = page.locator('[data-region="outline"] a:target-current');
    await expect.poll(() => marked.allTextContents()).toEqual(['Rule.generator']);
    const [entry, list] = [
      await marked.boundingBox(),
      await page.locator('#outline').boundingBox(),
    ];
    expect(entry?.y).toBeGreaterThan(list?.y ?? 0);
    expect(entry?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
    expect(await page.locator('[data-region="outline"] [aria-current]').count()).toBe(0);
  });

  it('leads to headings 72 px below the top, without script', async () => {
    const page = await openPage(browser, `${site.url}/guide/quick-start`, withoutScript);
    await page.locator('[data-region="outline"] a[href="#configure-rspack"]').click();
    const box = await page.locator('#configure-rspack').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(72);
  });
});

describe('on a small screen', () => {
  it.each([
    ['with script', {}],
    ['without script', withoutScript],
  ])(
    'opens the sidebar as a drawer and closes it on Escape and outside, %s',
    async (_, options) => {
      const page = await openPage(browser, `${site.url}/guide/quick-start`, {
        ...tablet,
        ...options,
      });
      const entry = page.locator('[data-region="sidebar"] a', { hasText: 'Glossary' });
      expect(await entry.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).click();
      await entry.waitFor({ state: 'visible' });
      await page.keyboard.press('Escape');
      await entry.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await entry.waitFor({ state: 'visible' });
      await page.waitForTimeout(400);
      await page.mouse.click(780, 500);
      await entry.waitFor({ state: 'hidden' });
    },
  );

  it('closes the drawer when another page opens, and tells its state', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/quick-start`, tablet);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await page.waitForFunction(
      () =>
        document
          .querySelector('[data-region="local-bar"] button')
          ?.getAttribute('aria-expanded') === 'true',
    );
    const entry = page.locator('[data-region="sidebar"] a', { hasText: 'Glossary' });
    await entry.click();
    await page.waitForURL('**/guide/glossary');
    await entry.waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the headings as a dropdown, toggled by its button and closed by a choice', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/quick-start`, tablet);
    const button = page.getByRole('button', { name: 'On this page' });
    const entry = page.locator('[data-region="outline"] a[href="#configure-rspack"]');
    await button.click();
    await entry.waitFor({ state: 'visible' });
    await button.click();
    await entry.waitFor({ state: 'hidden' });
    await button.click();
    await entry.click();
    await entry.waitFor({ state: 'hidden' });
    const box = await page.locator('#configure-rspack').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(72);
  });

  it('opens the navigation on the whole screen, with themes and languages, and closes it on Escape', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/quick-start`, phone);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const screen = page.locator('#sidebar');
    const config = screen.getByRole('link', { name: 'Config', exact: true });
    await config.waitFor({ state: 'visible' });
    const box = await screen.boundingBox();
    expect([box?.width, box?.height].map((size = 0) => Math.round(size))).toEqual([390, 844]);
    await screen.getByText('简体中文').waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await screen.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await config.click();
    await page.waitForURL('**/config/');
    await screen.waitFor({ state: 'hidden' });
  });

  it.each([
    ['/guide/quick-start', '#sidebar'],
    ['/', '#nav-screen'],
  ])('closes the whole-screen navigation when the window becomes wide: %s', async (path, id) => {
    const page = await openHydrated(browser, site.url + path, phone);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator(`${id}:popover-open`).waitFor();
    await page.setViewportSize({ width: 800, height: 844 });
    await page.locator(id).waitFor({ state: 'hidden' });
    expect(await page.locator(`${id}:popover-open`).count()).toBe(0);
  });

  const widths = [320, 390, 600, 767, 768, 820, 959, 960, 1024, 1280, 1680];
  const pages = [
    '/',
    '/guide/quick-start',
    '/config/output',
    '/zh/config/',
    '/zh/guide/glossary',
    '/misc/meet-the-team',
    '/guide/loader-compat',
    '/no-such-page',
  ];

  it.each(pages)('never scrolls sideways: %s', async (path) => {
    const page = await openPage(browser, site.url + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  it('sticks nothing at the top that is higher than 64 px', async () => {
    const page = await openPage(browser, `${site.url}/guide/quick-start`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 1000));
      await page.waitForTimeout(50);
      const covered = await page.evaluate(() => {
        const x = innerWidth / 2;
        let height = 0;
        while (height < 200 && !document.elementFromPoint(x, height)?.closest('main')) height++;
        return height;
      });
      expect(covered, `at ${width} px`).toBeLessThanOrEqual(64);
    }
  });
});

describe('display switches', () => {
  const parts: [name: string, selector: string][] = [
    ['navbar', '[data-region="bar"] header'],
    ['sidebar', '[data-region="sidebar"] nav'],
    ['outline', '[data-region="outline"] nav'],
    ['footer', '[data-region="site-footer"]'],
    ['footer', '[data-region="page-footer"]'],
  ];

  it.each(parts)(
    '%s=0 hides %s at once and from the keyboard; another value does not',
    async (name, selector) => {
      const page = await openPage(browser, `${site.url}/guide/quick-start?${name}=0`);
      expect(await page.locator(selector).first().isVisible()).toBe(false);
      expect(await isAnythingFocusableHidden(page)).toEqual([]);
      await page.goto(`${site.url}/guide/quick-start?${name}=00`);
      expect(await page.locator(selector).first().isVisible()).toBe(true);
    },
  );

  it('follow the address of the page that is open', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/quick-start?outline=0`);
    await page.locator('[data-region="sidebar"] a', { hasText: 'Glossary' }).click();
    await page.waitForURL('**/guide/glossary');
    expect(await page.locator('[data-region="outline"] nav').isVisible()).toBe(true);
  });

  it('leave the outline out inside a frame', async () => {
    const page = await browser.newPage();
    await openFramed(page, `${site.url}/guide/glossary`, 'width="1400" height="700"');
    const frame = page.frameLocator('iframe');
    await frame.locator('#article').waitFor();
    expect(await frame.locator('html').getAttribute('data-hide')).toBe('outline');
    expect(await frame.locator('[data-region="outline"] nav').isVisible()).toBe(false);
  });

  const flags: [path: string, hidden: string[]][] = [
    ['/guide/inside', ['outline', 'page-footer', 'site-footer']],
    ['/guide/deep', ['bar', 'sidebar']],
    ['/guide/own', ['outline']],
    ['/custom', ['sidebar', 'outline', 'page-footer', 'site-footer']],
    ['/blank', ['bar', 'sidebar', 'outline', 'page-footer', 'site-footer']],
    ['/alone', ['sidebar']],
  ];

  it.each(flags)('frontmatter hides what %s does not want', async (path, hidden) => {
    const page = await openPage(browser, features.url + path);
    const empty = await page.evaluate(() =>
      ['bar', 'sidebar', 'outline', 'page-footer', 'site-footer'].filter(
        (name) => !document.querySelector(`[data-region="${name}"] *`),
      ),
    );
    expect(empty).toEqual(hidden);
  });
});

describe('the bar while scrolling', () => {
  it('stays by default', async () => {
    const page = await openHydrated(browser, `${site.url}/guide/glossary`);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => scrollY > 500);
    await page.waitForTimeout(500);
    expect(await page.locator('html[data-nav-hidden]').count()).toBe(0);
  });

  it('hides on the way down and shows on the way up and at the top, where configured', async () => {
    const page = await openHydrated(browser, `${features.url}/guide/first`, {
      viewport: { width: 1280, height: 300 },
    });
    await page.mouse.move(640, 200);
    await page.mouse.wheel(0, 120);
    await page.waitForSelector('html[data-nav-hidden]');
    await page.waitForTimeout(300);
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('html:not([data-nav-hidden])');
    await page.evaluate(() => scrollTo(0, 400));
    await page.waitForSelector('html[data-nav-hidden]');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector('html:not([data-nav-hidden])');
  });
});

describe('what belongs to no layout', () => {
  it('is left out where the frontmatter says so', async () => {
    const page = await openPage(browser, `${features.url}/guide/input`);
    expect(await page.locator('#redirect-notice').count()).toBe(0);
    expect(await page.locator('[data-region="notices"] *').count()).toBe(0);
  });
});

describe('keyboard and screen reader', () => {
  it('skips to the content first of all', async () => {
    const page = await openPage(browser, `${site.url}/guide/quick-start`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it.each(['/', '/guide/quick-start', '/zh/config/output'])(
    'gives no focus to what is hidden: %s',
    async (path) => {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]) {
        const page = await openPage(browser, site.url + path, { viewport });
        expect(await isAnythingFocusableHidden(page)).toEqual([]);
      }
    },
  );

  it('marks the entry of the section and of the page, and names its landmarks', async () => {
    const page = await openHydrated(browser, `${site.url}/misc/faq`);
    const active = bar(page).locator('nav').first().locator('[data-active]');
    expect(await active.allTextContents()).toEqual(['About']);
    const names = await page
      .locator('nav:visible, aside:visible')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby'),
        ),
      );
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
  });

  it('tells the current entry without colors', async () => {
    const page = await openPage(browser, `${site.url}/misc/faq`, { forcedColors: 'active' });
    const lines = await page
      .locator('[data-region="sidebar"] [aria-current], [data-region="bar"] [data-active]')
      .evaluateAll((entries) => entries.map((entry) => getComputedStyle(entry).textDecorationLine));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.slice(0, 2))).toEqual(new Set(['underline']));
  });

  it('moves nothing where motion is unwanted', async () => {
    const page = await openPage(browser, `${site.url}/guide/quick-start`, {
      reducedMotion: 'reduce',
    });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return [transitionDuration, animationDuration].some((value) =>
            value.split(',').some((time) => Number.parseFloat(time) > 0.01),
          );
        }).length,
    );
    expect(moving).toBe(0);
  });
});

describe('what a site can configure', () => {
  it('replaces texts, per language too', async () => {
    const page = await openPage(browser, `${features.url}/guide/first`);
    const text = (await page.locator('[data-region]').allTextContents()).join(' ');
    for (const word of ['Contents', 'After', 'Edit this page', '© Nobody', 'Made for tests.'])
      expect(text).toContain(word);
    expect(await page.getByText('Edit this page').getAttribute('href')).toBe(
      'https://example.com/edit/en/guide/first.md',
    );
    await page.goto(`${features.url}/zh/guide/first`);
    expect(await page.getByText('编辑此页').getAttribute('href')).toBe(
      'https://example.com/edit/zh/guide/first.md',
    );
    expect(await page.locator('[data-region="outline"]').textContent()).toContain('目录');
  });

  it('numbers and wraps code', async () => {
    const page = await openPage(browser, `${features.url}/custom`);
    const block = page.locator('.code');
    expect(await block.getAttribute('data-numbers')).toBe('true');
    const line = block.locator('.line').first();
    expect(await line.evaluate((element) => getComputedStyle(element).whiteSpace)).toContain(
      'wrap',
    );
    expect(
      await block
        .locator('.line')
        .first()
        .evaluate((line) => getComputedStyle(line, '::before').content),
    ).toContain('counter');
  });

  it('stands below a base path, with .html in its links, in one theme', async () => {
    const based = await serveFixture('based');
    try {
      const page = await openHydrated(browser, `${based.url}/docs/guide/`);
      await page.locator('#article p:not(.page-actions) a').first().click();
      await page.waitForURL('**/docs/guide/first.html');
      expect(await page.locator('#article h1').textContent()).toBe('First');
      expect(await page.locator('#article img').getAttribute('src')).toBe('/docs/icon.svg');
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
      expect(await page.getByRole('button', { name: /theme/ }).count()).toBe(0);
      expect(
        (await fetch(`${based.url}/docs/guide/first`, { redirect: 'manual' })).headers.get(
          'location',
        ),
      ).toBe('/docs/guide/first.html');
      expect((await fetch(`${based.url}/guide/first.html`)).status).toBe(404);
    } finally {
      await based.close();
    }
  });

  it('keeps versions apart', async () => {
    const versions = await serveFixture('versions');
    try {
      const page = await openHydrated(browser, `${versions.url}/zh/start`);
      expect(await page.locator('#article h1').textContent()).toBe('Start with v2');
      await menuButton(page, '版本')
        .or(bar(page).getByRole('button', { name: /v2/ }))
        .first()
        .hover();
      await bar(page).getByRole('link', { name: 'v1' }).first().click();
      await page.waitForURL('**/v1/zh/start');
      expect(await page.locator('#article h1').textContent()).toBe('Start with v1');
      expect(
        await page.locator('#article p:not(.page-actions) a').first().getAttribute('href'),
      ).toBe('/v1/zh/');
    } finally {
      await versions.close();
    }
  });
});
