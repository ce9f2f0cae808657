import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture } from '../build/fixture-site.ts';
import { launchBrowser, openHydrated, openPage } from './browser.ts';
import { search } from './search-dialog.ts';
import { type BuiltTestSite, buildAndServe, serveFixture } from './site.ts';

// French first, then English and Portuguese: the theme has words for English alone.
let browser: Browser;
let site: BuiltTestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveFixture('french')]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const built = (file: string) => readFile(path.join(site.dist, file), 'utf8');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

it('has its pages in every language, under the name of each', async () => {
  const html = await built('guide/infusion.html');
  expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe('fr');
  const alternates = [...html.matchAll(/hreflang="([^"]*)" href="https:\/\/[^/]*([^"]*)"/g)];
  expect(alternates.map(([, lang, href]) => [lang, href])).toEqual([
    ['fr', '/guide/infusion'],
    ['en', '/en/guide/infusion'],
    ['pt-br', '/pt-br/guide/infusion'],
    ['x-default', '/guide/infusion'],
  ]);
  const portuguese = await built('pt-br/guide/infusion.html');
  expect(/<html lang="([^"]*)"/.exec(portuguese)?.[1]).toBe('pt-BR');
  expect(/og:locale" content="([^"]*)"/.exec(portuguese)?.[1]).toBe('pt_BR');
});

it('speaks in the words of the site, and in English where it brings none', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/infusion`);
  expect(await page.locator('#outline-title').textContent()).toBe('SUR CETTE PAGE');
  expect(await page.getByRole('button', { name: 'Langue' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Copy page' }).count()).toBe(1);
  expect(await built('status.md')).toMatch(/^# État\n/);
});

it('searches, and says in its words that nothing was found', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/infusion`);
  const dialog = await search(page, 'duree');
  await dialog.rows.first().waitFor();
  expect(await dialog.highlighted()).toContain('Durée');
  await dialog.field.fill('xyzzyq');
  await dialog.root.getByText('Aucun résultat pour « xyzzyq ».').waitFor();
});

it('opens the same page in another language', async () => {
  const page = await openHydrated(browser, `${site.url}/guide/infusion`);
  await page.getByRole('button', { name: 'Langue' }).first().click();
  await page.getByRole('link', { name: 'Português' }).first().click();
  await page.waitForURL('**/pt-br/guide/infusion');
  expect(await titleOf(page)).toBe('Infusão');
  expect(await page.locator('[data-region="bar"]').getByText('Pesquisar').count()).toBeGreaterThan(
    0,
  );
});

it.each([
  ['/rien', 'PAGE INTROUVABLE'],
  ['/en/nothing', 'PAGE NOT FOUND'],
  ['/pt-br/nada', 'PÁGINA NÃO ENCONTRADA'],
])('says of %s in its language that it is lost: %s', async (address, words) => {
  const page = await openPage(browser, site.url + address, { locale: 'fr-FR' });
  await page.getByText(words).waitFor();
  expect(await page.locator('.lost-page:visible').count()).toBe(1);
});

it('sends a first visit to its language, and offers the way back in the other one', async () => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto(`${site.url}/pt-br/guide/infusion`);
  await page.waitForURL(`${site.url}/guide/infusion`);
  const notice = page.locator('#redirect-notice');
  await notice.getByText('ouverte en français').waitFor();
  expect(await notice.getByRole('link').allTextContents()).toEqual(['Leia em Português']);
  await context.close();
});

it('is written from right to left where its language is', async () => {
  const fixture = await copyFixture('small');
  await fixture.replace(
    'site.config.ts',
    "lang: 'zh', label: '简体中文'",
    "lang: 'ar', label: 'العربية'",
  );
  await fixture.write('strings/ar.yaml', 'interface:\n  menu: القائمة\n');
  await cp(path.join(fixture.root, 'content/zh'), path.join(fixture.root, 'content/ar'), {
    recursive: true,
  });
  await rm(path.join(fixture.root, 'content/zh'), { recursive: true });
  const arabic = await buildAndServe(fixture.root);
  const page = await openHydrated(browser, `${arabic.url}/ar/guide/first`);
  const direction = () => page.evaluate(() => getComputedStyle(document.documentElement).direction);
  expect(await direction()).toBe('rtl');
  const places = await page.evaluate(() =>
    ['sidebar', 'outline'].map((name) => {
      return document.querySelector(`[data-region="${name}"] > *`)?.getBoundingClientRect().x ?? 0;
    }),
  );
  expect(places[0]).toBeGreaterThan(places[1] ?? 0);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[data-language="en"]')?.click());
  await expect.poll(direction).toBe('ltr');
  await page.goBack();
  await expect.poll(direction).toBe('rtl');
  await page.goto(`${arabic.url}/ar/nowhere`);
  expect(await direction()).toBe('rtl');
  await arabic.close();
  await fixture.close();
});
