import type { Locator, Page } from 'playwright-core';
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

  it.each([320, 390])('has its picture in the middle at %i px', async (width) => {
    const page = await openPage(built.browser, `${built.site.url}/`, at(width));
    const picture = await boxOf(page.locator('.hero-mark'));
    expect(Math.abs(picture.x + picture.right - width)).toBeLessThanOrEqual(1);
    expect(await page.locator('.hero-mark').getAttribute('alt')).not.toBe('');
  });
});

describe('what is wider than its place', () => {
  const maskOf = (element: Locator) =>
    element.evaluate((box) => {
      const { maskImage, maskPosition } = getComputedStyle(box);
      return { isFaded: maskImage !== 'none', position: maskPosition.split(' ')[0] };
    });

  it.each([
    ['code', '/config/devtool', '#article .code pre', 'no-preference'],
    ['code, without motion', '/config/devtool', '#article .code pre', 'reduce'],
    ['a table', '/zh/misc/benchmark', '#article .table', 'no-preference'],
  ] as const)('fades out where there is more: %s', async (_, path, selector, reducedMotion) => {
    const page = await openPage(built.browser, built.site.url + path, {
      viewport: { width: 320, height: 800 },
      reducedMotion,
      javaScriptEnabled: false,
    });
    const box = page.locator(selector).first();
    await box.scrollIntoViewIfNeeded();
    expect(await maskOf(box)).toEqual({ isFaded: true, position: '-40px' });
    await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(async () => (await maskOf(box)).position).toBe('0px');
  });

  it('and what is not does not', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/`, at(1280));
    const box = page.locator('#article .code pre').first();
    expect((await maskOf(box)).isFaded).toBe(false);
  });
});

describe('the theme', () => {
  const flip = (page: Page) =>
    page.locator('header').getByRole('button', { name: 'Switch between light and dark' });

  it('is one control that says what is shown, and why', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/solid`, {
      colorScheme: 'dark',
    });
    await expect
      .poll(() => flip(page).getAttribute('title'))
      .toBe('Theme · Auto · Dark · Switch between light and dark theme');
    const control = flip(page).locator('xpath=..');
    const groundOf = (element: Locator) =>
      element.evaluate((box) => getComputedStyle(box).backgroundColor);
    await flip(page).hover();
    expect(await groundOf(control)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await groundOf(flip(page))).toBe('rgba(0, 0, 0, 0)');
  });

  it.each([
    ['', 'en-US', 'No longer follows your system.', 'Undo'],
    ['/zh', 'zh-CN', '已不再跟随系统。', '撤销'],
  ])(
    'says once that it no longer follows the system, and how it does again: %s',
    async (prefix, locale, text, undo) => {
      const page = await openPage(built.browser, `${built.site.url}${prefix}/guide/solid`, {
        locale,
        colorScheme: 'light',
      });
      const button = page.locator('header [data-needs-script] > button').first();
      await button.click();
      const notice = page.locator('[data-region="notices"]').getByText(text);
      await notice.waitFor();
      // Near what was pressed.
      const [control, answer] = [await boxOf(button), await boxOf(notice)];
      expect(answer.y - control.bottom).toBeLessThan(60);
      expect(Math.abs(answer.right - control.x)).toBeLessThan(250);
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await page.getByRole('button', { name: undo }).click();
      await notice.waitFor({ state: 'detached' });
      await page.waitForSelector('html[data-theme="light"]');
      expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBe(
        'auto',
      );
      await button.click();
      await notice.waitFor();
      await button.click();
      await notice.waitFor({ state: 'detached' });
    },
  );
});

describe('the bar', () => {
  it.each(['', '/zh'])('has room at 768 px, and loses nothing: %s', async (prefix) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/guide/solid`, at(768));
    const edges = await page
      .locator('header nav')
      .first()
      .locator(':scope > ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    const gaps = edges.slice(1).map(({ x }, index) => x - (edges[index]?.right ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.locator('header [aria-label="More links"], header [aria-label="更多链接"]').hover();
    for (const name of ['GitHub', 'Discord', 'Twitter']) {
      await page.locator('header').getByRole('link', { name }).filter({ visible: true }).waitFor();
    }
  });

  it('has a menu of the further links, which the keyboard walks without stopping', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/solid`, at(1280));
    await page.getByRole('button', { name: 'More links' }).press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Lark');
  });
});

describe('the list of contents of /config/', () => {
  const index = (page: Page) => page.locator('.overview-index');
  const button = (page: Page) => page.getByRole('button', { name: /On this page|本页目录/ });

  it('stands where outlines stand, and unfolds what it leads to', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/`, at(1280));
    const place = await boxOf(index(page).locator('a').first());
    expect(place.x).toBeGreaterThan((await boxOf(page.locator('#article h1'))).right);
    expect(place.y).toBeLessThan(300);
    await index(page)
      .getByRole('link', { name: /^output/ })
      .click();
    const group = page.locator('.option-list > details', { has: page.locator('#options-output') });
    await expect
      .poll(() => group.evaluate((details: HTMLDetailsElement) => details.open))
      .toBe(true);
    await expect
      .poll(() => index(page).locator('[aria-current]').allTextContents())
      .toEqual([expect.stringMatching(/^output/)]);
    const marked = await boxOf(index(page).locator('[aria-current]'));
    expect(marked.y).toBeGreaterThan(64);
    expect(marked.bottom).toBeLessThan(800);
    const first = await boxOf(group.locator('dl > div').first());
    const head = await boxOf(group.locator('summary').first());
    expect(first.y).toBeGreaterThanOrEqual(head.bottom - 1);
    expect(head.y).toBeGreaterThanOrEqual(63);
  });

  it.each(['', '/zh'])('has the headings, the groups and the options: %s', async (prefix) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/config/`, at(1280));
    const hrefs = await index(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const headings = await page
      .locator('#article h2')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(hrefs.filter((href) => !href.startsWith('#options-'))).toEqual(headings);
    expect(hrefs.length).toBeGreaterThan(headings.length + 25);
  });

  it.each([320, 390, 768, 1024, 1279])(
    'is at hand wherever one is at %i px, and needs no script',
    async (width) => {
      const page = await openPage(built.browser, `${built.site.url}/zh/config/`, {
        ...at(width),
        javaScriptEnabled: false,
      });
      for (const top of [0, 3000, 20_000]) {
        await page.mouse.wheel(0, top);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(top && 2000);
        const { y, right } = await boxOf(button(page));
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(130);
        expect(right).toBeLessThanOrEqual(width);
      }
      await button(page).click();
      const link = index(page).locator('[href="#options-snapshot"]');
      await link.scrollIntoViewIfNeeded();
      await link.click();
      const row = page.locator('#options-snapshot > div').first();
      await expect.poll(() => row.isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it.each([390, 1024])('stands beside the menu, and lands below it, at %i px', async (width) => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/`, at(width));
    await button(page).click();
    await index(page).locator('[href="#file-lookup"]').click();
    await expect.poll(() => index(page).locator('a').first().isVisible()).toBe(false);
    await expect
      .poll(() =>
        page.locator('#file-lookup').evaluate((h2) => Math.round(h2.getBoundingClientRect().top)),
      )
      .toBe(72);
    if (width < 960) expect((await boxOf(button(page))).bottom).toBeLessThanOrEqual(64);
  });

  it('counts what a filter leaves', async () => {
    const page = await openHydrated(
      built.browser,
      `${built.site.url}/config/?filter=snapshot`,
      at(1280),
    );
    const options = index(page).locator('[href^="#options-"]:visible');
    await expect.poll(() => options.count()).toBeLessThan(6);
    const text = await index(page).locator('[href="#options-snapshot"]').textContent();
    expect(text).toMatch(/^snapshot \d+$/);
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
  it('has room for twenty lines, and a sign and a color for each result', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/config-diff`, at(1280));
    await page.locator('.checker button[value="webpack"]').click();
    await page.locator('.checker-filters button').first().waitFor();
    const { height } = await boxOf(page.locator('.checker textarea'));
    expect(height / (13.5 * 1.7)).toBeGreaterThan(20);
    // How many buttons there are, how many signs and how many colors: they are made anew at each answer.
    const looks = () =>
      page.locator('.checker-filters button').evaluateAll((buttons) => {
        const styles = buttons.map((button) => getComputedStyle(button, '::before'));
        const kinds = [buttons, styles.map((it) => it.content), styles.map((it) => it.color)];
        return kinds.map((all) => new Set<unknown>(all).size);
      });
    await expect.poll(looks).toEqual([5, 5, 5]);
    const name = page.locator('.checker-list code', { hasText: 'newTreeshaking' }).first();
    expect(await name.locator('wbr').count()).toBe(4);
  });

  it('is as wide as the text', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/config-diff`, at(1280));
    const editor = await boxOf(page.locator('.checker-editor'));
    const article = await boxOf(page.locator('#article'));
    expect(Math.round(editor.right)).toBe(Math.round(article.right));
  });
});

describe('the contents of /config/ on a phone', () => {
  it('name what is read, and open at it', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/`, at(390));
    const contents = page.locator('.overview-index');
    const button = contents.locator('> button');
    for (const name of ['resolve', 'stats']) {
      await button.click();
      await contents.locator(`a[href="#options-${name}"]`).click();
      await expect.poll(async () => (await button.textContent())?.trim()).toBe(name);
    }
    await button.click();
    const list = contents.locator('> div');
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
  });
});

describe('a command', () => {
  it.each(['/', '/guide/react'])('is never cut off: %s', async (path) => {
    const page = await openPage(built.browser, built.site.url + path, at(390));
    const cut = await page
      .locator('.language-bash pre:visible')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(cut).toBe(0);
  });

  it('ends a line at no hyphen', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/react`, at(390));
    const pieces = await page
      .locator('.language-bash .line:visible .whole')
      .evaluateAll((all) => all.map((word) => word.getClientRects().length));
    expect(pieces.length).toBeGreaterThan(2);
    expect(new Set(pieces)).toEqual(new Set([1]));
  });
});

describe('charts', () => {
  it('are one figure for each measure, with bars that stand out', async () => {
    const page = await openPage(built.browser, `${built.site.url}/misc/benchmark`, at(1280));
    const names = await page.locator('.benchmark caption').allTextContents();
    expect(names.length).toBe(6);
    expect(new Set(names).size).toBe(6);
    const table = page.locator('.benchmark').first();
    const [bar, whole] = [await boxOf(table.locator('.bar').first()), await boxOf(table)];
    expect(bar.width / whole.width).toBeGreaterThan(0.4);
  });
});

describe('a table on a phone', () => {
  it('with two columns shows both, whatever its names are', async () => {
    const page = await openPage(built.browser, `${built.site.url}/blog/announcing-0.5`, at(390));
    const table = page.locator('.table', { hasText: 'newTreeshaking' });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it('breaks no value at a hyphen', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/devtool`, at(390));
    const table = page.locator('.table', { hasText: 'eval-cheap-module-source-map' }).first();
    const values = await table.locator('td code', { hasText: '-' }).all();
    expect(values.length).toBeGreaterThan(3);
    for (const value of values) {
      expect(await value.evaluate((code) => code.getClientRects().length)).toBe(1);
    }
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it('breaks no unit from its number', async () => {
    const page = await openPage(built.browser, `${built.site.url}/zh/misc/benchmark`, at(320));
    const values = page.locator('.benchmark-figures small', { hasText: /^\d+\sms$/ });
    const lines = await values.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines)).toEqual(new Set([1]));
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

  it.each([
    ['/guide/solid', 'Open navigation', /^Menu Guide.*SolidJS$/, 'Guide'],
    ['/misc/faq', 'Open navigation', /^Menu Guide.*FAQ$/, 'Guide'],
    ['/zh/config/devtool', '打开导航', /^菜单 配置.*devtool$/, '配置'],
  ])(
    'has one navigation: the bar that sticks says where one is, and opens the same: %s',
    async (path, name, place, section) => {
      const page = await openPage(built.browser, built.site.url + path, at(320));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const navigation = page.locator('#sidebar');
      const brand = navigation.getByRole('link', { name: 'Rspack' }).first();
      await page.getByRole('button', { name }).click();
      await expect.poll(() => brand.isVisible()).toBe(true);
      await expect
        .poll(async () => (await boxOf(navigation)).x + (await boxOf(navigation)).width)
        .toBe(320);
      // The sections, the pages of this one, and what the bar has elsewhere.
      expect(await navigation.locator('[aria-current]').first().textContent()).toBe(section);
      expect(await navigation.locator(':scope > ul [aria-current="page"]').count()).toBe(1);
      expect(await navigation.locator('summary', { hasText: /^(About|关于)$/ }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await expect.poll(() => brand.isVisible()).toBe(false);
      await page.evaluate(() => scrollTo(0, 2000));
      const button = page.getByRole('button', { name: place });
      const { y, width, height } = await boxOf(button);
      expect(y).toBeLessThan(2);
      // At its end: the button beside the logo is above where it begins, and opens the same.
      await button.click({ position: { x: width - 4, y: height / 2 } });
      await expect.poll(() => brand.isVisible()).toBe(true);
    },
  );

  it('has its navigation also where the address hides the pages of the section', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/solid?sidebar=0`, at(390));
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const navigation = page.locator('#sidebar');
    const isShown = (name: string) =>
      navigation.getByRole('link', { name, exact: true }).isVisible();
    await expect.poll(() => isShown('Config')).toBe(true);
    expect(await isShown('Glossary')).toBe(false);
  });
});

describe('Chinese', () => {
  it('leaves no single character of a short heading in a line of its own', async () => {
    const page = await openPage(built.browser, `${built.site.url}/zh/guide/config-diff`, at(1280));
    const entry = page.locator('#outline a', { hasText: 'optimization.splitChunks 的选项' });
    const last = await entry.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return [...range.getClientRects()].at(-1)?.width ?? 0;
    });
    expect(last).toBeGreaterThan(30);
  });
});

describe('a lost address', () => {
  it.each([
    ['en-US', 'Report a problem'],
    ['zh-CN', '反馈问题'],
  ])('says whose site it is, and takes reports: %s', async (locale, name) => {
    const page = await openPage(built.browser, `${built.site.url}/nope`, { locale });
    const links = page.locator('.lost-links').filter({ visible: true });
    expect(await links.textContent()).toContain('© 2022-present ByteDance Inc.');
    expect(await links.getByRole('link', { name }).getAttribute('href')).toContain('/issues/');
  });

  it.each([
    ['en-US', 'Search Docs'],
    ['zh-CN', '搜索文档'],
  ])('offers search below the way home: %s', async (locale, name) => {
    const page = await openPage(built.browser, `${built.site.url}/nope`, { locale });
    await page.locator('#article').getByRole('button', { name }).filter({ visible: true }).click();
    await expect.poll(() => page.locator('#search-dialog').isVisible()).toBe(true);
  });
});

describe('the list of posts', () => {
  it.each(['', '/zh'])('stands once on its page: %s', async (prefix) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/blog/`, at(1280));
    expect(await page.locator('#sidebar').count()).toBe(0);
    expect(await page.locator('.posts li').count()).toBe(6);
  });
});

describe('the way into the navigation of a phone', () => {
  const openers = (page: Page) =>
    page.locator('[popovertarget="sidebar"]:not([popovertargetaction]):visible > svg:visible');

  it.each([
    [320, '/config/devtool'],
    [390, '/zh/guide/react'],
    [767, '/config/'],
    [800, '/zh/config/'],
  ])('is one sign, always in view, at %i px: %s', async (width, path) => {
    const page = await openPage(built.browser, built.site.url + path, {
      ...at(width),
      javaScriptEnabled: false,
    });
    for (const top of [0, 30, 3000]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      expect(await openers(page).count()).toBe(1);
      const opener = await boxOf(openers(page));
      expect(opener.y).toBeGreaterThanOrEqual(0);
      expect(opener.bottom).toBeLessThanOrEqual(width < 768 ? 48 : 112);
      expect(opener.right).toBeLessThanOrEqual(width);
      // Nothing stands where it does.
      const place = await boxOf(page.locator('[data-region="local-bar"] b'));
      expect(place.x > opener.right || place.y > opener.bottom).toBe(true);
    }
    await openers(page).locator('..').click();
    await expect.poll(() => page.locator('#sidebar').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([
    ['?navbar=0', 1],
    ['?sidebar=0', 0],
  ])('is where it was in a page that shows less: %s', async (query, count) => {
    const page = await openPage(built.browser, `${built.site.url}/guide/react${query}`, at(390));
    expect(await page.locator('[data-region="local-bar"] svg:visible').count()).toBe(1 + count);
    const button = page.getByRole('button', { name: 'On this page' });
    expect((await boxOf(button)).right).toBe(390 - 16);
  });

  it('shows the open page, and the way out', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/other-options`, {
      viewport: { width: 390, height: 600 },
    });
    const sidebar = page.locator('#sidebar');
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Open navigation' }).click();
      const entry = sidebar.locator(':scope > ul [aria-current="page"]');
      await expect.poll(async () => (await boxOf(entry)).bottom).toBeLessThan(600);
      expect((await boxOf(entry)).y).toBeGreaterThan(56);
      const out = sidebar.getByRole('button', { name: 'Close navigation' });
      expect((await boxOf(out)).y).toBeGreaterThanOrEqual(0);
      await out.click();
      await expect.poll(() => sidebar.isVisible()).toBe(false);
    }
  });
});

describe('the bar that sticks', () => {
  it.each([
    ['/guide/react', 'On this page', 'On this page Set up'],
    ['/zh/guide/react', '本页目录', /^本页目录 .+/],
  ])('names what is read from the first section on: %s', async (path, above, first) => {
    const page = await openHydrated(built.browser, built.site.url + path, at(390));
    const button = page.locator('[popovertarget="outline"]');
    expect(await button.textContent()).toBe(above);
    await page.evaluate(() => document.querySelector('#article h2')?.scrollIntoView());
    if (first instanceof RegExp) await expect.poll(() => button.textContent()).toMatch(first);
    else await expect.poll(() => button.textContent()).toBe(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('a wide window', () => {
  it('has wider code, tables and facts, and lines of text that are no longer', async () => {
    const widths = async (width: number) => {
      const page = await openPage(built.browser, `${built.site.url}/config/module`, at(width));
      return page.locator('#article > .body > section').evaluateAll((sections) =>
        ['.code', '.table', '.facts', 'p'].map((name) => {
          const block = sections.flatMap((one) => [...one.querySelectorAll(`:scope > ${name}`)])[0];
          return Math.round(block?.getBoundingClientRect().width ?? 0);
        }),
      );
    };
    expect(await widths(1680)).toEqual([800, 800, 800, 800]);
    expect(await widths(1920)).toEqual([968, 968, 968, 800]);
    expect(await widths(2200)).toEqual([1152, 1152, 1152, 800]);
    expect(await widths(2560)).toEqual([1152, 1152, 1152, 800]);
  });

  it.each([1680, 2200])(
    'has its bar, sidebar and outline at its edges, at %i px',
    async (width) => {
      const page = await openPage(built.browser, `${built.site.url}/config/module`, at(width));
      const [sidebar, outline] = [
        await boxOf(page.locator('#sidebar')),
        await boxOf(page.locator('#outline')),
      ];
      expect(sidebar.x).toBe(width - outline.right);
      expect(sidebar.x).toBeLessThan(250);
    },
  );
});

describe('the checker of configurations, pressed', () => {
  it.each([
    [1280, 800],
    [390, 700],
  ])('brings what it says into view, at %i × %i px', async (width, height) => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/config-diff`, {
      ...at(width, height),
      reducedMotion: 'reduce',
    });
    await page.locator('.checker button[value="webpack"]').click();
    const summary = page.locator('.checker-summary');
    const filters = page.locator('.checker-filters');
    await expect.poll(async () => (await boxOf(filters)).bottom).toBeLessThan(height);
    expect(await summary.getAttribute('role')).toBe('status');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toBe('checker-summary');
    expect((await boxOf(page.locator('.checker-field'))).bottom).toBeGreaterThan(72);
  });
});

describe('what works, in tables on a phone', () => {
  it.each(['/guide/config-diff', '/zh/guide/config-diff', '/guide/loader-compat'])(
    'fits: %s',
    async (path) => {
      const page = await openPage(built.browser, built.site.url + path, at(390));
      const wide = await page
        .locator('.compat .table')
        .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
      expect(Math.max(...wide)).toBe(0);
    },
  );
});

describe('groups of bars', () => {
  it.each([
    ['', /^1,000 modules · longest bar: [\d.]+\u00a0m?s$/],
    ['/zh', /^1,000 个模块 · 最长的条：[\d.]+\u00a0m?s$/],
  ])('say what scale they have: %s', async (prefix, text) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/misc/benchmark`);
    const heads = await page.locator('.benchmark [scope="rowgroup"]').allTextContents();
    expect(heads.length).toBeGreaterThan(6);
    expect(heads[0]).toMatch(text);
    expect(heads.filter((head) => !head.includes(' · '))).toEqual([]);
  });
});

describe('the filter of all options', () => {
  it.each([
    ['', 'Find an option', 390],
    ['/zh', '查找选项', 1280],
  ])('is one press away from the top: %s', async (prefix, name, width) => {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/config/`, at(width));
    const link = page.getByRole('link', { name, exact: true });
    expect((await boxOf(link)).bottom).toBeLessThan(400);
    await link.click();
    const field = page.locator('.option-list input');
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(async () => Math.round((await boxOf(field)).y)).toBe(72);
  });
});

describe('a lost address in a high window', () => {
  it.each([
    ['en-US', 1280, 1000],
    ['zh-CN', 390, 844],
  ])('ends where the window does: %s', async (locale, width, height) => {
    const page = await openPage(built.browser, `${built.site.url}/nope`, {
      ...at(width, height),
      locale,
    });
    const links = page.locator('.lost-links').filter({ visible: true });
    await expect.poll(() => links.count()).toBe(1);
    const { bottom } = await boxOf(links);
    expect(height - bottom).toBeGreaterThanOrEqual(0);
    expect(height - bottom).toBeLessThanOrEqual(64);
  });
});

describe('the End key', () => {
  it.each([
    ['/config/output', 1280],
    ['/zh/api/cli', 1280],
    ['/blog/announcing-0.2', 1280],
  ])('leads to the end of %s at %i px, pressed twice at most', async (path, width) => {
    const page = await openHydrated(built.browser, built.site.url + path, at(width));
    await page.keyboard.press('End');
    await page.waitForTimeout(800);
    await page.keyboard.press('End');
    const left = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        return Math.round(scrollHeight - clientHeight - scrollTop);
      });
    await expect.poll(left).toBeLessThan(2);
    await page.waitForTimeout(500);
    expect(await left()).toBeLessThan(2);
  });
});

describe('the contents of /config/, opened again', () => {
  it('stand where they stood', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/`, at(390));
    const contents = page.locator('.overview-index');
    const button = contents.locator('> button');
    const list = contents.locator('> div');
    await button.click();
    await contents.locator('a[href="#options-stats"]').click();
    await expect.poll(async () => (await button.textContent())?.trim()).toBe('stats');
    const positions = new Set<number>();
    for (const _ of [1, 2, 3]) {
      await button.click();
      await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
      positions.add(await list.evaluate(({ scrollTop }) => scrollTop));
      await page.keyboard.press('Escape');
      await expect.poll(() => list.isVisible()).toBe(false);
    }
    expect(positions.size).toBe(1);
  });
});
