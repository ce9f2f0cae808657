import type { Browser, Page } from 'playwright-core';
import { slowDown, type TimingWindow, watchHeading } from './slow-phone.ts';

/** What a browser says itself of a page that hydrates and answers: times in milliseconds, CPU slowed 4×. */
export interface HydrationNumbers {
  /** The longest task from the first interaction until all regions are hydrated, and a little longer. */
  longestTask: number;
  /** Time beyond 50 ms of all of these tasks. */
  blocking: number;
  /** From the first interaction until all regions are hydrated. */
  hydrated: number;
}

interface VisitOptions {
  url: string;
  /** Whether the network is slow 4G. The processor always is a quarter as fast. */
  isSlow?: boolean;
  viewport?: { width: number; height: number };
}

interface Recorded {
  tasks: { start: number; duration: number }[];
  /** Longest event of each interaction, by its id. */
  interactions: Record<number, number>;
}

type RecordingWindow = TimingWindow & { recorded: Recorded };

/** Hydrates a page as a pointer does that moves over it. */
export async function measureHydration(
  browser: Browser,
  options: VisitOptions,
): Promise<HydrationNumbers> {
  return visit(browser, options, async (page) => {
    const start = await page.evaluate(() => performance.now());
    await page.mouse.move(700, 500);
    await page.waitForSelector('html[data-hydrated]');
    const hydrated = (await page.evaluate(() => performance.now())) - start;
    await page.waitForTimeout(500);
    const { tasks } = await recordedBy(page);
    const durations = tasks.filter((task) => task.start >= start).map(({ duration }) => duration);
    return {
      longestTask: Math.max(0, ...durations),
      blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      hydrated,
    };
  });
}

/** From an interaction until the next paint, as the browser reports it; 0 for what it takes less than 16 ms for. */
export async function measurePress(
  browser: Browser,
  { press, ...options }: VisitOptions & { press: (page: Page) => Promise<unknown> },
): Promise<number> {
  return visit(browser, options, async (page) => {
    await press(page);
    await page.waitForTimeout(1500);
    const { interactions } = await recordedBy(page);
    return Math.max(0, ...Object.values(interactions));
  });
}

/** From a click until another heading has been painted; the clock runs inside of the page. */
export async function measureClick(
  browser: Browser,
  { link, rest, ...options }: VisitOptions & { link: string; rest: number },
): Promise<number> {
  return visit(browser, options, async (page) => {
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await watchHeading(page);
    await target.hover();
    // The time that a hand rests on a link before it presses.
    await page.waitForTimeout(rest);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const before = Date.now();
    await target.click();
    if (documents.length === 0) {
      const ended = await page
        .waitForFunction(() => (window as unknown as RecordingWindow).timing?.end > 0)
        .then(
          () => true,
          () => false,
        );
      if (ended) {
        const { start, end } = await page.evaluate(
          () => (window as unknown as RecordingWindow).timing,
        );
        return end - start;
      }
    }
    // The browser has loaded a document.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    const painted = await page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    return painted - before;
  });
}

async function visit<T>(
  browser: Browser,
  { url, isSlow = false, viewport = { width: 1280, height: 800 } }: VisitOptions,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await record(page);
    const session = await context.newCDPSession(page);
    await slowDown(session, { isSlow });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    const recorded: Recorded = { tasks: [], interactions: {} };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        recorded.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id = 0, duration } = entry;
        if (id) recorded.interactions[id] = Math.max(recorded.interactions[id] ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

function recordedBy(page: Page): Promise<Recorded> {
  return page.evaluate(() => (window as unknown as RecordingWindow).recorded);
}
