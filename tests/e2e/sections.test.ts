import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { movePointer, openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

// Sections that are out of sight are not laid out, and nobody notices.

const built = openBuiltSite();

/** A long page, and headings of it: of second and third level, far below. */
const long = { path: '/config/output', headings: ['libraries', 'outputtrustedtypes'] };
const other = { path: '/config/module', headings: ['nested-rules', 'rulegeneratorfilename'] };

const phone = { viewport: { width: 390, height: 844 } };

/** Time for sections around the window to take their real heights. */
const settled = (page: Page) => page.waitForTimeout(500);

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);

/** Sums up what moves without having been moved. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shift: number }).shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

describe('a section that is out of sight', () => {
  it('is not laid out, and hydration does not change that', async () => {
    const page = await openPage(built.browser, built.site.url + long.path);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const boxes = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutObjects')?.value ?? 0;
    };
    await movePointer(page, 2, 200);
    await page.waitForSelector('html[data-hydrated]');
    await settled(page);
    const hydrated = await boxes();
    await page.evaluate(() => {
      for (const section of document.querySelectorAll<HTMLElement>('#article .body > section'))
        section.style.contentVisibility = 'visible';
    });
    await settled(page);
    expect(hydrated).toBeLessThan((await boxes()) / 2);
  });

  it.each([
    ['wide', {}],
    ['narrow', phone],
  ])('is about as high as it will be (%s)', async (_, options) => {
    for (const path of [long.path, '/guide/language-support', '/zh/config/module']) {
      const page = await openPage(built.browser, built.site.url + path, options);
      const { estimated, real } = await page.evaluate(() => {
        const sections = [...document.querySelectorAll<HTMLElement>('#article .body > section')];
        const heights = () => sections.map(({ offsetHeight }) => offsetHeight);
        const before = heights();
        for (const section of sections) section.style.contentVisibility = 'visible';
        return { estimated: before, real: heights() };
      });
      const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0);
      expect(Math.abs(sum(estimated) / sum(real) - 1), path).toBeLessThan(0.06);
      estimated.forEach((height, index) => {
        expect(Math.abs(height - (real[index] ?? 0)), `${path} ${index}`).toBeLessThan(
          Math.max(160, (real[index] ?? 0) * 0.35),
        );
      });
    }
  });

  it('is found, and printed', async () => {
    const page = await openPage(built.browser, built.site.url + long.path);
    const found = await page.evaluate(() => {
      const section = [...document.querySelectorAll('#article .body > section')].at(-2);
      const isThere = window as unknown as { find: (text: string) => boolean };
      return isThere.find(section?.querySelector('p')?.textContent?.slice(0, 40) ?? 'nothing');
    });
    expect(found).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(5000);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('#article .body > section')].map(
        (section) => getComputedStyle(section).contentVisibility,
      ),
    );
    expect(new Set(shown)).toEqual(new Set(['visible']));
  });
});

describe('a heading in a long page', () => {
  it.each([
    ['wide', {}],
    ['narrow', phone],
  ])('is 72 px below the top when its page is loaded, and stays there (%s)', async (_, options) => {
    for (const { path, headings } of [long, other]) {
      for (const id of headings) {
        const page = await openPage(built.browser, 'about:blank', options);
        const shifts = await recordShifts(page);
        await page.goto(`${built.site.url}${path}#${id}`);
        await settled(page);
        expect(Math.abs(((await topOf(page, id)) ?? 0) - 72), id).toBeLessThanOrEqual(1);
        expect(await shifts(), id).toBeLessThan(0.005);
        await page.context().close();
      }
    }
  });

  it('is there when one goes to it in the page, and the outline marks it', async () => {
    const page = await openHydrated(built.browser, built.site.url + other.path);
    for (const id of [...other.headings, 'moduledefaultrules']) {
      await page
        .locator(`[data-region="outline"] a[href="#${id}"]`)
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      await settled(page);
      expect(Math.abs(((await topOf(page, id)) ?? 0) - 72), id).toBeLessThanOrEqual(1);
      const marked = page.locator('[data-region="outline"] [aria-current]');
      await expect.poll(() => marked.getAttribute('href')).toBe(`#${id}`);
    }
  });
});

describe('the text that is read', () => {
  /** What stands in the middle of the window, or next below it, and where. */
  const inSight = (page: Page) =>
    page.evaluate(() => {
      // Further down than the room between two blocks.
      const block = [400, 420, 440, 460, 480]
        .flatMap((y) => document.elementsFromPoint(500, y))
        .find((element) => element.matches('#article :is(p, li, pre, h3, table)'));
      const { top = 0 } = block?.getBoundingClientRect() ?? {};
      return { text: block?.textContent?.slice(0, 60), top };
    });

  it('is there again on the way back, below sections that nobody has looked at', async () => {
    const page = await openHydrated(
      built.browser,
      `${built.site.url}${long.path}#${long.headings[1]}`,
    );
    await settled(page);
    await page.mouse.move(500, 400);
    for (let turn = 0; turn < 8; turn++) {
      await page.mouse.wheel(0, -700);
      await page.waitForTimeout(60);
    }
    await settled(page);
    const before = await inSight(page);
    expect(before.text).toBeTruthy();
    await page
      .locator('[data-region="sidebar"] a[href="/config/mode"]')
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/config/mode');
    await settled(page);
    await page.goBack();
    await page.waitForURL(`**${long.path}*`);
    await settled(page);
    const { text, top } = await inSight(page);
    expect(text).toBe(before.text);
    expect(Math.abs(top - before.top)).toBeLessThanOrEqual(1);
  });

  it('does not jump while one scrolls up from a heading', async () => {
    const page = await openPage(built.browser, `${built.site.url}${long.path}#${long.headings[1]}`);
    await settled(page);
    for (let turn = 0; turn < 12; turn++) {
      const moved = await page.evaluate(async () => {
        const block = document.elementsFromPoint(500, 200).find((it) => it.matches('#article *'));
        const top = () => block?.getBoundingClientRect().top ?? 0;
        const before = top();
        scrollBy(0, -400);
        await new Promise((resolve) => setTimeout(resolve, 250));
        return top() - before;
      });
      expect(Math.abs(moved - 400), `${turn}`).toBeLessThanOrEqual(1);
    }
  });
});
