import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

// What long pages of the reference look like at the widths that readers have.

const built = openBuiltSite();

const reference = '/config/optimization-split-chunks';

const at = (width: number) => ({ viewport: { width, height: 800 } });

const outlineOf = (page: Page) => page.locator('#outline');

describe('the list of headings', () => {
  it.each([390, 768, 960, 1024, 1279])('is opened by a button at %i px', async (width) => {
    const page = await openPage(built.browser, built.site.url + reference, {
      ...at(width),
      javaScriptEnabled: false,
    });
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect.poll(() => outlineOf(page).isVisible()).toBe(true);
    const box = await outlineOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });

  it('is opened by a button that stays in view and covers no entry of the sidebar', async () => {
    const page = await openPage(built.browser, built.site.url + reference, at(1024));
    const button = page.getByRole('button', { name: 'On this page' });
    const first = page.locator('#sidebar a:visible').first();
    const bottom = async () => {
      const box = await button.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(await bottom());
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(() => button.isVisible()).toBe(true);
    expect(await bottom()).toBeGreaterThan(64);
    expect(await bottom()).toBeLessThan(140);
    const [label, entry] = [await button.boundingBox(), await first.boundingBox()];
    expect(label?.x).toBe(entry?.x);
    // At the end of the page, the sidebar passes below it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = page.locator('[data-region="local-bar"] > div');
    expect(await bar.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    );
    const [over, below] = [await bar.boundingBox(), await page.locator('#sidebar').boundingBox()];
    expect((over?.x ?? 0) + (over?.width ?? 0)).toBeGreaterThanOrEqual(
      (below?.x ?? 0) + (below?.width ?? 0),
    );
  });

  it('stands beside the text from 1280 px on', async () => {
    const page = await openHydrated(built.browser, built.site.url + reference, at(1280));
    expect(await outlineOf(page).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
  });
});

describe('the outline', () => {
  it('has a column of one width, whatever the headings are called', async () => {
    const page = await openPage(built.browser, built.site.url + reference, at(1280));
    const width = () => outlineOf(page).evaluate((nav) => nav.clientWidth);
    const long = await width();
    expect(long).toBeLessThanOrEqual(256);
    await page.goto(`${built.site.url}/guide/solid`);
    expect(await width()).toBe(long);
  });

  it('shows options by their last part, and says all of their name on pointing', async () => {
    const page = await openPage(built.browser, built.site.url + reference, at(1280));
    const entry = outlineOf(page).locator('[href="#optimizationsplitchunksminsize"]');
    expect(await entry.textContent()).toBe('minSize');
    expect(await entry.getAttribute('title')).toBe('optimization.splitChunks.minSize');
  });
});

describe('the name of an option', () => {
  it('is broken at its dots and capitals, in the title and in headings', async () => {
    const page = await openPage(built.browser, built.site.url + reference, at(320));
    expect(await page.locator('h1 wbr').count()).toBe(2);
    const heading = page.locator('#optimizationsplitchunksautomaticnamedelimiter');
    expect(await heading.textContent()).toBe('optimization.splitChunks.automaticNameDelimiter');
    expect(await heading.locator('wbr').count()).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('with the colors of a high contrast theme', () => {
  const styleOf = (page: Page, selector: string, pseudo = '') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const { backgroundColor, color, outlineStyle } = getComputedStyle(element, name);
        return { backgroundColor, color, outlineStyle };
      }, pseudo);

  it('code has edges, and words that were searched for can be read', async () => {
    const page = await openPage(built.browser, built.site.url + reference, {
      forcedColors: 'active',
    });
    expect((await styleOf(page, '#article .code')).outlineStyle).toBe('solid');
    expect((await styleOf(page, '#article p code')).outlineStyle).toBe('solid');
    const { backgroundColor, color } = await styleOf(page, '#article', '::highlight(search)');
    expect(backgroundColor).not.toBe(color);
  });

  it('the row that Enter opens is seen', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}${reference}?q=chunks`, {
      forcedColors: 'active',
    });
    await page.waitForSelector('#search-dialog [aria-selected="true"]');
    expect((await styleOf(page, '#search-dialog [aria-selected="true"]')).outlineStyle).toBe(
      'solid',
    );
    expect((await styleOf(page, '#search-dialog [aria-selected="false"]')).outlineStyle).toBe(
      'none',
    );
    const { backgroundColor, color } = await styleOf(page, '#search-dialog mark');
    expect([backgroundColor, color]).toEqual(['rgb(255, 255, 0)', 'rgb(0, 0, 0)']);
  });
});

describe('the values of an option', () => {
  it('stand one below the other, none is broken, and the rest unfolds', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/devtool`, {
      ...at(390),
      javaScriptEnabled: false,
    });
    const values = page
      .locator('.facts')
      .first()
      .locator('.fact-value > .whole')
      .filter({ visible: true });
    const shown = await values.count();
    expect(shown).toBeLessThanOrEqual(9);
    const boxes = await Promise.all((await values.all()).map((value) => value.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(shown);
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    await page.getByText(/^\d+ more$/).click();
    expect(await values.count()).toBeGreaterThan(20);
  });

  it('and commands in a sentence are not broken at a hyphen', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/quick-start`, at(320));
    const words = await page.locator('#article p .whole').all();
    expect(words.length).toBeGreaterThan(3);
    for (const word of words)
      expect(
        await word.evaluate((element) => element.getClientRects().length),
        (await word.textContent()) ?? '',
      ).toBe(1);
  });
});

describe('a block of code', () => {
  it('has no empty row above it where it has no title, and no hole between its buttons', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/quick-start`, at(1280));
    const block = page
      .locator('#article > .body .code:not(:has(.code-title)):not(.tabs *)')
      .first();
    const line = await block.locator('.line').first().boundingBox();
    const box = await block.boundingBox();
    expect((line?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(20);
    await block.scrollIntoViewIfNeeded();
    await block.hover();
    const [copy, tools] = [block.locator('.copy'), block.locator('.code-tools')];
    await expect.poll(() => copy.isVisible()).toBe(true);
    expect((await tools.boundingBox())?.width).toBeLessThan(40);
  });

  it('is told from what a program prints', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/quick-start`, at(1280));
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((block) => getComputedStyle(block).backgroundColor);
    expect(await ground('.language-text')).not.toBe(await ground('.language-bash'));
  });
});

describe('the right edge', () => {
  it.each([820, 1280, 1440, 1680, 2200])(
    'is one for facts, code and tables, and one for text and notes, at %i px',
    async (width) => {
      const page = await openPage(built.browser, `${built.site.url}/config/module`, at(width));
      const edgeOf = (selector: string) =>
        page
          .locator(`#article > .body > section > ${selector}`)
          .first()
          .evaluate((block) => Math.round(block.getBoundingClientRect().right));
      const wide = await edgeOf('.facts');
      expect(await Promise.all(['.code', '.table', 'h2'].map(edgeOf))).toEqual([wide, wide, wide]);
      const text = await edgeOf('p');
      expect(await edgeOf('.note')).toBe(text);
      // Up to 1680 px, the two are the same.
      if (width < 2200) expect(text).toBe(wide);
    },
  );

  it('is further away on wide screens, where lines of text have no more letters for it', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/module`, at(1680));
    const code = page.locator('#article > .body > section > .code').first();
    const text = page.locator('#article > .body > section > p').first();
    expect(await code.evaluate((block) => block.clientWidth)).toBe(800);
    const em = await text.evaluate(
      (block) => block.clientWidth / Number.parseFloat(getComputedStyle(block).fontSize),
    );
    expect(em).toBeLessThan(45);
  });
});

describe('a menu', () => {
  it('marks what leaves the site, and the name of the neighbors is written as one word is', async () => {
    const page = await openHydrated(built.browser, built.site.url + reference, at(1280));
    const markOf = (name: string) =>
      page
        .locator('header')
        .getByRole('link', { name })
        .filter({ visible: true })
        .first()
        .evaluate((link) => {
          const { content, display } = getComputedStyle(link, '::after');
          return display === 'none' ? '' : content;
        });
    await page.getByRole('button', { name: 'About' }).click();
    expect(await markOf('Releases')).toContain('\u2197');
    expect(await markOf('Roadmap')).not.toContain('\u2197');
    // Where all do, it is said once.
    await page.getByRole('button', { name: 'Ecosystem' }).click();
    expect(await markOf('Rsdoctor')).toBe('');
    expect(await page.getByText('Opens in a new tab').filter({ visible: true }).count()).toBe(1);
    const label = page.locator('[rel="prev"] > span').first();
    expect(await label.evaluate((span) => getComputedStyle(span).textTransform)).toBe('lowercase');
  });
});

describe('on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it('the list of headings opens at the one that is being read, which the bar names', async () => {
    const page = await openHydrated(built.browser, built.site.url + reference, {
      viewport: phone.viewport,
    });
    await page.locator('#optimizationsplitchunkscachegroups').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      location.hash = '#optimizationsplitchunkscachegroupsenforce';
    });
    const button = page.getByRole('button', { name: 'On this page' });
    await expect.poll(() => button.textContent()).toBe('On this page enforce');
    await button.click();
    const entry = outlineOf(page).locator('[aria-current]');
    expect(await entry.textContent()).toBe('enforce');
    const isInList = () =>
      entry.evaluate((one, list) => {
        const [box, around] = [one, document.querySelector(list)].map((it) =>
          it?.getBoundingClientRect(),
        );
        return !!box && !!around && box.top > around.top && box.bottom < around.bottom;
      }, '#outline');
    await expect.poll(isInList).toBe(true);
  });

  it('the drawer has a title, the other sections, a way out, and rows for fingers', async () => {
    const page = await openPage(built.browser, built.site.url + reference, {
      viewport: phone.viewport,
      javaScriptEnabled: false,
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.locator('#sidebar');
    await expect.poll(() => drawer.locator('[aria-current]').first().textContent()).toBe('Config');
    expect(await drawer.getByRole('link', { name: 'Guide', exact: true }).count()).toBe(1);
    const row = await drawer.getByRole('link', { name: 'devServer' }).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(42);
    // It opens at the open page.
    expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    const current = drawer.locator(':scope > ul [aria-current="page"]');
    const place = await current.boundingBox();
    expect(place?.y).toBeGreaterThan(64);
    expect(place?.y).toBeLessThan(760);
    await drawer.getByRole('button', { name: 'Close navigation' }).click();
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  it('the sibling tools are found in the navigation, and not beside it', async () => {
    const page = await openPage(built.browser, built.site.url + reference, phone);
    expect(await page.getByRole('button', { name: 'More from this team' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByText('More from this team', { exact: true }).click();
    await expect
      .poll(() => page.getByRole('link', { name: /^Rsbuild Out/ }).isVisible())
      .toBe(true);
  });

  it('a picture is shown larger than the screen, to be moved', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/guide/code-splitting`, {
      viewport: phone.viewport,
    });

    const picture = page.locator('.picture-frame img:visible').first();
    await picture.scrollIntoViewIfNeeded();
    // Scrolling on would close it.
    await page.waitForTimeout(500);
    await picture.click();
    const dialog = page.locator('.zoom');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(700);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => dialog.count()).toBe(0);
  });
});

describe('the end of a page', () => {
  it.each([
    ['', 'License', 'Report a problem'],
    ['/zh', '许可证', '反馈问题'],
  ])(
    'leads to the license, the repository, reports and the other language: %s',
    async (prefix, license, report) => {
      const page = await openPage(built.browser, `${built.site.url}${prefix}/guide/react`, at(390));
      const footer = page.locator('footer');
      expect(await footer.textContent()).toContain('© 2022-present ByteDance Inc.');
      const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
      expect(await hrefOf(license)).toBe(`${prefix}/misc/license`);
      expect(await hrefOf(report)).toContain('/issues/');
      expect(await hrefOf(prefix ? 'English' : '简体中文')).toBe(
        prefix ? '/guide/react' : '/zh/guide/react',
      );
    },
  );

  it('says what the neighbors are about', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/react`, at(1280));
    const next = page.locator('a[rel="next"]');
    const { title, description } = (await (
      await fetch(`${built.site.url}/guide/solid.json`)
    ).json()) as {
      title: string;
      description: string;
    };
    expect(await next.textContent()).toBe(`Next page${title}${description}`);
  });
});

describe('the list of all options', () => {
  const rowsOf = (page: Page) => page.locator('.option-list dl > div').filter({ visible: true });

  it('is folded by the top-level option, below the pages, and readable without script', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/`, {
      ...at(1280),
      javaScriptEnabled: false,
    });
    expect(await rowsOf(page).count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.locator('.option-list summary', { hasText: /^output/ }).click();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(50);
    const tops = await page
      .locator('#article')
      .evaluate((article) =>
        ['section[aria-label]', '.option-list'].map(
          (selector) => article.querySelector(selector)?.getBoundingClientRect().top ?? 0,
        ),
      );
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  });

  it('is filtered while one types, and the address keeps it', async () => {
    const page = await openHydrated(built.browser, `${built.site.url}/config/`, at(390));
    const field = page.getByRole('searchbox', { name: 'Filter by name, type or description' });
    await field.fill('chunk filename');
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(1);
    expect(await rowsOf(page).count()).toBeLessThan(40);
    expect(new URL(page.url()).search).toBe('?filter=chunk+filename');
    const shown = await rowsOf(page).count();
    await page.reload();
    await expect.poll(() => rowsOf(page).count()).toBe(shown);
    await field.fill('no such option');
    await expect.poll(() => page.getByText('Nothing matches this filter.').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('an option', () => {
  it('looks like one in its heading, and has all that is known of it in one band', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/output`, at(1280));
    const heading = page.locator('#outputmodule');
    const band = page.locator('#outputmodule + .facts');
    const fontOf = (of: typeof heading) =>
      of.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await fontOf(heading.locator('a'))).toMatch(/monospace$/);
    expect(await fontOf(page.locator('h1'))).toMatch(/monospace$/);
    expect(await heading.locator('.parent').textContent()).toBe('output.');
    expect(await band.locator('strong').allTextContents()).toEqual(['Type', 'Default']);
    expect(await band.locator('.badge').allTextContents()).toContain('Experimental');
    const tops = await band
      .locator('li:not(.marks)')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  it.each([320, 1280])('has its badges in the same corner everywhere, at %i px', async (width) => {
    const page = await openPage(built.browser, `${built.site.url}/config/output`, at(width));
    const places = await page.locator('.facts:has(> .marks)').evaluateAll((bands) =>
      bands.slice(0, 8).map((band) => {
        band.scrollIntoView();
        const marks = band.querySelector('.marks')?.getBoundingClientRect();
        const { top, right } = band.getBoundingClientRect();
        const middle = ((marks?.top ?? 0) + (marks?.bottom ?? 0)) / 2;
        return [Math.round(right - (marks?.right ?? 0)), Math.round(middle - top)].join();
      }),
    );
    expect(places.length).toBeGreaterThan(4);
    expect(new Set(places).size).toBe(1);
  });

  it('that is deprecated or has no effect is marked in the list of all', async () => {
    const page = await openPage(built.browser, `${built.site.url}/zh/config/`, {
      ...at(390),
      javaScriptEnabled: false,
    });
    const marks = (id: string) =>
      page.locator(`.option-list dt:has(a[href$="#${id}"]) .badge`).allTextContents();
    expect(await marks('builtinscss')).toEqual(['已废弃']);
    expect(await marks('optimizationprovidedexports')).toEqual(['不生效']);
    expect(await marks('outputpath')).not.toContain('已废弃');
  });

  it('is a name in code in the outline', async () => {
    const page = await openPage(built.browser, `${built.site.url}/config/externals`, at(1280));
    const entry = outlineOf(page).locator('[href="#externalstype"]');
    expect(await entry.evaluate((link) => getComputedStyle(link).fontFamily)).toMatch(/monospace$/);
  });
});

describe('a post', () => {
  it('says its day, its release and how long it takes to read; so does the list', async () => {
    const page = await openPage(built.browser, `${built.site.url}/blog/announcing-0.4`, at(390));
    const facts = (await page.locator('.published').textContent()) ?? '';
    expect(facts).toMatch(/November 22, 2023 · Rspack 0\.4 · \d+ min read · All posts/);
    await page.goto(`${built.site.url}/zh/blog/`);
    const first = (await page.locator('.post-facts').first().textContent()) ?? '';
    expect(first).toMatch(/2024年1月9日Rspack 0\.5阅读需 \d+ 分钟/);
    expect(await page.locator('.posts').textContent()).not.toMatch(/hardfist|@|author/i);
  });
});

describe('an address of a heading', () => {
  it('marks it for a moment, also when it is opened from the outline', async () => {
    const page = await openHydrated(
      built.browser,
      `${built.site.url}${reference}#optimizationsplitchunksminsize`,
      at(1280),
    );
    const animation = (id: string) =>
      page.locator(`#${id}`).evaluate((heading) => getComputedStyle(heading).animationName);
    expect(await animation('optimizationsplitchunksminsize')).toBe('arrive');
    await outlineOf(page).locator('a[href^="#"]').last().click();
    expect(await animation('optimizationsplitchunksminsize')).toBe('none');
  });
});

describe('search', () => {
  it('leads to pages that many look for before anything is typed', async () => {
    const page = await openHydrated(built.browser, built.site.url + reference, at(390));
    await page.keyboard.press('/');
    const popular = page.getByRole('region', { name: 'Popular pages' });
    await popular.getByRole('link').nth(3).waitFor();
    await popular.getByRole('link').first().click();
    await page.waitForURL('**/guide/quick-start');
    expect(await page.locator('#search-dialog').isVisible()).toBe(false);
  });

  it('leads on where nothing is found', async () => {
    const page = await openHydrated(
      built.browser,
      `${built.site.url}/zh${reference}?q=qzxvwq`,
      at(390),
    );
    const dialog = page.locator('#search-dialog');
    const ask = dialog.getByRole('link', { name: '在 GitHub 上提问' });
    await ask.waitFor();
    expect(await ask.getAttribute('target')).toBe('_blank');
    await dialog.getByRole('link', { name: '全部配置项' }).click();
    await page.waitForURL('**/zh/config/#all-options');
    expect(await dialog.isVisible()).toBe(false);
  });
});

describe('a slash', () => {
  it('opens search, and is a slash where one types', async () => {
    const page = await openPage(built.browser, built.site.url + reference, at(1280));
    const dialog = page.locator('#search-dialog');
    await page.keyboard.press('/');
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await page.keyboard.type('a/b');
    expect(await dialog.locator('input').inputValue()).toBe('a/b');
  });
});
