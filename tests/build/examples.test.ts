import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BuiltExample,
  buildExample,
  type ExampleOutputs,
  exampleNames,
  sizesByName,
} from '#engine/bundler/example-output.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { listFiles, repository } from './built-site.ts';
import { openExample, origin } from './example-pages.ts';

const examples = path.join(repository, 'examples');
const names = await exampleNames(repository);
const built = new Map<string, BuiltExample>();
let dist: string;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  dist = await mkdtemp(path.join(os.tmpdir(), 'docs-examples-'));
  browser = await launchBrowser();
  context = await browser.newContext();
  for (const name of names) {
    const outputPath = path.join(dist, name);
    built.set(name, await buildExample(path.join(examples, name), { outputPath }));
  }
});

afterAll(async () => {
  await browser.close();
  await rm(dist, { recursive: true, force: true });
});

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(path.join(repository, file), 'utf8'));

describe.each(names)('examples/%s', (name) => {
  it('builds without a complaint', () => {
    expect(built.get(name)).toMatchObject({ warnings: [], errors: [] });
  });

  it('emits what outputs.json says', async () => {
    const outputs = await readJson<ExampleOutputs>('examples/outputs.json');
    // Module Federation names a module by its absolute path, which differs by machine.
    const isExact = name !== 'module-federation';
    const expected = Object.entries(outputs[name] ?? {}).map(([file, size]) => [
      file,
      isExact ? size : expect.closeTo(size, -3),
    ]);
    const advice = 'examples/outputs.json is out of date: run `npm run examples`';
    const emitted = sizesByName(built.get(name)?.files ?? []);
    expect(emitted, advice).toEqual(Object.fromEntries(expected));
  });
});

describe('outputs.json', () => {
  it('has every example and no other', async () => {
    expect(Object.keys(await readJson('examples/outputs.json'))).toEqual(names);
  });
});

describe('the projects of the examples', async () => {
  const files = (await listFiles(examples)).filter((file) => !/(^|\/)node_modules\//.test(file));
  const projects = files.filter((file) => file.endsWith('/rspack.config.js')).map(path.dirname);
  const { devDependencies: pinned } = await readJson<Manifest>('package.json');

  it.each(projects)('%s pins what it is tested with, and has its scripts', async (project) => {
    const manifest = await readJson<Manifest>(`examples/${project}/package.json`);
    const { dependencies, devDependencies, ...rest } = manifest;
    const asked = { ...dependencies, ...devDependencies };
    expect(rest).toMatchObject({
      name: expect.any(String),
      private: true,
      scripts: {
        build: 'rspack build',
        dev: expect.stringMatching(/^rspack (serve|build --watch)$/),
      },
    });
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(['@rspack/cli', '@rspack/core']));
    for (const [name, version] of Object.entries(asked)) expect(version, name).toBe(pinned[name]);
  });
});

describe('in a browser', () => {
  /** Opens a page of an example, built or from its `public` folder, as the dev server would. */
  const open = (name: string, file = 'index.html') =>
    openExample(context, file, {
      [origin]: [path.join(dist, name), path.join(examples, name, 'public')],
    });

  it('minimal counts clicks, with its style', async () => {
    const { page, errors } = await open('minimal');
    const button = page.getByRole('button', { name: 'Clicked 0 times' });
    expect(await button.evaluate((it) => getComputedStyle(it).padding)).toBe('8px 16px');
    await button.click();
    await page.getByText('Clicked 1 times').waitFor();
    expect(errors).toEqual([]);
  });

  it('minimal names its files by their content', () => {
    const files = built.get('minimal')?.files.map(({ name }) => name) ?? [];
    expect(files.filter((name) => !/^main\.[0-9a-f]{8}\.(js|css)(\.map)?$/.test(name))).toEqual([
      'index.html',
    ]);
  });

  it('react renders its component', async () => {
    const { page, errors } = await open('react');
    await page.getByRole('button', { name: '0 in the cart' }).click();
    await page.getByText('1 in the cart').waitFor();
    expect(errors).toEqual([]);
  });

  it('typescript renders its list', async () => {
    const { page, errors } = await open('typescript');
    await page.getByText('Coffee: €4.20').waitFor();
    expect(errors).toEqual([]);
  });

  it('css-modules gives its classes', async () => {
    const { page, errors } = await open('css-modules');
    const padding = await page.locator('article').evaluate((it) => getComputedStyle(it).padding);
    const color = await page.locator('span').evaluate((it) => getComputedStyle(it).color);
    expect([padding, color]).toEqual(['16px', 'rgb(220, 20, 60)']);
    expect(errors).toEqual([]);
  });

  it('assets shows a picture by address, one in the script, and a text', async () => {
    const { page, errors } = await open('assets');
    await page.getByText('Returns are free within 30 days.').waitFor();
    const pictures = await page.locator('img').evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return '';
          await image.decode();
          return image.src;
        }),
      ),
    );
    expect(pictures).toEqual([
      expect.stringMatching(/\/images\/logo\.[0-9a-f]{8}\.png$/),
      expect.stringMatching(/^data:image\/svg\+xml,/),
    ]);
    const manual = await page.getByRole('link', { name: 'Manual' }).getAttribute('href');
    expect(manual).toMatch(/\/assets\/manual\.[0-9a-f]{8}\.pdf$/);
    expect(errors).toEqual([]);
  });

  it('dynamic-import fetches the editor at the first click', async () => {
    const { page, errors, requested } = await open('dynamic-import');
    expect(requested).toEqual(['index.html', 'main.js']);
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await page.locator('textarea').inputValue()).toBe('A note');
    expect(requested[2]).toMatch(/^\d+\.js$/);
    expect(errors).toEqual([]);
  });

  it('code-splitting shares its runtime and React between two pages', async () => {
    const shop = await open('code-splitting', 'shop.html');
    await shop.page.getByRole('heading', { name: 'Our teas' }).waitFor();
    expect(shop.requested).toEqual(['shop.html', 'runtime.js', 'react.js', 'shop.js']);

    const admin = await open('code-splitting', 'admin.html');
    await admin.page.getByRole('button', { name: 'Edit' }).click();
    expect(await admin.page.locator('textarea').inputValue()).toBe('Darjeeling');
    expect(admin.requested).toContain('editor.js');
    expect([...shop.errors, ...admin.errors]).toEqual([]);
  });

  it('multiple-pages gives each page its own script', async () => {
    const home = await open('multiple-pages');
    await home.page.getByRole('heading', { name: 'Our teas' }).waitFor();
    const checkout = await open('multiple-pages', 'checkout.html');
    await checkout.page.getByRole('heading', { name: 'Your order' }).waitFor();
    expect(checkout.requested).toEqual(['checkout.html', 'checkout.js']);
    expect([...home.errors, ...checkout.errors]).toEqual([]);
  });

  it('module-federation loads the cart into the shop', async () => {
    const { page, errors } = await openExample(context, 'index.html', {
      [origin]: [path.join(dist, 'module-federation/shop')],
      'http://localhost:3001': [path.join(dist, 'module-federation/cart')],
    });
    await page.getByText('Total: 7').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('in Node.js', () => {
  it('library is required and imported', async () => {
    const file = (name: string) => path.join(dist, 'library', name);
    const prices = path.join(dist, 'library', 'index.js.map');
    const url = pathToFileURL(file('index.mjs')).href;
    for (const library of [createRequire(url)(file('index.js')), await import(url)]) {
      expect(Object.keys(library).sort()).toEqual(['formatPrice', 'readPrices']);
      expect(library.formatPrice(250)).toBe('€2.50');
      expect(library.readPrices(prices)).toHaveLength(1);
    }
  });

  it('loader puts its banner before each module', async () => {
    const outputPath = path.join(dist, 'loader-development');
    await buildExample(path.join(examples, 'loader'), { outputPath, mode: 'development' });
    const script = await readFile(path.join(outputPath, 'main.js'), 'utf8');
    expect(script).toContain('/*! Acme Web */');
  });

  it('plugin lists what is emitted', async () => {
    const list = await readFile(path.join(dist, 'plugin/assets.txt'), 'utf8');
    expect(list).toBe('main.js\nmain.js.map');
  });
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
}
