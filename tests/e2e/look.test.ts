import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

// What a close look at the screens found, beside what long pages need (`screens.test.ts`).

const built = openBuiltSite();

const at = (width: number, height = 800) => ({ viewport: { width, height } });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('the first screen of the home page', () => {
  it.each([
    ['', 1280, 800],
    ['', 390, 844],
    ['/zh', 1680, 1000],
    ['/zh', 390, 844],
  ])('has the command that installs Rspack: %s %i', async (prefix, width, height) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/`, at(width, height));
    const command = await boxOf(page.locator('#article .code:visible').first());
    expect(command.bottom).toBeLessThanOrEqual(height);
    // Pictures take no room from what stands beside them, and cover none of it.
    const picture = await boxOf(page.locator('.hero-mark'));
    const words = await boxOf(page.locator('.hero-action').last());
    expect(picture.bottom <= words.y || picture.x >= words.right).toBe(true);
  });
});

describe('code without a title', () => {
  it('has no hole where its buttons are not shown', async () => {
    const page = await openHydrated(
      built.browser,
      `${built.site.url}/blog/announcing-0.5`,
      at(390),
    );
    const tools = page.locator('.code > .code-tools:first-child').first();
    const ground = () => tools.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.mouse.move(2, 2);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await tools.locator('xpath=..').hover();
    expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
  });
});

describe('search', () => {
  it('has one height, whatever is found, and counts nothing that is not there', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/solid`, at(1280));
    await page.keyboard.press('/');
    const dialog = page.locator('#search-dialog');
    await dialog.getByRole('region', { name: 'Popular pages' }).waitFor();
    const { height } = await boxOf(dialog);
    await page.keyboard.type('chunks');
    await dialog.getByRole('option').first().waitFor();
    expect((await boxOf(dialog)).height).toBe(height);
    await page.keyboard.type('qzxvwq');
    await dialog.getByText('Please try again with a different keyword.').waitFor();
    expect((await boxOf(dialog)).height).toBe(height);
    expect(await dialog.getByRole('button', { name: 'All', exact: true }).textContent()).toBe(
      'All',
    );
  });

  it('shows its rows with the style that its script brings', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/solid`, at(1280));
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    expect(await sheets()).toBe(0);
    await page.keyboard.press('/');
    const row = page.locator('#search-dialog .search-row').first();
    await row.waitFor();
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    expect(await sheets()).toBe(1);
  });
});

describe('the list of all options', () => {
  it('breaks no default within a word, and has two columns that align', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/`, at(1280));
    await page.locator('.option-list summary', { hasText: /^output/ }).click();
    const row = page.locator('.option-list dl > div', {
      has: page.locator('[href$="#outputpath"]'),
    });
    const value = row.locator('.option-default code');
    expect(await value.textContent()).toBe("path.join(process.cwd(), 'dist')");
    const [type, fallback] = [await boxOf(row.locator('.option-type')), await boxOf(value)];
    expect(fallback.height).toBeLessThan(30);
    expect(Math.round(fallback.x)).toBe(Math.round(type.x));
  });
});

describe('the checker of configurations', () => {
  it('is as wide as the text', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/config-diff`, at(1280));
    const editor = await boxOf(page.locator('.checker-editor'));
    const article = await boxOf(page.locator('#article'));
    expect(Math.round(editor.right)).toBe(Math.round(article.right));
  });
});

describe('a table on a phone', () => {
  it('with two columns shows both, whatever its names are', async () => {
    const page = await openPage(built.browser, `${built.site.url}/blog/announcing-0.5`, at(390));
    const table = page.locator('.table', { hasText: 'newTreeshaking' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it.each([
    ['/guide/loader-compat', 'fails'],
    ['/guide/config-diff', 'missing'],
  ])(
    'of what works shows the result beside the name, and the note below: %s',
    async (path, status) => {
      const page = await openPage(built.browser, built.site.url + path, at(390));
      const row = page
        .locator('.compat tr', { has: page.locator(`[data-status="${status}"]`) })
        .first();
      const cells = row.locator('td');
      const [name, result, note] = await Promise.all(
        [cells.first(), row.locator('[data-status]'), cells.last()].map(boxOf),
      );
      expect(result?.y).toBe(name?.y);
      expect(result?.right).toBeLessThanOrEqual(390);
      expect(note?.y).toBeGreaterThan(result?.y ?? 0);
      expect(note?.width).toBeGreaterThan(300);
    },
  );
});

describe('a page on a phone', () => {
  it.each(['', '/zh'])(
    'says its version, and how to take it along, in one line: %s',
    async (prefix) => {
      const page = await openPage(built.browser, `${built.site.url}${prefix}/guide/solid`, at(390));
      const [note, actions] = ['.version-note', '.page-actions'].map((name) => page.locator(name));
      const tops = [await boxOf(note as Locator), await boxOf(actions as Locator)].map(
        ({ y }) => y,
      );
      expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(5);
    },
  );

  it('has navigation that says whose it is', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/solid`, at(390));
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const brand = page.locator('#nav-screen').getByRole('link', { name: 'Rspack' }).first();
    await expect.poll(() => brand.isVisible()).toBe(true);
  });
});
