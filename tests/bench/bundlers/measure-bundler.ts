import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { brotliSize } from '../measure.ts';
import { leafFile, rootFile } from './app.ts';
import type { Bundler } from './bundlers.ts';
import { startProgram } from './processes.ts';

/** A production build; all null where it was given up. */
export interface BuildRun {
  /** From the command to its end, in milliseconds. */
  build: number | null;
  /** In bytes. */
  memory: number | null;
  /** Scripts and styles of the output, in bytes: as they are, and brotli 11. */
  size: number | null;
  compressed: number | null;
}

/** A dev server with one open page; all in milliseconds, or null where it was given up. */
export interface DevRun {
  /** From the command to the app being mounted in the browser. */
  start: number | null;
  /** From saving the module that imports none to its text on the page; median. */
  leaf: number | null;
  /** The same for the module that everything hangs from. */
  root: number | null;
}

/** When a build, or the start of a server, is given up, in milliseconds. */
export const limit = 600_000;

export async function measureBuild(bundler: Bundler, folder: string): Promise<BuildRun> {
  await clean(folder);
  const begin = performance.now();
  const program = startProgram(bundler.build, { cwd: folder, env: envOf(bundler, 'production') });
  let isGivenUp = false;
  const timer = setTimeout(() => {
    isGivenUp = true;
    program.stop();
  }, limit);
  const status = await program.ended;
  const build = performance.now() - begin;
  clearTimeout(timer);
  if (isGivenUp) return { build: null, memory: null, size: null, compressed: null };
  if (status !== 0) throw new Error(`${bundler.id} failed to build:\n${program.output()}`);
  return { build, memory: program.memory(), ...(await sizesOf(path.join(folder, 'dist'))) };
}

/** @param saves how often each of the two modules is saved */
export async function measureDev(
  bundler: Bundler & Required<Pick<Bundler, 'dev'>>,
  folder: string,
  { browser, modules, saves }: { browser: Browser; modules: number; saves: number },
): Promise<DevRun> {
  await clean(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const env = { ...envOf(bundler, 'development'), PORT: String(port) };
  const context = await browser.newContext();
  const begin = performance.now();
  const program = startProgram(bundler.dev, { cwd: folder, env });
  try {
    const left = () => Math.max(1, begin + limit - performance.now());
    await answering(url, left());
    const page = await context.newPage();
    await page.goto(url, { timeout: left() });
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: left() });
    const start = performance.now() - begin;
    const times = { leaf: [] as number[], root: [] as number[] };
    // Servers watch only once they have settled, and the first update also loads what updates need.
    await page.waitForTimeout(2000);
    for (let save = 0; save <= saves; save++) {
      for (const [name, file] of [
        ['leaf', leafFile(folder, modules)],
        ['root', rootFile(folder)],
      ] as const) {
        const text = `${name} ${save + 1}`;
        const source = await readFile(file, 'utf8');
        const saved = performance.now();
        await writeFile(file, source.replace(/(id="(?:leaf|root)-text">)[^<]*/, `$1${text}`));
        await page.waitForFunction(
          ([id, expected]) => document.getElementById(id ?? '')?.textContent === expected,
          [`${name}-text`, text],
          { polling: 'raf', timeout: limit },
        );
        if (save > 0) times[name].push(performance.now() - saved);
        await page.waitForTimeout(300);
      }
    }
    return { start, leaf: middle(times.leaf), root: middle(times.root) };
  } catch (error) {
    // Nothing else waits so long.
    if (performance.now() - begin >= limit) return { start: null, leaf: null, root: null };
    throw new Error(`${bundler.id}: ${error}\n${program.output().slice(-2000)}`);
  } finally {
    await context.close();
    await program.stop();
  }
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** No build is helped by an earlier one. */
async function clean(folder: string): Promise<void> {
  for (const name of ['dist', '.parcel-cache', 'node_modules/.cache', 'node_modules/.vite']) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

function envOf({ env }: Bundler, mode: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: mode, ...env };
}

async function sizesOf(folder: string): Promise<Pick<BuildRun, 'size' | 'compressed'>> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => path.join(folder, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const compressed = await Promise.all(files.map(async (file) => brotliSize(await readFile(file))));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { size: sum(sizes), compressed: sum(compressed) };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A server that builds first may take requests late. */
async function answering(url: string, time: number): Promise<void> {
  const end = performance.now() + time;
  while (performance.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
