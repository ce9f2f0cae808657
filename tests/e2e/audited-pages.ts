import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { diskCache, hashOf } from '#engine/files/cache.ts';
import { projectAt } from '#engine/files/project.ts';
import { axeVersion } from './axe.ts';
import { openPage } from './browser.ts';
import { auditPage, type Judged, nothingJudged, undecided } from './page-audit.ts';
import { repository } from './site.ts';

// What was found in order stays so as long as neither the page nor the audit changes.

const cache = diskCache(projectAt(repository, process.env).cache);
const sources = await Promise.all(
  ['axe.ts', 'page-audit.ts'].map((file) => readFile(path.join(import.meta.dirname, file), 'utf8')),
);

/** What is wrong with the pages at these addresses, one line each. */
export async function auditPages(browser: Browser, urls: string[]): Promise<string[]> {
  const keys = new Map<string, string[]>();
  for (const url of urls) keys.set(url, await keyOf(url));
  const known = await Promise.all(
    urls.map((url) => cache.recall<boolean>('audited', keys.get(url) ?? [])),
  );
  const left = urls.filter((_, index) => !known[index]);
  let found = await visitAll(browser, left);
  // What is wrong may be only that other pages would have decided what these cannot.
  if (found.length > 0 && left.length < urls.length) found = await visitAll(browser, urls);
  // A page may owe its verdict to another one, on which the same colors were judged first.
  if (found.length === 0) {
    for (const url of left) await cache.remember('audited', keys.get(url) ?? [], async () => true);
  }
  return found;
}

/** Everything that decides how a page looks before a script has run: its styles are in it. */
async function keyOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  // Data for client navigation, which names the build.
  const shown = html
    .replaceAll(/<script type="application\/[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/\/static\/[^" ]*\.js(?:on)?/g, '');
  return [axeVersion, hashOf(...sources), shown];
}

/** Two tabs share the work; a page that one is busy with leaves others to the second. */
async function visitAll(browser: Browser, urls: string[]): Promise<string[]> {
  const judged = nothingJudged();
  const left = [...urls];
  const visit = async () => {
    // What slides away when the width changes is gone at once.
    const page = await openPage(browser, 'about:blank', { reducedMotion: 'reduce' });
    const found: string[] = [];
    for (let url = left.shift(); url; url = left.shift()) {
      found.push(...(await visitOne(page, url, judged)));
    }
    await page.context().close();
    return found;
  };
  const found = (await Promise.all([visit(), visit()])).flat();
  return [...found, ...undecided(judged)];
}

async function visitOne(page: Page, url: string, judged: Judged): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' });
  return auditPage(page, judged);
}
