import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../../free-port.ts';
import { type Program, startProgram } from '../bundlers/processes.ts';
import type { CorpusPage } from './corpus.ts';
import type { Sample } from './visits.ts';

/** How a dev server is started on a port of this machine. */
export type DevServer = (port: number) => {
  command: readonly string[];
  options: { cwd: string; env: NodeJS.ProcessEnv };
};

interface DevOptions {
  browser: Browser;
  /** The page that is opened and edited. */
  page: CorpusPage;
  file: string;
}

/** When a dev server is given up, in milliseconds. */
const limit = 120_000;

/** From the command to a page on screen, with what an earlier start has left, and from a save to the screen. */
export async function measureDev(server: DevServer, options: DevOptions): Promise<Sample> {
  // What a first start does for later ones, checks of all pages for instance, is left to finish.
  await runDev(server, options, (_page, { untilIdle }) => untilIdle(limit));
  const sample: Sample = {};
  await runDev(server, options, async (page, { started }) => {
    sample.devStart = started;
    sample.devSave = await timeSave(page, options.file);
  });
  return sample;
}

async function runDev(
  server: DevServer,
  { browser, page: target }: DevOptions,
  use: (page: Page, server: { started: number; untilIdle: Program['untilIdle'] }) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const { command, options } = server(port);
  const page = await browser.newPage({ locale: 'en-US' });
  const start = performance.now();
  const program = startProgram(command, options);
  try {
    await openWhenItAnswers(page, `http://127.0.0.1:${port}${target.path}`);
    const heading = page.getByRole('heading', { level: 1, name: target.title });
    await heading.first().waitFor({ timeout: limit });
    await use(page, { started: performance.now() - start, untilIdle: program.untilIdle });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${program.output()}`);
  } finally {
    await page.close();
    await program.stop();
  }
}

async function openWhenItAnswers(page: Page, url: string): Promise<void> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    const answer = await page.goto(url, { waitUntil: 'commit' }).catch(() => null);
    if (answer?.ok()) return;
    await wait(20);
  }
  throw new Error(`The dev server did not answer within ${limit / 1000} s.`);
}

/** Adds a paragraph to the page, and takes it away again. */
async function timeSave(page: Page, file: string): Promise<number> {
  // What loads by itself after the first page is over.
  await page.waitForTimeout(3000);
  const before = await readFile(file, 'utf8');
  const added = `Saved at ${Date.now()}`;
  try {
    const start = performance.now();
    await appendFile(file, `\n\n${added}\n`);
    await page.waitForFunction((text) => document.body.textContent.includes(text), added);
    return performance.now() - start;
  } finally {
    await writeFile(file, before);
  }
}
