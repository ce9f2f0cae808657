import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { movePointer } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

// What browsers of some years ago lack, taken away from one of today: pages are read and followed all the same.

const built = openBuiltSite();

/** What is missed, and how a browser comes to miss it: before the scripts of a page, or in its HTML. */
interface Lack {
  script?: () => void;
  html?: (html: string) => string;
  /** What is hidden elsewhere stands in the page, and may be wider than a phone. */
  isWide?: true;
}

const lacks: Record<string, Lack> = {
  'the Navigation API': {
    script: () => {
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(window, 'NavigationPrecommitController');
    },
  },
  popovers: {
    script: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
    // To such a browser the attribute is one of many, which styles may still name.
    html: (html) => html.replaceAll(/\bpopover(?==|\])/g, 'data-popover'),
    isWide: true,
  },
  schedulers: {
    script: () => {
      Reflect.deleteProperty(window, 'scheduler');
      Reflect.deleteProperty(window, 'requestIdleCallback');
    },
  },
  'segmenters, highlights and Trusted Types': {
    script: () => {
      Reflect.deleteProperty(Intl, 'Segmenter');
      Reflect.deleteProperty(CSS, 'highlights');
      Reflect.deleteProperty(window, 'Highlight');
      Reflect.deleteProperty(window, 'trustedTypes');
    },
    // A browser without Trusted Types does not ask for them either.
    html: (html) => html,
  },
  workers: {
    script: () => {
      Reflect.deleteProperty(window, 'Worker');
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  },
  'colors for two themes': { html: (html) => html.replaceAll('light-dark(', 'no-such-color(') },
  'sections that are laid out late': {
    html: (html) => html.replaceAll('content-visibility:', 'no-such-property:'),
  },
};

let page: Page | undefined;
let errors: string[] = [];

afterEach(() => page?.context().close());

async function open(path: string, { script, html }: Lack, width: number): Promise<Page> {
  const context = await built.browser.newContext({
    viewport: { width, height: 800 },
    // Changed HTML has other hashes than the policy names.
    bypassCSP: html !== undefined,
  });
  await context.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  if (script) await context.addInitScript(script);
  errors = [];
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  if (html) {
    await page.route(`${built.site.url}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: html(await response.text()) });
    });
  }
  await page.goto(built.site.url + path);
  return page;
}

async function hydrate(opened: Page): Promise<void> {
  await movePointer(opened, 2, 300);
  await opened.waitForSelector('html[data-hydrated]');
}

/** Contrast of a text with what is behind it, as the browser computes both. */
function isReadable(opened: Page): Promise<boolean> {
  return opened.evaluate(() => {
    const heading = document.querySelector('#article h1');
    if (!heading?.checkVisibility()) return false;
    const canvas = document.createElement('canvas').getContext('2d');
    const lightness = (color: string) => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? 255 : (red + green + blue) / 3;
    };
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return Math.abs(lightness(getComputedStyle(heading).color) - lightness(ground)) > 120;
  });
}

describe.each(Object.entries(lacks))('without %s', (_, lack) => {
  it.each([390, 1280])('pages are read and followed at %i px', async (width) => {
    const opened = await open('/guide/introduction', lack, width);
    expect(await isReadable(opened)).toBe(true);
    const overflow = () =>
      opened.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (!lack.isWide) expect(await overflow()).toBeLessThanOrEqual(0);
    await hydrate(opened);
    expect(await isReadable(opened)).toBe(true);
    await opened.locator('[data-region="page-footer"] a').last().click();
    await expect.poll(() => opened.locator('#article h1').textContent()).toBe('Quick start');
    await hydrate(opened);
    expect(errors).toEqual([]);
  });

  it('search and the language switch answer', async () => {
    const opened = await open('/guide/react', lack, 1280);
    await hydrate(opened);
    await opened.keyboard.press('Control+k');
    await opened.locator('#search-dialog [role="combobox"]').fill('tree shaking');
    await opened.locator('#search-dialog [role="option"]').first().waitFor();
    await opened.keyboard.press('Escape');
    await opened.locator('footer a[data-language="zh"]').click();
    await opened.waitForURL((url) => url.pathname === '/zh/guide/react', { waitUntil: 'commit' });
    await expect.poll(() => opened.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    expect(errors).toEqual([]);
  });
});
