import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { intercept, launchBrowser, movePointer, openPage } from './browser.ts';
import { highlights, search, searchDialog } from './search-dialog.ts';
import { serveFixture, type TestSite } from './site.ts';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveFixture('search');
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(path: string, options = {}): Promise<Page> {
  const page = await openPage(browser, site.url + path, options);
  onTestFinished(() => page.context().close());
  return page;
}

describe('opening and closing', () => {
  it('opens at a press, before React is there, and keeps what is typed', async () => {
    const page = await open('/guide/apples');
    let isHeld = true;
    await intercept(page, '**/static/site.*.json', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Search' }).click();
    const { field, rows, isOpen } = searchDialog(page);
    await page.keyboard.type('pears');
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    expect(await isOpen()).toBe(true);
    isHeld = false;
    await rows.first().waitFor();
    expect(await field.inputValue()).toBe('pears');
  });

  it('does not open again what was closed before React was there', async () => {
    const page = await open('/guide/apples');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Escape');
    await page.waitForSelector('html[data-hydrated]');
    expect(await searchDialog(page).isOpen()).toBe(false);
  });

  it('opens and closes with Ctrl+K, Escape, the backdrop and its button, and gives focus back', async () => {
    const page = await open('/guide/apples');
    const { isOpen, root } = searchDialog(page);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    const ways: (() => Promise<void>)[] = [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => root.getByRole('button', { name: 'Close search' }).click(),
    ];
    for (const close of ways) {
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      await close();
      expect(await isOpen()).toBe(false);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('opens from `?q=`, keeps it in step, and takes it away', async () => {
    const page = await open('/guide/pears?q=apple');
    const { rows, field, isOpen } = searchDialog(page);
    await rows.first().waitFor();
    expect(await field.inputValue()).toBe('apple');
    await field.fill('pears');
    await page.waitForURL('**?q=pears');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await page.waitForURL((url) => url.search === '');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });

  it('fetches nothing of it before it is opened, and the index once', async () => {
    const page = await open('/guide/apples');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await movePointer(page, 2, 200);
    await page.waitForSelector('html[data-hydrated]');
    const isIndex = (name: string) => name.includes('search_text');
    expect(fetched.filter((name) => isIndex(name))).toEqual([]);
    const before = fetched.filter((name) => name.endsWith('.js')).length;
    const { rows } = await search(page, 'apple');
    await rows.first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('pear');
    await rows.first().waitFor();
    expect(fetched.filter(isIndex)).toEqual([expect.stringContaining('search_text.en')]);
    // The interface, and the worker.
    expect(fetched.filter((name) => name.endsWith('.js')).length - before).toBe(2);
  });
});

describe('the keys', () => {
  it('move the highlight around both ends, and reset with the results', async () => {
    const page = await open('/config/orchard');
    const { rows, highlighted, root } = await search(page, 'apple');
    await rows.first().waitFor();
    const count = await rows.count();
    expect(await root.getByRole('status').textContent()).toBe(`${count} results`);
    expect(await highlighted()).toBe('Apples');
    await page.keyboard.press('ArrowUp');
    expect(await highlighted()).toBe(
      await rows.last().locator(':scope > div > div').first().textContent(),
    );
    await page.keyboard.press('ArrowDown');
    expect(await highlighted()).toBe('Apples');
    await page.keyboard.press('ArrowDown');
    expect(await highlighted()).not.toBe('Apples');
    await page.keyboard.type('s');
    await expect.poll(highlighted).toBe('Apples');
  });

  it('keep the highlighted row in view', async () => {
    const page = await open('/config/orchard', { viewport: { width: 1000, height: 420 } });
    const { rows } = await search(page, 'apple');
    await rows.first().waitFor();
    // More rows may still arrive below those of the headings.
    const isLast = async () => {
      await page.keyboard.press('ArrowUp');
      return rows.last().getAttribute('aria-selected');
    };
    await expect.poll(isLast).toBe('true');
    const isInView = () =>
      rows.last().evaluate((row) => {
        const box = row.getBoundingClientRect();
        const body = row.closest('[role=listbox]')?.parentElement?.getBoundingClientRect();
        return body !== undefined && box.bottom <= body.bottom + 1 && box.top >= body.top - 1;
      });
    await expect.poll(isInView).toBe(true);
  });

  it('open the highlighted row with Enter, and mark its words there until Escape', async () => {
    const page = await open('/config/orchard');
    const { rows, isOpen } = await search(page, 'autumn');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/apples#planting');
    expect(await isOpen()).toBe(false);
    await expect.poll(() => highlights(page)).toEqual(['autumn']);
    expect(await page.locator('#article mark').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await highlights(page)).toEqual([]);
  });

  it('lose their marks with the next navigation', async () => {
    const page = await open('/config/orchard');
    const { rows } = await search(page, 'autumn');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => highlights(page)).toEqual(['autumn']);
    await page.getByRole('link', { name: 'Pears' }).first().click();
    await page.waitForURL('**/guide/pears');
    await expect.poll(() => highlights(page)).toEqual([]);
  });

  it('reach a place on the page that is open, and the page itself', async () => {
    const page = await open('/guide/apples');
    const { rows } = await search(page, 'harvest');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/apples#harvest');
    await expect.poll(() => highlights(page)).toEqual(['Harvest', 'harvest']);
    await page.goto(`${site.url}/guide/apples`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await search(page, 'apples');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => highlights(page)).toContain('Apples');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('answer an Enter that came before the results', async () => {
    const page = await open('/config/orchard');
    const { root } = await search(page, '');
    await root.getByRole('button', { name: 'Guide' }).waitFor();
    await page.keyboard.type('apples');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/apples');
  });

  it.each(['Control+Enter', 'Meta+Enter'])('open a new tab with %s', async (keys) => {
    const page = await open('/config/orchard');
    const { rows, isOpen } = await search(page, 'autumn');
    await rows.first().waitFor();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press(keys),
    ]);
    await tab.waitForURL(/\/guide\/apples#planting:~:text=autumn/);
    expect(await isOpen()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/config/orchard');
  });

  it('leave Home and End to the field', async () => {
    const page = await open('/config/orchard');
    const { field, rows } = await search(page, 'apple');
    await rows.first().waitFor();
    await page.keyboard.press('Home');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('End');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  });
});

describe('an input method', () => {
  it('has Enter, arrows and Escape for itself while it is composing', async () => {
    const page = await open('/zh/config/orchard');
    const { rows, highlighted, isOpen, field } = await search(page, '苹果');
    await rows.first().waitFor();
    const before = await highlighted();
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {
      text: 'shu',
      selectionStart: 3,
      selectionEnd: 3,
    });
    for (const key of ['ArrowDown', 'Enter', 'Escape', 'ArrowUp', 'ArrowUp']) {
      const press = { key, code: key, windowsVirtualKeyCode: 229 };
      await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
    }
    await page.waitForTimeout(300);
    expect(await isOpen()).toBe(true);
    expect(await highlighted()).toBe(before);
    expect(new URL(page.url()).pathname).toBe('/zh/config/orchard');
    await client.send('Input.insertText', { text: '树' });
    await expect.poll(() => field.inputValue()).toBe('苹果树');
    await rows.filter({ hasText: '苹果树' }).first().waitFor();
  });
});

describe('what is shown', () => {
  it('is in named groups, with paths of headings and marks', async () => {
    const page = await open('/config/orchard');
    const { root, rows } = await search(page, 'watering');
    await rows.first().waitFor();
    expect(await root.getByRole('group', { name: 'Fruit' }).count()).toBe(1);
    expect(await rows.first().textContent()).toBe('Watering Apples › Planting apples');
    expect(await rows.first().locator('mark').allInnerTexts()).toEqual(['Watering']);
    expect(await rows.first().getAttribute('href')).toMatch(/^\/guide\/apples#watering/);
  });

  it('can be kept to a section', async () => {
    const page = await open('/guide/apples');
    const { root, rows } = await search(page, 'apples');
    await rows.first().waitFor();
    await root.getByRole('button', { name: 'Config' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.textContent()).toContain('An orchard');
    expect(await root.getByRole('button', { name: 'Config' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('where there is nothing: says so, and what would find something', async () => {
    const page = await open('/guide/apples');
    const { root, rows, field } = await search(page, 'harvestmobile');
    await expect.poll(() => root.textContent()).toContain('No results for "harvestmobile".');
    expect(await root.textContent()).toContain('Please try again with a different keyword.');
    expect(await root.getByRole('status').textContent()).toBe('No results found');
    await root.getByRole('listitem').getByRole('button').first().click();
    await rows.first().waitFor();
    expect(await field.inputValue()).toBe('Harvest');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('is found in the other language where this one has nothing, fetched only then', async () => {
    const page = await open('/guide/apples');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const { root, rows } = await search(page, 'apple');
    await rows.first().waitFor();
    const isChinese = (address: string) => address.includes('search_text.zh');
    expect(fetched.filter(isChinese)).toEqual([]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('拧摘');
    await expect.poll(() => rows.first().getAttribute('lang')).toBe('zh-CN');
    expect(await root.textContent()).toContain('Results in 简体中文');
    expect(fetched.filter(isChinese)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/guide/apples#harvest');
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['expressions', '([a-z]+*\\'],
    ['control characters', 'zz\u0000\u0007\u202exx'],
    ['a lone surrogate', 'zz\ud800'],
    ['100,000 characters', 'z'.repeat(100_000)],
  ])('shows hostile queries as text: %s', async (_, query) => {
    const page = await open('/guide/apples');
    const { root, field } = searchDialog(page);
    await page.keyboard.press('Control+k');
    await field.fill(query);
    await expect.poll(() => root.textContent(), { timeout: 5000 }).toContain('No results for "');
    expect(await root.locator('img').count()).toBe(0);
    expect((await root.textContent())?.length).toBeLessThan(1000);
  });
});

describe('recent searches', () => {
  it('are those that led somewhere; they can be searched again and cleared', async () => {
    const page = await open('/guide/apples');
    const { root, rows, field } = await search(page, 'pears');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/pears');
    await page.reload();
    await page.keyboard.press('Control+k');
    await root.getByRole('button', { name: 'pears' }).click();
    await rows.first().waitFor();
    expect(await field.inputValue()).toBe('pears');
    await field.fill('');
    await root.getByRole('button', { name: 'Clear' }).click();
    expect(await root.getByRole('button', { name: 'pears' }).count()).toBe(0);
  });

  it('do without storage', async () => {
    const page = await open('/guide/apples');
    await page.context().addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    const { rows } = await search(page, 'pears');
    await rows.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/pears');
  });
});

describe('a query in the address', () => {
  it('leaves a page alone that is opened as the search closes', async () => {
    const page = await open('/guide/apples');
    const { rows } = await search(page, 'apple');
    await rows.first().waitFor();
    await expect.poll(() => page.url()).toContain('?q=apple');
    await page.evaluate(() => {
      document.querySelector('dialog')?.close();
      return navigation.navigate('/guide/pears').finished;
    });
    expect(new URL(page.url()).pathname).toBe('/guide/pears');
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('the language', () => {
  it('follows the page, index and words included', async () => {
    const page = await open('/guide/apples');
    const { rows, root, field } = await search(page, 'apple');
    await rows.first().waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => navigation.navigate('/zh/guide/apples').finished);
    await page.keyboard.press('Control+k');
    await field.fill('采摘');
    await expect.poll(() => rows.first().textContent()).toBe('采摘 苹果');
    expect(await field.getAttribute('placeholder')).toBe('搜索文档');
    await expect.poll(() => root.getByRole('status').textContent()).toMatch(/^\d 条结果$/);
  });
});

describe('on a phone', () => {
  it('fills the screen, and a tap opens a hit', async () => {
    const page = await open('/guide/pears', phone);
    await page.getByRole('button', { name: 'Search' }).tap();
    const { root, rows, field } = searchDialog(page);
    await field.fill('autumn');
    await rows.first().waitFor();
    const box = await root.boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const row = await rows.first().boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    await rows.first().tap();
    await page.waitForURL('**/guide/apples#planting');
  });
});
