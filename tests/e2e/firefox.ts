import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';

/** Where Firefox is; undefined where there is none. */
export const firefoxPath = findFirefox();

/** What tests of Firefox are called where there is none. */
export const withoutFirefox =
  'skipped: there is no Firefox. Install one, or name one: FIREFOX_PATH=/path/to/firefox';

/** A headless Firefox, spoken to by WebDriver BiDi. */
export function launchFirefox(preferences: Record<string, unknown> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      // Its pages speak to nobody but the site.
      'browser.safebrowsing.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'intl.accept_languages': 'en-US',
      ...preferences,
    },
  });
}

interface FirefoxPageOptions {
  width?: number;
  /** Runs before the scripts of every document. */
  before?: () => void;
}

/** A page in a profile of its own, of a reader who has been here before; and all that went wrong in it. */
export async function openInFirefox(
  browser: Browser,
  url: string,
  { width = 1280, before }: FirefoxPageOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} ${blockedURI}`),
    );
    try {
      localStorage.setItem('rspress-visited', '1');
    } catch {
      // A test that blocks it.
    }
  });
  if (before) await page.evaluateOnNewDocument(before);
  await page.setViewport({ width, height: 800 });
  await page.goto(url, { waitUntil: 'load' });
  return { page, errors };
}

/** Hydrates the shell, as a pointer does that moves over the page. */
export async function hydrateIn(page: Page): Promise<void> {
  // At its first place, a pointer may as well be resting.
  await page.mouse.move(1, 300);
  await page.mouse.move(2, 300);
  await page.waitForSelector('html[data-hydrated]');
}
