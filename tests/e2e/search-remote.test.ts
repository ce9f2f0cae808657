import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveSearch } from '#engine/server/serve-search.ts';
import { intercept, launchBrowser, openHydrated } from './browser.ts';
import { search } from './search-dialog.ts';
import { repository, serve, serveFixtureWith, type TestSite } from './site.ts';

const api = 'https://api.example.com/search';

let browser: Browser;
let site: TestSite;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveFixtureWith('search', { SEARCH_API: api });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A hit of this site, or of another. */
function hit(title: string, more: object = {}) {
  const place = { routePath: '/guide/apples', domain: 'https://search.example.com', lang: 'en' };
  const text = { content: 'Ripe apples come off.', toc: [] };
  return { title, ...place, ...text, ...more };
}

const groups = [
  { index: 'docs', hits: [hit('Apples <img src=x onerror="document.title=1">')] },
  { index: 'blog', hits: [hit('Apple news', { domain: 'https://blog.example.com' })] },
];

interface Opened {
  page: Page;
  asked: string[];
  logged: string[];
}

async function open(answer: (route: Route) => Promise<void>): Promise<Opened> {
  const page = await openHydrated(browser, `${site.url}/guide/pears`);
  onTestFinished(() => page.context().close());
  const asked: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await intercept(page, `${api}?*`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return { page, asked, logged };
}

const headers = { 'Access-Control-Allow-Origin': '*' };
const fulfil = (json: unknown) => (route: Route) => route.fulfill({ json, headers });

describe('remote search', () => {
  it('shows a tab for each index; other sites open in a new tab', async () => {
    const { page, asked } = await open(fulfil(groups));
    const { root, rows } = await search(page, 'ripe apples');
    await rows.first().waitFor();
    expect(asked).toEqual([`${api}?keyword=ripe+apples&limit=7&searchIndexes=docs%2Cblog&lang=en`]);
    const tabs = root.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['docs (2)', 'blog (2)']);
    expect(await rows.first().getAttribute('target')).toBeNull();
    expect(await rows.first().getAttribute('href')).toBe('/guide/apples');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await tabs.last().getAttribute('aria-selected')).toBe('true');
    expect(await rows.first().getAttribute('target')).toBe('_blank');
    expect(await rows.first().getAttribute('rel')).toBe('noopener noreferrer');
    expect(await rows.first().getAttribute('href')).toBe('https://blog.example.com/guide/apples');
  });

  it('is answered by the search server', async () => {
    const built = path.join(repository, 'dist');
    const server = await serve(
      await serveSearch(
        new Map([
          ['docs', built],
          ['blog', built],
        ]),
      ),
    );
    onTestFinished(server.close);
    const { page } = await open(async (route) => {
      const answer = await fetch(`${server.url}/${new URL(route.request().url()).search}`);
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      });
    });
    const { root, rows } = await search(page, 'publicPath');
    await rows.first().waitFor();
    for (const [index, name] of ['docs', 'blog'].entries()) {
      expect(await root.getByRole('tab').nth(index).textContent()).toMatch(
        new RegExp(`^${name} \\((?:[7-9]|1\\d)\\)$`),
      );
    }
    expect(await rows.first().getAttribute('href')).toMatch(
      /^https:\/\/rspack\.dev\/config\/output/,
    );
  });

  it('shows markup in titles as text', async () => {
    const { page } = await open(fulfil(groups));
    const { root, rows } = await search(page, 'apples');
    await rows.first().waitFor();
    expect(await rows.first().textContent()).toBe('Apples <img src=x onerror="document.title=1">');
    expect(await root.locator('img').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
  });

  it('closes at a hit on another site, which opens in a tab of its own', async () => {
    const { page } = await open(fulfil([{ index: 'blog', hits: groups[1]?.hits }]));
    await page
      .context()
      .route('https://blog.example.com/**', (route) => route.fulfill({ body: '' }));
    const { root, rows } = await search(page, 'apples');
    await rows.first().waitFor();
    const [tab] = await Promise.all([page.waitForEvent('popup'), rows.first().click()]);
    expect(tab.url()).toBe('https://blog.example.com/guide/apples');
    expect(await root.isVisible()).toBe(false);
  });

  it('says of an empty list among others that it is empty', async () => {
    const { page } = await open(fulfil([groups[0], { index: 'blog', hits: [] }]));
    const { root, rows } = await search(page, 'apples');
    await rows.first().waitFor();
    await root.getByRole('tab', { name: 'blog' }).click();
    expect(await root.getByRole('tabpanel').textContent()).toBe('No results found');
  });

  const failures: [name: string, answer: (route: Route) => Promise<void>][] = [
    ['no network', (route) => route.abort()],
    ['an error', (route) => route.fulfill({ status: 500, headers })],
    ['HTML', (route) => route.fulfill({ body: '<!doctype html>', headers })],
    ['another shape', fulfil({ hits: [] })],
    ['a hit of another shape', fulfil([{ index: 'docs', hits: [hit('A', { toc: null })] }])],
  ];

  it.each(failures)('says so where it fails, and logs it once: %s', async (_, answer) => {
    const { page, asked, logged } = await open(answer);
    const { root } = await search(page, 'apples');
    await root.getByText('Search did not answer.').waitFor();
    await root.getByRole('button', { name: 'Try again' }).waitFor();
    expect(logged.filter((line) => line.startsWith('Remote search failed'))).toHaveLength(
      asked.length,
    );
  });
});
