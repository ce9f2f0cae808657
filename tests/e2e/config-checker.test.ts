import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { movePointer, openPage, openScriptless } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';
import { complete, setStyle } from './page-audit.ts';

const built = openBuiltSite();

const route = '/guide/config-diff';
const open = (path = route, options = {}) =>
  openPage(built.browser, built.site.url + path, options);

const results = '.checker-results:not([hidden])';
const shown = (page: Page) =>
  page.$$eval('.checker-list li:not([hidden])', (items) =>
    items.map((item) => item.querySelector('p')?.textContent ?? ''),
  );

const config = `module.exports = {
  output: { pathinfo: true },
  optimization: { concatenateModules: true },
  mode: 'prod',
};`;

it('loads nothing before it is used, and sends nothing ever', async () => {
  const page = await open();
  const requested: string[] = [];
  page.on('request', (request) => {
    expect(new URL(request.url()).origin).toBe(new URL(built.site.url).origin);
    expect(request.postData()).toBeNull();
    requested.push(new URL(request.url()).pathname);
  });
  await movePointer(page, 2, 200);
  await page.waitForSelector('html[data-hydrated]');
  const own = () => requested.filter((path) => /\/checker(?:-worker)?\./.test(path));
  expect(own()).toEqual([]);
  await page.fill('.checker textarea', config);
  await page.waitForSelector(results);
  expect(own()).toHaveLength(2);
});

describe.each([
  ['English', route, 'Missing', 'Development mode'],
  ['Chinese', `/zh${route}`, '不支持', '开发模式'],
])('in %s', (_, path, missing, sentence) => {
  it('says what Rspack makes of each option, in the words of the page', async () => {
    const page = await open(path);
    await page.fill('.checker textarea', config);
    await page.waitForSelector(results);
    expect(await shown(page)).toHaveLength(3);
    expect(await page.textContent('.checker-list')).toContain(sentence);
    expect(await page.textContent('.checker-filters')).toContain(missing);
  });

  it.each([
    [390, 'light'],
    [1280, 'dark'],
    [320, 'dark'],
  ] as const)('passes axe with results, at %d px in the %s theme', async (width, colorScheme) => {
    const reducedMotion = 'reduce';
    const viewport = { width, height: 900 };
    const page = await open(path, { viewport, colorScheme, reducedMotion });
    await page.click('.checker [value=webpack]');
    await page.waitForSelector(results);
    await page.waitForSelector('.checker-summary:focus');
    await setStyle(page, complete);
    // What sticks at the top would cover a part of some buttons.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
  });
});

it('shows one status when it is chosen, and goes to a line', async () => {
  const page = await open();
  await page.fill('.checker textarea', config);
  await page.waitForSelector(results);
  await page.click('#checker-ignored');
  expect(await shown(page)).toEqual(['optimization.concatenateModules Ignored']);
  await page.click('.checker-list li:not([hidden]) .checker-line');
  const selected = await page.$eval('.checker textarea', (field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toBe('concatenateModules');
});

it('copies the migrated text, with what was chosen', async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.fill(
    '.checker textarea',
    "module.exports = { module: { rules: [{ test: /\\.js$/, use: 'babel-loader' }] } };",
  );
  await page.check('.checker-migrated [type=checkbox]');
  await page.click('.checker-copy');
  await page.waitForFunction(
    () => document.querySelector('.checker-copy')?.textContent === 'Copied',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('builtin:swc-loader');
});

it('reads a file, is emptied, and says where there is a mistake', async () => {
  const page = await open();
  // A reader has pressed something before a file is chosen.
  await page.mouse.move(300, 300);
  await page.waitForSelector('html[data-hydrated]');
  await page.setInputFiles('.checker [type=file]', {
    name: 'webpack.config.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from('module.exports = { entry: "a" mode: "none" };'),
  });
  await page.waitForSelector('.checker-syntax');
  await page.click('.checker [value=clear]');
  await page.waitForSelector('.checker-results', { state: 'hidden' });
  await page.fill('.checker textarea', 'module.exports = { entry: "a" mode: "none" };');
  await page.waitForSelector('.checker-syntax');
  expect(await page.textContent('.checker-syntax')).toContain('Line 1, column 31');
  await page.click('.checker [value=clear]');
  await page.waitForSelector('.checker-results', { state: 'hidden' });
  expect(await page.inputValue('.checker textarea')).toBe('');
});

it('checks a megabyte without holding up the page', async () => {
  const page = await open();
  await page.click('.checker textarea');
  const large = `${'// a comment that says nothing of interest to anybody\n'.repeat(20_000)}module.exports = { amd: {} };`;
  await page.$eval(
    '.checker textarea',
    (field, text) => {
      (field as HTMLTextAreaElement).value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    large,
  );
  await page.waitForSelector(results);
  expect(await shown(page)).toEqual(['amd Missing']);
});

it('is not shown without script, and the tables are', async () => {
  const page = await openScriptless(built.browser, built.site.url + route);
  expect(await page.isVisible('.checker textarea')).toBe(false);
  expect(await page.isVisible('.checker-static')).toBe(true);
  expect(await page.locator('.compat td[data-status=missing]').count()).toBeGreaterThan(30);
});
