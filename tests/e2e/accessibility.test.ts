import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dist, listFiles } from '../build/built-site.ts';
import { keepForStatus } from '../build/keep-for-status.ts';
import { auditPages } from './audited-pages.ts';
import { violations } from './axe.ts';
import { openHydrated, setTheme } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';
import { colorRules, complete, setStyle, themes, widths } from './page-audit.ts';

const built = openBuiltSite();

/** Every document of the site: pages, those that the build writes by itself, and that for lost addresses. */
async function everyPath(): Promise<string[]> {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  return files.map((file) => `/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);
}

describe('every page', () => {
  it('has nothing that axe finds, in both themes at 1280 and 390 px, and fits 320 px', async () => {
    const paths = await everyPath();
    expect(paths.length).toBeGreaterThanOrEqual(150);
    const found = await auditPages(
      built.browser,
      paths.map((path) => built.site.url + path),
    );
    await keepForStatus('accessibility', {
      pages: paths.length,
      themes: themes.length,
      widths: widths.length,
      violations: found.length,
    });
    expect(found).toEqual([]);
  }, 1_800_000);
});

// What opens something, wherever it is: a new menu is found by itself.
const openers =
  '[data-region] :is(button[aria-expanded], button[aria-haspopup], button[popovertarget])';

const layouts: [path: string, width: number, openers: number][] = [
  ['/', 1280, 7],
  ['/guide/quick-start', 1280, 7],
  ['/zh/guide/quick-start', 1280, 7],
  ['/', 390, 2],
  ['/guide/quick-start', 390, 4],
  ['/zh/guide/quick-start', 390, 4],
];

describe.each(layouts)('what %s opens at %i px', (path, width, expected) => {
  it('opens and closes by the keyboard, and has nothing that axe finds', async () => {
    const page = await openHydrated(built.browser, built.site.url + path, {
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    onTestFinished(() => page.context().close());
    await setStyle(page, complete);
    const buttons = await page.locator(openers).filter({ visible: true }).all();
    expect(buttons.length).toBe(expected);
    const found: string[] = [];
    for (const button of buttons) found.push(...(await tryOpener(page, button)));
    expect(found).toEqual([]);
  }, 180_000);
});

/** What is wrong with what a button opens, one line each. */
async function tryOpener(page: Page, button: Locator): Promise<string[]> {
  const name = await button.evaluate((element) => element.ariaLabel ?? element.textContent?.trim());
  const found: string[] = [];
  const isOpen = () =>
    button.evaluate(
      (element) =>
        element.ariaExpanded === 'true' ||
        document.querySelector(':popover-open, dialog[open]') !== null,
    );
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(isOpen, { message: `${name} opens` }).toBe(true);
  for (const colorScheme of themes) {
    await setTheme(page, colorScheme);
    found.push(...(await violations(page, colorScheme === 'dark' ? { rules: colorRules } : {})));
  }
  await page.keyboard.press('Escape');
  await expect.poll(isOpen, { message: `${name} closes` }).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement), name ?? '').toBe(
    true,
  );
  return found.map((line) => `${name}: ${line}`);
}
