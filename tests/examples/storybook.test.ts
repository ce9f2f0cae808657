import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cleanEnvironment } from '#engine/examples/run-program.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { freePort } from '../free-port.ts';
import { stop } from './dev-server.ts';
import { openPage } from './example-pages.ts';
import { useExample } from './use-example.ts';

const teal = 'rgb(0, 128, 128)';

// Files are named after their contents, and those contain the path of the folder that was built.
const example = useExample('storybook', { namesDiffer: true });

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it('shows a story with the styles of its component', async () => {
  const { page, errors } = await example.open('iframe.html?id=button--primary');
  const button = page.getByRole('button', { name: 'Add to cart' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(teal);
  expect(errors).toEqual([]);
});

it('lists the stories, and opens another', async () => {
  const { page, errors } = await example.open('index.html?path=/story/button--primary');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.getByRole('link', { name: 'Secondary' }).click();
  await preview.getByRole('button', { name: 'Cancel' }).waitFor();
  expect(errors).toEqual([]);
});

it('updates an open story without a reload', async () => {
  const { url, edit } = await startStorybook();
  const browser = await launchBrowser();
  cleanups.push(() => browser.close());
  const story = `${url}/iframe.html?id=button--primary`;
  const { page } = await openPage(await browser.newContext(), story);
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await edit('src/Button.jsx', (text) => text.replace('{label}', '{label} now'));
  const button = page.getByRole('button', { name: 'Add to cart now' });
  await button.waitFor();
  await edit('src/button.css', (text) => text.replace('teal', 'rgb(1, 2, 3)'));
  const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** `storybook dev` in the folder that was built: a copy of so many packages takes as long as the test. */
async function startStorybook() {
  const { folder } = example;
  const port = String(await freePort());
  const storybook = path.join(folder, 'node_modules/storybook/index.js');
  const args = [storybook, 'dev', '--ci', '--host', '127.0.0.1', '-p', port];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: cleanEnvironment(),
    stdio: 'ignore',
    detached: true,
  });
  cleanups.push(() => stop(child));
  const url = `http://127.0.0.1:${port}`;
  const answer = () => fetch(`${url}/iframe.html`).then(({ status }) => status, String);
  await expect.poll(answer, { timeout: 90_000, interval: 200 }).toBe(200);
  const edit = async (file: string, change: (text: string) => string) => {
    const place = path.join(folder, file);
    const before = await readFile(place, 'utf8');
    cleanups.push(() => writeFile(place, before));
    await writeFile(place, change(before));
  };
  return { url, edit };
}
