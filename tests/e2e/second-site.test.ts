import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { make } from '#engine/build.ts';
import { runCheck } from '#engine/checks/run-check.ts';
import { projectAt } from '#engine/files/project.ts';
import { listFiles } from '../build/built-site.ts';
import { copyFixture } from '../build/fixture-site.ts';
import { violations } from './axe.ts';
import { launchBrowser, movePointer, openHydrated } from './browser.ts';
import { search } from './search-dialog.ts';
import { type BuiltTestSite, buildAndServe, repository } from './site.ts';

// A site in a folder of its own, with its own configuration, pages and colors, in one language, and about no bundler.
const root = path.join(repository, 'examples/site');

let browser: Browser;
let site: BuiltTestSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), buildAndServe(root)]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a page. What a browser complains of, the policy included, is in the list. */
async function open(
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const page = await openHydrated(browser, `${site.url}${address}`, options);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The page itself was opened before anybody listened.
  await page.reload();
  await movePointer(page, 3, 210);
  await page.waitForSelector('html[data-hydrated]');
  return { page, errors };
}

it('passes every check, those by programs included', async () => {
  const { unchecked } = await make(
    { project: projectAt(root, process.env), engineRoot: repository },
    { run: runCheck },
  );
  expect(unchecked).toBe(0);
});

it('is shown by the dev server, on the port that was asked for', async () => {
  const port = await freePort();
  const cli = path.join(repository, 'src/engine/cli.ts');
  const args = ['dev', '--root', 'examples/site', '--port', String(port)];
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], { cwd: repository });
  try {
    let said = '';
    const address = `http://127.0.0.1:${port}`;
    for await (const chunk of child.stdout) {
      said += chunk;
      if (said.includes(`Editing ${address}`)) break;
    }
    const page = await (await fetch(`${address}/guide/start`)).text();
    expect(page.match(/<title>.*<\/title>/)?.[0]).toBe('<title>Start a site - Docs engine</title>');
  } finally {
    child.kill('SIGINT');
  }
});

it('tells how to begin in words that build', async () => {
  const guide = await readFile(path.join(root, 'content/en/guide/start.md'), 'utf8');
  const written = [...guide.matchAll(/^ {3}```\w+ title="(.*)"\n([\s\S]*?)^ {3}```$/gm)];
  const files = written.map(
    ([, name = '', text = '']) => [name, text.replace(/^ {3}/gm, '')] as const,
  );
  expect(files.map(([name]) => name)).toEqual([
    ...['site.config.ts', 'content/en/index.md', 'content/en/guide/brew.md'],
  ]);
  const fixture = await copyFixture('small');
  await rm(path.join(fixture.root, 'content'), { recursive: true });
  for (const [name, text] of files) await fixture.write(name, text);
  const { status, stderr } = await fixture.build();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  await fixture.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('what is built', () => {
  it('has nothing of Rspack: no word, no fact, no option', async () => {
    const files = await listFiles(site.dist);
    expect(files.filter((file) => /options\.json$|checker|OptionList|Compat/.test(file))).toEqual(
      [],
    );
    for (const file of files) {
      const text = await readFile(path.join(site.dist, file), 'utf8');
      // The theme is built by Rsbuild, whose runtime marks the scripts that it adds by an attribute.
      const own = text.replaceAll('"data-rspack"', '');
      expect(own.match(/.{0,40}(?:rspack|webpack).{0,40}/i)?.[0], file).toBeUndefined();
    }
  });

  it('has no second language', async () => {
    const files = await listFiles(site.dist);
    expect(files.filter((file) => /(?:^|[/.])zh(?:[/.]|$)/.test(file))).toEqual([]);
    const html = await readFile(path.join(site.dist, 'guide/pages.html'), 'utf8');
    expect(html.match(/hreflang="|redirect-notice"|\p{Script=Han}/u)).toBeNull();
  });

  it('tells on its status page only what applies to it', async () => {
    const markdown = await readFile(path.join(site.dist, 'status.md'), 'utf8');
    const rows = [...markdown.matchAll(/^\| (.*?) \|/gm)].map(([, name]) => name);
    expect(rows.slice(2)).toEqual([
      ...['Build', 'Pages', 'Links', 'Code samples', 'Spelling and terms'],
      ...[
        'Lightest and heaviest page, compressed',
        'Accessibility',
        'Keyboard',
        'Contrast of text',
      ],
      'Search',
    ]);
  });
});

describe('in a browser', () => {
  it('opens the home page, and pages from there', async () => {
    const { page, errors } = await open('/');
    await page.getByRole('link', { name: 'Start a site' }).first().click();
    await page.waitForURL('**/guide/start');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Start a site');
    await page.getByRole('link', { name: 'Reference' }).first().click();
    await page.waitForURL('**/reference/configuration');
    expect(errors).toEqual([]);
  });

  it('finds what is written', async () => {
    const { page, errors } = await open('/guide/pages');
    const dialog = await search(page, 'stylesheet');
    await dialog.rows.first().waitFor();
    expect(await dialog.rows.first().textContent()).toContain('Change the look');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/guide/appearance*');
    expect(errors).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('has its own color in the %s theme', async (colorScheme) => {
    const { page, errors } = await open('/guide/appearance', { colorScheme });
    const link = page.locator('#article a[href^="/"]').first();
    const shown = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(shown).toContain(colorScheme);
    const wanted = { light: 'oklch(0.5 0.14 255)', dark: 'oklch(0.78 0.11 250)' };
    const colors = [
      await page.locator('[aria-current="page"]').first().evaluate(colorOf),
      await link.evaluate(colorOf),
    ];
    expect(colors).toContain(wanted[colorScheme]);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('switches its theme, and remembers it', async () => {
    const { page, errors } = await open('/guide/start', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Switch between light and dark theme' }).first().click();
    await page.waitForSelector('html[data-theme="dark"]');
    await page.reload();
    await page.waitForSelector('html[data-theme="dark"]');
    expect(errors).toEqual([]);
  });

  it('says what is lost, and offers what is like it', async () => {
    const { page, errors } = await open('/guide/strat');
    expect(await page.getByText('PAGE NOT FOUND').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Start a site' }).click();
    await page.waitForURL('**/guide/start');
    // Chromium itself reports the status of the document.
    expect(errors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });

  it('has no menu of languages', async () => {
    const { page } = await open('/guide/start');
    expect(await page.getByRole('button', { name: 'Language' }).count()).toBe(0);
  });

  it.each([320, 390, 820, 1280])('fits %i pixels', async (width) => {
    const { page } = await open('/reference/configuration', { viewport: { width, height: 800 } });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

function colorOf(element: Element): string {
  return getComputedStyle(element).color;
}
