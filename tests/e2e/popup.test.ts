import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { launchBrowser, movePointer, openHydrated, openPage } from './browser.ts';
import { serveFixture, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveFixture('popup');
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const openText = (options: BrowserContextOptions = {}, path = '/guide/text') =>
  openHydrated(browser, site.url + path, options);
const tooltip = (page: Page) => page.locator('[role="tooltip"]:popover-open');
const term = (page: Page) => page.locator('a.term').first();
const badge = (page: Page) => page.getByRole('button', { name: 'one with a tip' });
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};
const still = { reducedMotion: 'reduce' } as const;

describe('the tooltip of a term', () => {
  it('shows under the pointer, 4 px above the word, and goes after it', async () => {
    const page = await openText(still);
    await term(page).hover();
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe('A group of modules that is "loaded" as one.');
    const [word, panel] = [await boxOf(term(page)), await boxOf(tooltip(page))];
    expect(panel.y + panel.height + 4).toBeCloseTo(word.y, 0);
    expect(panel.width).toBeLessThanOrEqual(250);
    await movePointer(page, 5, 400);
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  it('stays while the pointer is on it', async () => {
    const page = await openText();
    await term(page).hover();
    await tooltip(page).hover();
    await page.waitForTimeout(300);
    expect(await tooltip(page).count()).toBe(1);
  });

  it('describes the word to screen readers, in place of its title', async () => {
    const page = await openText();
    expect(await term(page).getAttribute('title')).toContain('A group of modules');
    await page.keyboard.press('Tab');
    await term(page).focus();
    await tooltip(page).waitFor();
    expect(await term(page).getAttribute('aria-describedby')).toBe(
      await tooltip(page).getAttribute('id'),
    );
    expect(await term(page).getAttribute('title')).toBeNull();
  });

  it('closes on Escape, and focus stays', async () => {
    const page = await openText();
    await page.keyboard.press('Tab');
    await term(page).focus();
    await tooltip(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await tooltip(page).count()).toBe(0);
    expect(await term(page).evaluate((word) => word === document.activeElement)).toBe(true);
  });

  it('is one at a time', async () => {
    const page = await openText();
    await page.keyboard.press('Tab');
    await term(page).focus();
    await tooltip(page).waitFor();
    await page.locator('a.term').nth(1).hover();
    await expect
      .poll(() => tooltip(page).allTextContents())
      .toEqual(['Removing what nothing uses.']);
  });

  it('shows where a finger rests, which does not follow the link', async () => {
    const page = await openText({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const { x, y, width, height } = await boxOf(term(page));
    const point = { x: x + width / 2, y: y + height / 2 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await tooltip(page).waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(200);
    expect(await tooltip(page).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/guide/text');
    await page.touchscreen.tap(200, 700);
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  it('does not keep a tap or a click from following the link', async () => {
    const page = await openText({ hasTouch: true });
    await term(page).tap();
    await page.waitForURL('**/guide/glossary#chunk');
    expect(await tooltip(page).count()).toBe(0);
    await page.goBack();
    await term(page).click();
    await page.waitForURL('**/guide/glossary#chunk');
  });

  it('leaves the menu of a right press to the browser', async () => {
    const page = await openText();
    await term(page).hover();
    const isLeft = await term(page).evaluate((word) =>
      word.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isLeft).toBe(true);
  });

  it('speaks Chinese on a Chinese page', async () => {
    const page = await openText({}, '/zh/guide/text');
    await term(page).hover();
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe('一起加载的一组模块。');
    expect(await term(page).getAttribute('href')).toBe('/zh/guide/glossary#chunk');
  });

  it('is the title without script, and the link leads there', async () => {
    const page = await openPage(browser, `${site.url}/guide/text`, { javaScriptEnabled: false });
    expect(await term(page).getAttribute('title')).toContain('A group of modules');
    await term(page).click();
    await page.waitForURL('**/guide/glossary#chunk');
  });
});

describe('the tooltip of a badge', () => {
  it('shows and closes by press, keyboard and touch', async () => {
    const page = await openText({ hasTouch: true });
    await badge(page).tap();
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe('It says more.');
    await badge(page).tap();
    await expect.poll(() => tooltip(page).count()).toBe(0);
    await badge(page).press('Enter');
    await tooltip(page).waitFor();
  });

  it('shows by the press that hydrated the page', async () => {
    const page = await openPage(browser, `${site.url}/guide/text`);
    // The press comes from the page itself: a pointer of the test would hydrate it on its way.
    await badge(page).evaluate((button: HTMLElement) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
    });
    await tooltip(page).waitFor();
  });

  it('stays inside of the window, and turns where there is no room', async () => {
    const page = await openText({ ...still, viewport: { width: 320, height: 600 } });
    await badge(page).evaluate((button) => {
      const { style } = button;
      // What is fixed inside of a section that may be left aside stays in that section.
      button.closest('section')?.style.setProperty('content-visibility', 'visible');
      Object.assign(style, { position: 'fixed', insetBlockStart: '2px', insetInlineEnd: '2px' });
    });
    await badge(page).press('Enter');
    await tooltip(page).waitFor();
    const [trigger, panel] = [await boxOf(badge(page)), await boxOf(tooltip(page))];
    expect(panel.y).toBeCloseTo(trigger.y + trigger.height + 4, 0);
    expect(panel.x + panel.width).toBeLessThanOrEqual(312);
    expect(await tooltip(page).getAttribute('data-side')).toBe('bottom');
  });

  it('follows while the page scrolls, and goes when its badge is out of sight', async () => {
    const page = await openText({ ...still, viewport: { width: 1280, height: 500 } });
    await badge(page).press('Enter');
    await tooltip(page).waitFor();
    const before = await boxOf(tooltip(page));
    await page.evaluate(() => scrollBy(0, 60));
    await expect.poll(async () => (await boxOf(tooltip(page))).y).toBeCloseTo(before.y - 60, 0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  it('goes when its badge leaves a container that scrolls, or the page', async () => {
    const page = await openText();
    await badge(page).evaluate((button) => {
      const paragraph = button.closest('p');
      Object.assign(paragraph?.style ?? {}, { blockSize: '3lh', overflow: 'auto' });
      const filler = document.createElement('span');
      Object.assign(filler.style, { display: 'block', blockSize: '900px' });
      paragraph?.append(filler);
    });
    const press = async () => {
      await badge(page).press('Enter');
      await tooltip(page).waitFor();
    };
    await press();
    await badge(page).evaluate((button) => button.closest('p')?.scrollTo(0, 400));
    await expect.poll(() => tooltip(page).count()).toBe(0);
    await badge(page).evaluate((button) => button.closest('p')?.scrollTo(0, 0));
    await press();
    await badge(page).evaluate((button) => button.remove());
    await expect.poll(() => tooltip(page).count()).toBe(0);
  });

  it('goes with its page', async () => {
    const page = await openText();
    await badge(page).press('Enter');
    await tooltip(page).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[rel="next"]')?.click());
    await page.waitForURL('**/guide/plain');
    expect(await page.locator('[role="tooltip"]').count()).toBe(0);
  });
});

it('leaves nothing in a feed but the words', async () => {
  const feed = await (await fetch(`${site.url}/rss/news-en.rss`)).text();
  expect(feed).toContain('<a href="https://popup.example.com/guide/glossary#chunk">chunk</a>');
  expect(feed).toContain('one with a tip and Deprecated.');
  expect(feed).not.toMatch(/<button|data-component="Term"|title="/);
});

describe('a page without terms and badges', () => {
  it('loads nothing of theirs', async () => {
    const page = await openText({}, '/guide/plain');
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((name) => /Term|Badge/.test(name))).toEqual([]);
    expect(await page.content()).not.toMatch(/class="(?:term|badge)"/);
  });
});

describe('a menu', () => {
  const menus = ['More', 'Language', 'Theme'];
  const menu = (page: Page, name: string) =>
    page.locator('header').getByRole('button', { name, exact: true });
  const panel = (page: Page) => page.locator('header div[popover]:visible');

  it.each([
    ...menus.flatMap((name) => [768, 1280].map((width) => ({ name, width }))),
    // Narrow bars have it in a menu.
    { name: 'qq', width: 1280 },
    { name: 'More links', width: 768 },
  ])('stands still while the page hydrates: $name at $width px', async ({ name, width }) => {
    const page = await openPage(browser, `${site.url}/guide/text`, {
      ...still,
      viewport: { width, height: 700 },
    });
    await page.evaluate(() => {
      const places: string[] = [];
      const look = () => {
        const shown = [...document.querySelectorAll('header div[popover]')]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
        places.push(shown.join(', '));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { places });
    });
    await menu(page, name).hover();
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForTimeout(300);
    const places = await page.evaluate(() => (window as unknown as { places: string[] }).places);
    const shown = places.slice(places.findIndex((place) => place !== ''));
    expect(await panel(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect([...new Set(shown)]).toHaveLength(1);
  });

  it('is in the top layer, and has a title of 177 px at least where it shows a text', async () => {
    const page = await openText();
    await menu(page, 'qq').hover();
    await panel(page).waitFor();
    const title = panel(page).getByText('qq', { exact: true }).locator('..');
    expect((await boxOf(title)).width).toBeGreaterThanOrEqual(177);
    await page.mouse.move(600, 500);
    await expect.poll(() => panel(page).count()).toBe(0);
  });

  it('closes when focus goes on, and by a second press', async () => {
    const page = await openText();
    const button = menu(page, 'More');
    await button.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.press('Enter');
    await button.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('stands beside a button that does something of its own, and is not opened by it', async () => {
    const page = await openText({ colorScheme: 'light' });
    const button = page.getByRole('button', { name: 'Switch between light and dark theme' });
    for (const theme of ['dark', 'light']) {
      await button.hover();
      await button.click();
      await page.waitForSelector(`html[data-theme="${theme}"]`);
      await page.waitForTimeout(200);
      expect(await panel(page).count()).toBe(0);
    }
  });

  it('closes when its link opens another page', async () => {
    const page = await openText();
    await menu(page, 'More').press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/plain');
    await expect.poll(() => panel(page).count()).toBe(0);
    expect(await menu(page, 'More').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('axe', () => {
  it.each(['light', 'dark'] as const)(
    'finds nothing while a tooltip is shown (%s)',
    async (scheme) => {
      const page = await openText({ ...still, colorScheme: scheme });
      await badge(page).press('Enter');
      await tooltip(page).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );
});
