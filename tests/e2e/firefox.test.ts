import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { firefoxPath, hydrateIn, launchFirefox, openInFirefox, withoutFirefox } from './firefox.ts';
import { serveStoppable } from './served.ts';
import { repository, serveBuiltSite, type TestSite } from './site.ts';

// The core of the browser tests, in a second engine.

if (!firefoxPath) it.skip(withoutFirefox);

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  if (firefoxPath) [browser, site] = await Promise.all([launchFirefox(), serveBuiltSite()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Before = () => void;

async function open(path: string, options: { width?: number; before?: Before } = {}) {
  const opened = await openInFirefox(browser, site.url + path, options);
  return { ...opened, close: () => opened.page.browserContext().close() };
}

/** Opens a page and hydrates it; a later document has no mark. */
async function openHydrated(path: string, options: { width?: number; before?: Before } = {}) {
  const opened = await open(path, options);
  await hydrateIn(opened.page);
  await opened.page.evaluate(() => Object.assign(window, { marked: true }));
  return opened;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const headingIs = (page: Page, heading: string) =>
  page.waitForFunction(
    (text) => document.querySelector('#article h1')?.textContent === text,
    {},
    heading,
  );
// Asked in one step: a handle to an element is lost when a document takes the place of its own.
const textOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent, selector);
const isVisible = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }),
    selector,
  );
/** Presses the middle of what can be seen of a selector. Without script in the page, nothing may be waited for. */
async function press(page: Page, selector: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page, selector)));
}

function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  return page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)];
    const seen = elements.find((element) => element.checkVisibility({ visibilityProperty: true }));
    if (!seen) throw new Error(`Nothing can be seen of ${elements.length} elements.`);
    seen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = seen.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as [number, number];
  }, selector);
}

const sidebarLink = (path: string) => `[data-region="sidebar"] a[href="${path}"]`;

const pages = ['/', '/guide/quick-start', '/config/output', '/zh/', '/zh/config/', '/zh/guide/vue'];

describe.skipIf(!firefoxPath)('in Firefox', () => {
  it('pages are read at any width: nothing fails, nothing scrolls sideways', async () => {
    const { page, errors, close } = await open('/');
    for (const path of pages) {
      await page.goto(site.url + path);
      for (const width of [1280, 820, 390]) {
        await page.setViewport({ width, height: 800 });
        const [heading, wide] = await page.evaluate(() => [
          document.querySelector('h1')?.getBoundingClientRect().width,
          document.documentElement.scrollWidth - innerWidth,
        ]);
        expect(heading, path).toBeGreaterThan(50);
        expect(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      await hydrateIn(page);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('links open pages without loading documents, and Back leads to the place that was read', async () => {
    const { page, errors, close } = await openHydrated('/guide/glossary');
    await page.evaluate(() => scrollTo(0, 700));
    await press(page, sidebarLink('/guide/introduction'));
    await headingIs(page, 'Introduction');
    expect(new URL(page.url()).pathname).toBe('/guide/introduction');
    expect(await page.title()).toBe('Introduction - Rspack');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => history.back());
    await headingIs(page, 'Glossary');
    await page.waitForFunction(() => scrollY === 700);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('links load documents where there is no Navigation API', async () => {
    const { page, errors, close } = await openHydrated('/guide/introduction', {
      before: () => void Reflect.deleteProperty(window, 'navigation'),
    });
    await press(page, sidebarLink('/guide/glossary'));
    await headingIs(page, 'Glossary');
    expect(await isSameDocument(page)).toBe(false);
    await hydrateIn(page);
    expect(errors).toEqual([]);
    await close();
  });

  it('does without storage', async () => {
    const { page, errors, close } = await openHydrated('/guide/introduction', {
      before: () => {
        for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      },
    });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const before = await theme();
    await press(page, '[title*="Switch between light and dark theme"]');
    expect(await theme()).not.toBe(before);
    await press(page, sidebarLink('/guide/glossary'));
    await headingIs(page, 'Glossary');
    expect(errors).toEqual([]);
    await close();
  });

  it('the theme is flipped, kept, and followed by another tab', async () => {
    const { page, close } = await openHydrated('/guide/react');
    const other = await page.browserContext().newPage();
    await other.goto(`${site.url}/zh/guide/react`);
    const theme = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme);
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [first, firstGround] = [await theme(page), await ground()];
    await page.bringToFront();
    await press(page, '[title*="Switch between light and dark theme"]');
    const flipped = first === 'dark' ? 'light' : 'dark';
    expect(await theme(page)).toBe(flipped);
    expect(await ground()).not.toBe(firstGround);
    await other.waitForFunction(
      (wanted) => document.documentElement.dataset.theme === wanted,
      {},
      flipped,
    );
    await page.reload();
    expect(await theme(page)).toBe(flipped);
    await close();
  });

  it('menus open by pointer and keyboard, and close on Escape', async () => {
    const { page, errors, close } = await openHydrated('/guide/react');
    const about = await page.waitForSelector('header nav ::-p-text(About)');
    const expanded = () => page.$$eval('header [aria-expanded="true"]', (all) => all.length);
    await about?.hover();
    await page.waitForSelector('header [aria-expanded="true"]');
    await page.mouse.move(100, 600);
    await expect.poll(expanded).toBe(0);
    await about?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('header [aria-expanded="true"]');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Join Us'));
    await page.keyboard.press('Escape');
    await expect.poll(expanded).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('drawer, headings and navigation open on a phone', async () => {
    const { page, errors, close } = await openHydrated('/guide/react', { width: 390 });
    for (const id of ['sidebar', 'outline']) {
      expect(await isVisible(page, `#${id}`), id).toBe(false);
      await press(page, `button[popovertarget="${id}"]`);
      expect(await isVisible(page, `#${id}`), id).toBe(true);
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        (name) => !document.querySelector(`#${name}:popover-open`),
        {},
        id,
      );
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('search answers, and Enter opens what it found', async () => {
    const { page, errors, close } = await open('/guide/introduction');
    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('#search-dialog[open]');
    await page.keyboard.type('splitChunks');
    await page.waitForSelector('#search-dialog [role="option"][aria-selected="true"]');
    expect(await textOf(page, '#search-dialog [role="option"]')).toMatch(/split ?chunks/i);
    await page.waitForFunction(() => !document.querySelector('#search-dialog [data-busy]'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname !== '/guide/introduction');
    expect(await page.$('#search-dialog[open]')).toBeNull();
    expect(errors).toEqual([]);
    await close();
  });

  it('search answers in Chinese', async () => {
    const { page, errors, close } = await open('/zh/guide/introduction?q=代码分割');
    await page.waitForSelector('#search-dialog [role="option"]');
    expect(await textOf(page, '#search-dialog [role="option"]')).toContain('代码分割');
    expect(errors).toEqual([]);
    await close();
  });

  it('the language is switched in place, heading and query kept', async () => {
    const { page, errors, close } = await openHydrated('/guide/react?x=1#typescript');
    await page.$eval('footer a[data-language="zh"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    expect(page.url()).toBe(`${site.url}/zh/guide/react?x=1#typescript`);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('a first visit leads to the language of the browser', async () => {
    const { page, close } = await open('/zh/guide/react?x=1', {
      before: () => localStorage.removeItem('rspress-visited'),
    });
    await page.waitForFunction(() => location.pathname === '/guide/react');
    await page.waitForSelector('#redirect-notice:popover-open, #redirect-notice:not([hidden])');
    await close();
  });

  it('an address that leads nowhere says so, in the language of the address, and offers what is like it', async () => {
    const { page, close } = await open('/zh/guide/reakt');
    await page.waitForFunction(() => location.pathname === '/guide/reakt');
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    await page.waitForSelector('main a[href="/zh/guide/react"]');
    await hydrateIn(page);
    const said = await page.$eval('#article', (article) => (article as HTMLElement).innerText);
    expect(said).toContain('返回首页');
    await close();
  });

  it('tabs switch together, by pointer and keys, and are remembered', async () => {
    const { page, errors, close } = await openHydrated('/guide/react');
    const selected = () =>
      page.$$eval('[role="tab"][aria-selected="true"]', (tabs) =>
        tabs.map((tab) => tab.textContent),
      );
    const [first] = await page.$$('[role="tab"]');
    const sets = await selected();
    expect(sets.length).toBeGreaterThan(1);
    await first?.focus();
    await page.keyboard.press('ArrowRight');
    const chosen = await selected();
    expect(chosen[0]).not.toBe(sets[0]);
    await page.reload();
    expect(await selected()).toEqual(chosen);
    expect(errors).toEqual([]);
    await close();
  });

  it('the documentation is saved, and read and searched without a server', async () => {
    const server = await serveStoppable(await serveSite(projectAt(repository, process.env)));
    const { page, errors } = await openInFirefox(browser, `${server.url}/zh/offline`);
    await hydrateIn(page);
    await page.waitForSelector('.offline[data-state="absent"]');
    await press(page, '[data-offline="save"]');
    await page.waitForSelector('.offline[data-state="saved"]', { timeout: 50_000 });
    expect(errors).toEqual([]);
    await server.stop();
    await page.goto(`${server.url}/zh/guide/vue?q=代码分割`);
    expect(await textOf(page, '#article h1')).toBe('Vue');
    await page.waitForSelector('#search-dialog [role="option"]');
    await page.goto(`${server.url}/guide/vue`);
    expect(await isVisible(page, '.offline-missing')).toBe(true);
    await page.browserContext().close();
  });

  it('code and pages are copied', async () => {
    const { page, errors, close } = await openHydrated('/guide/react');
    const pasted = async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.waitForSelector('#search-dialog[open]');
      await page.keyboard.down('Control');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
      return page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('#search-dialog input')?.value,
      );
    };
    await press(page, '.page-actions button');
    await page.waitForSelector('.page-actions ::-p-text(Page copied)');
    expect(await (await pasted()).jsonValue()).toMatch(/^# React/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press(page, '.code button.copy');
    await page.waitForFunction(
      () => document.querySelector('.code button.copy')?.getAttribute('aria-label') === 'Copied',
    );
    expect(errors).toEqual([]);
    await close();
  });
});

describe.skipIf(!firefoxPath)('in Firefox without JavaScript', () => {
  let scriptless: Browser;

  beforeAll(async () => {
    if (firefoxPath) scriptless = await launchFirefox({ 'javascript.enabled': false });
  });

  afterAll(() => scriptless?.close());

  const openHere = async (path: string, width: number) =>
    (await openInFirefox(scriptless, site.url + path, { width })).page;

  it('pages are read and followed, and nothing is offered that needs script', async () => {
    const page = await openHere('/guide/react', 1280);
    const offered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-needs-script]')]
          .filter((control) => control.checkVisibility())
          .map(({ outerHTML }) => outerHTML),
      );
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain('js');
    expect(await isVisible(page, '.tab-name')).toBe(true);
    expect(await offered()).toEqual([]);
    await press(page, sidebarLink('/guide/vue'));
    await expect.poll(() => textOf(page, 'h1')).toBe('Vue');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('footer a[data-language="zh"]')?.click();
    });
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/zh/guide/vue');
    await page.browserContext().close();
  });

  it('menus and groups open', async () => {
    const page = await openHere('/guide/react', 1280);
    const entry = 'header nav a[href="/misc/roadmap"]';
    expect(await isVisible(page, entry)).toBe(false);
    await page.mouse.move(...(await middleOf(page, 'header nav li:has([href="/misc/roadmap"])')));
    await expect.poll(() => isVisible(page, entry)).toBe(true);
    const group = '[data-region="sidebar"] details';
    const isOpen = () => page.$eval(group, (details) => (details as HTMLDetailsElement).open);
    const before = await isOpen();
    await press(page, `${group} > summary`);
    expect(await isOpen()).toBe(!before);
    await page.browserContext().close();
  });

  it.each([
    ['sidebar', '/guide/react'],
    ['nav-screen', '/'],
  ])('a phone has its %s', async (id, path) => {
    const page = await openHere(path, 390);
    expect(await isVisible(page, `#${id}`)).toBe(false);
    await press(page, `button[popovertarget="${id}"]`);
    await expect.poll(() => isVisible(page, `#${id}`)).toBe(true);
    await page.browserContext().close();
  });
});
