import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { PeerFigure } from '#shared/peers.ts';
import { type Control, measureControl } from '../controls.ts';
import { brotliSizeOf } from '../measure.ts';
import { slowDown } from '../slow-phone.ts';
import { clickTo, watchClicks } from './clicks.ts';
import type { Corpus, CorpusPage, Journey } from './corpus.ts';
import type { ServedFolder } from './serve-folder.ts';

/** What one visit told. */
export type Sample = Partial<Record<PeerFigure, number>>;

interface VisitOptions {
  browser: Browser;
  site: ServedFolder;
  corpus: Corpus;
  /** What shows a result of the site's search; absent where it has none. */
  result?: string | undefined;
  /** Controls that are pressed one by one; absent for peers, which have others. */
  controls?: readonly Control[] | undefined;
}

/** A reader's visit, each in a profile of its own. */
export type Visit = (options: VisitOptions) => Promise<Sample>;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** All kinds of visits, by name. */
export const visits: Record<string, Visit> = {
  async readShort(options) {
    const { total, script, style, paint, largest } = await read(options, options.corpus.short);
    const bytes = { bytesShort: total, scriptShort: script, styleShort: style };
    return { ...bytes, paintShort: paint, largestShort: largest };
  },
  async readLong(options) {
    const { total, paint, largest } = await read(options, options.corpus.long);
    return { bytesLong: total, paintLong: paint, largestLong: largest };
  },
  hydrate,
  async clickShort(options) {
    const [first, later] = await clickThrough(options, options.corpus.short, {});
    return { clickShort: first, clickLater: later };
  },
  async clickLong(options) {
    const [first] = await clickThrough(options, options.corpus.long, {});
    return { clickLong: first };
  },
  async clickShortSlow(options) {
    const [first, later] = await clickThrough(options, options.corpus.short, { isSlow: true });
    return { clickShortSlow: first, clickLaterSlow: later };
  },
  async clickLongSlow(options) {
    const [first] = await clickThrough(options, options.corpus.long, { isSlow: true });
    return { clickLongSlow: first };
  },
  search,
  pressEach,
};

interface OpenOptions {
  viewport?: typeof phone;
  /** Whether the network is slow 4G. The processor always is a quarter as fast. */
  isSlow?: boolean;
}

/** Runs a visit in a new profile. */
async function withPage<T>(
  browser: Browser,
  { viewport = desktop, isSlow = false }: OpenOptions,
  visit: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  try {
    // Functions that are sent to the page carry calls of this, which the loader of TypeScript adds.
    await context.addInitScript('globalThis.__name = (value) => value;');
    await context.addInitScript(record);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, { isSlow });
    return await visit(page, context);
  } finally {
    await context.close();
  }
}

interface Recorded {
  paint: number;
  largest: number;
  tasks: number[];
  /** Sum of all layout shifts. */
  shift: number;
  /** From an event to the next paint. */
  press: number;
}

/** Runs in the page, before anything else. */
function record(): void {
  const recorded: Recorded = { paint: 0, largest: 0, tasks: [], shift: 0, press: 0 };
  Object.assign(window, { recorded });
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });
  observe({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.paint = startTime;
  });
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    recorded.largest = startTime;
  });
  observe({ type: 'layout-shift' }, (entry) => {
    recorded.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe({ type: 'longtask' }, ({ duration }) => recorded.tasks.push(duration));
  observe({ type: 'event', durationThreshold: 16 }, ({ name, duration }) => {
    if (/^key/.test(name)) recorded.press = Math.max(recorded.press, duration);
  });
}

function recordedOn(page: Page): Promise<Recorded> {
  return page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
}

async function goto(page: Page, site: ServedFolder, { path }: CorpusPage): Promise<void> {
  await page.goto(site.url + path, { waitUntil: 'load' });
  // What loads by itself, prefetching included, is over.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** A page is opened on a phone, and only read. */
async function read({ browser, site }: VisitOptions, { page: target }: Journey) {
  site.takeFetched();
  return withPage(browser, { viewport: phone, isSlow: true }, async (page) => {
    await goto(page, site, target);
    const { paint, largest } = await recordedOn(page);
    return { paint, largest, ...(await weigh(site.takeFetched())) };
  });
}

async function weigh(files: readonly string[]) {
  const sizeOf = async (chosen: readonly string[]) => {
    const sizes = await Promise.all([...new Set(chosen)].map(brotliSizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    total: await sizeOf(files),
    script: await sizeOf(files.filter((file) => /\.m?js$/.test(file))),
    style: await sizeOf(files.filter((file) => file.endsWith('.css'))),
  };
}

/** The longest page is opened, and the pointer moves over it: whatever hydrates has done so then. */
async function hydrate({ browser, site, corpus }: VisitOptions): Promise<Sample> {
  return withPage(browser, {}, async (page) => {
    site.takeFetched();
    await goto(page, site, corpus.long.page);
    await page.mouse.move(640, 400);
    await page.mouse.move(660, 420);
    await page.waitForTimeout(1500);
    const { tasks } = await recordedOn(page);
    const { script } = await weigh(site.takeFetched());
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(100);
    }
    const { shift } = await recordedOn(page);
    return {
      longestTask: Math.max(0, ...tasks),
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
      scriptAfter: script,
      shift: 1000 * shift,
    };
  });
}

/** The first click of a visit, and a later one. */
async function clickThrough(
  { browser, site }: VisitOptions,
  { from, page: target, next }: Journey,
  { isSlow = false }: { isSlow?: boolean },
): Promise<[first: number, later: number]> {
  return withPage(browser, { isSlow }, async (page, context) => {
    await context.addInitScript(watchClicks);
    await goto(page, site, from);
    const first = await clickTo(page, target);
    await page.waitForTimeout(1000);
    return [first, await clickTo(page, next)];
  });
}

const query = 'splitChunks';

/** Search is opened and asked by the keyboard, on the first page of a visit. */
async function search({ browser, site, corpus, result }: VisitOptions): Promise<Sample> {
  if (!result) return {};
  return withPage(browser, { isSlow: true }, async (page) => {
    await goto(page, site, corpus.short.page);
    site.takeFetched();
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.matches('input'));
    await page.evaluate(watchResults, result);
    await page.keyboard.type(query, { delay: 60 });
    await page.waitForFunction(
      () => (window as unknown as { found: { shown: number } }).found.shown > 0,
      undefined,
      { polling: 100 },
    );
    const found = await page.evaluate(
      () => (window as unknown as { found: { typed: number; shown: number } }).found,
    );
    const { press } = await recordedOn(page);
    const { total } = await weigh(site.takeFetched());
    return { search: found.shown - found.typed, searchBytes: total, press };
  });
}

/** Each control at the first press of a visit. */
async function pressEach({ browser, site, controls = [] }: VisitOptions): Promise<Sample> {
  if (controls.length === 0) return {};
  const times: number[] = [];
  for (const control of controls.filter(({ isLate }) => !isLate)) {
    times.push(await measureControl(browser, site.url, { control, isFirst: true }));
  }
  return { pressMost: Math.max(...times) };
}

/** Runs in the page: notes the last key, and the first frame with a result. */
function watchResults(result: string): void {
  const found = { typed: 0, shown: 0 };
  Object.assign(window, { found });
  const letters = { typed: 0 };
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length !== 1) return;
      letters.typed++;
      found.typed = timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    const isShown = letters.typed >= 11 && document.querySelector(result)?.checkVisibility();
    if (isShown) found.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
