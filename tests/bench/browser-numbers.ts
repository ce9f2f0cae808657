import type { Browser, Page } from 'playwright-core';
import { median } from './measure.ts';
import { slowDown, type TimingWindow, watchHeading } from './slow-phone.ts';

export interface BrowserNumbers {
  /** Cumulative layout shift while the page loads, hydrates and is scrolled through. */
  shift: number;
  /** Time beyond 50 ms of every task from load to after hydrating, CPU slowed 4×, in milliseconds. */
  blocking: number;
  /** From a click on a prefetched link to the new heading, CPU slowed 4×, in milliseconds. */
  navigation: number;
  /** First contentful paint on slow 4G, CPU slowed 4×, in milliseconds. */
  firstPaint: number;
}

interface Recorded {
  shift: number;
  blocking: number;
}

/** Takes the median of several visits to a page. */
export async function measurePage(
  browser: Browser,
  { url, next, rounds = 5 }: { url: string; next: string; rounds?: number },
): Promise<BrowserNumbers> {
  const visits: BrowserNumbers[] = [];
  for (let round = 0; round < rounds; round++) {
    visits.push({ ...(await visit(browser, url, next)), firstPaint: await paint(browser, url) });
  }
  const of = (key: keyof BrowserNumbers) => median(visits.map((entry) => entry[key]));
  return {
    shift: of('shift'),
    blocking: of('blocking'),
    navigation: of('navigation'),
    firstPaint: of('firstPaint'),
  };
}

async function visit(
  browser: Browser,
  url: string,
  next: string,
): Promise<Omit<BrowserNumbers, 'firstPaint'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await record(page);
    const session = await page.context().newCDPSession(page);
    await slowDown(session, { isSlow: false });
    await page.goto(url, { waitUntil: 'load' });
    await page.mouse.move(400, 300);
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(300);
    const { shift, blocking } = await page.evaluate(
      () => (window as unknown as { recorded: Recorded }).recorded,
    );
    return { shift, blocking, navigation: await clickThrough(page, next) };
  } finally {
    await page.close();
  }
}

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    const recorded: Recorded = { shift: 0, blocking: 0 };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        recorded.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) recorded.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Hovers, as a reader does, and then clicks; the clock runs inside the page. */
async function clickThrough(page: Page, next: string): Promise<number> {
  const link = page.locator(`[data-region="sidebar"] a[href="${next}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(400);
  await watchHeading(page);
  await link.click();
  await page.waitForFunction(() => (window as unknown as TimingWindow).timing.end > 0);
  return page.evaluate(() => {
    const { timing } = window as unknown as TimingWindow;
    return timing.end - timing.start;
  });
}

async function paint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const session = await page.context().newCDPSession(page);
    await slowDown(session, { isSlow: true });
    await page.goto(url, { waitUntil: 'load' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await page.close();
  }
}
