import type { Page } from 'playwright-core';
import type { CorpusPage } from './corpus.ts';

/**
 * Runs in every document, before anything else: notes when the click was, and the frame after the heading
 * that is waited for. The tab's storage carries both from one document to the next.
 */
export function watchClicks(): void {
  const clock = (time: number) => String(performance.timeOrigin + time);
  const isOver = () => {
    try {
      return !sessionStorage.title || !sessionStorage.click || Boolean(sessionStorage.shown);
    } catch {
      // A document without storage: `about:blank`.
      return true;
    }
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      try {
        sessionStorage.click ??= clock(timeStamp);
      } catch {
        // As above.
      }
    },
    { capture: true },
  );
  // Some themes put a sign, or a letter without width, into their headings.
  const textOf = (heading: Element) => heading.textContent?.replace(/[\u200b#]/g, '').trim();
  const look = () => {
    if (isOver()) return;
    const { title } = sessionStorage;
    if (![...document.querySelectorAll('h1')].some((heading) => textOf(heading) === title)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        sessionStorage.shown = clock(performance.now());
        observe();
      }),
    );
  };
  const observer = new MutationObserver(look);
  const observe = () =>
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  observe();
}

/** Points at a link, as a reader does, and clicks it a moment later; the clock runs inside the page. */
export async function clickTo(page: Page, { path, title }: CorpusPage): Promise<number> {
  const links = ['', '/', '.html'].map((end) => `a[href="${path}${end}"]`);
  const link = page.locator(links.join()).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(
    (wanted) => {
      for (const key of ['click', 'shown']) sessionStorage.removeItem(key);
      sessionStorage.title = wanted;
    },
    title.replace(/\\(.)/g, '$1'),
  );
  await link.hover();
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  return timeOf(page);
}

async function timeOf(page: Page): Promise<number> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    await page.waitForTimeout(100);
    // Between two documents there is nobody to ask.
    const time = await page
      .evaluate(() => Number(sessionStorage.shown) - Number(sessionStorage.click))
      .catch(() => Number.NaN);
    if (time > 0) return time;
  }
  throw new Error('The heading that was clicked on was not shown within 30 s.');
}
