import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { serveBuiltSite, type TestSite } from './site.ts';

interface BuiltSite {
  browser: Browser;
  site: TestSite;
}

/** The documentation as it was built last, and a browser to open it in, for all tests of a file. */
export function openBuiltSite(): Readonly<BuiltSite> {
  const built = {} as BuiltSite;
  beforeAll(async () => {
    built.browser = await launchBrowser();
    built.site = await serveBuiltSite();
  });
  afterAll(async () => {
    await built.browser?.close();
    await built.site?.close();
  });
  return built;
}
