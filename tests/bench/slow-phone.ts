import type { CDPSession, Page } from 'playwright-core';

/** Makes the processor a quarter as fast and, if asked, the network as slow as Lighthouse's slow 4G. */
export async function slowDown(
  session: CDPSession,
  { isSlow }: { isSlow: boolean },
): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!isSlow) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** What `watchHeading` leaves in the window: milliseconds on the page's clock, 0 until they are known. */
export interface TimingWindow {
  timing: { start: number; end: number };
}

/** Notes the next click, and when another heading than the present one has been painted. */
export async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const timing = { start: 0, end: 0 };
    Object.assign(window, { timing });
    addEventListener('click', () => (timing.start = performance.now()), {
      capture: true,
      once: true,
    });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (timing.end = performance.now())));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
