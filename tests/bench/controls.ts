import type { Browser, Page } from 'playwright-core';
import { measurePress } from './interaction-numbers.ts';

/** A control of this site, and where it is tried. */
export interface Control {
  name: string;
  /** Route path of the page. */
  path: string;
  selector: string;
  viewport?: { width: number; height: number };
  /** Whether it is shown only when the page is hydrated: it cannot be pressed first. */
  isLate?: true;
}

/** Pages of this site that are measured: the longest is an index, the long one an article. */
export const pages = { short: '/guide/solid', long: '/config/output', longest: '/config/' };
const viewport = { width: 390, height: 844 };

export const controls: readonly Control[] = [
  {
    name: 'theme',
    path: pages.longest,
    selector: '[data-region=bar] [data-needs-script] [aria-expanded]',
  },
  { name: 'search', path: pages.longest, selector: '[data-opens=search-dialog]' },
  { name: 'menu', path: pages.longest, selector: '[data-region=bar] nav button[aria-expanded]' },
  { name: 'group', path: pages.short, selector: '#sidebar summary' },
  {
    name: 'drawer',
    path: pages.longest,
    selector: '[data-region=local-bar] [popovertarget=sidebar]',
    viewport,
  },
  {
    name: 'navigation of phones',
    path: pages.longest,
    selector: 'header [popovertarget=sidebar]',
    viewport,
  },
  // Offered where code is wider than its block, which a script finds out.
  { name: 'wrap', path: pages.long, selector: '.code-tools .wrap', viewport, isLate: true },
  { name: 'copy', path: pages.long, selector: '.code-tools .copy' },
];

/**
 * From a press until the next paint, in milliseconds. The first press of a visit comes without moving there
 * before, as a finger's does; others when all is hydrated.
 */
export function measureControl(
  browser: Browser,
  site: string,
  { control, isFirst }: { control: Control; isFirst: boolean },
): Promise<number> {
  const { path, selector, viewport } = control;
  return measurePress(browser, {
    url: site + path,
    ...(viewport && { viewport }),
    async press(page) {
      if (!isFirst) await hydrate(page);
      await page.locator(selector).locator('visible=true').first().click();
    },
  });
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForTimeout(500);
}
