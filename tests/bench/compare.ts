// `node --import tsx tests/bench/compare.ts <dist> <dist> [rounds] [words of the rows]`: measures how two built
// sites hydrate, answer and navigate, in turns, so that what else the machine does meets both alike.

import path from 'node:path';
import type { Browser } from 'playwright-core';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { repository, serve, type TestSite } from '../e2e/site.ts';
import { type Control, controls, measureControl, pages } from './controls.ts';
import { type HydrationNumbers, measureClick, measureHydration } from './interaction-numbers.ts';
import { median } from './measure.ts';

/** Takes one number of a site, at its address. */
type Measure = (browser: Browser, site: string) => Promise<number>;

const hydrating =
  (key: keyof HydrationNumbers, path: string): Measure =>
  async (browser, site) =>
    (await measureHydration(browser, { url: site + path }))[key];

const pressing =
  (control: Control, isFirst: boolean): Measure =>
  (browser, site) =>
    measureControl(browser, site, { control, isFirst });

const clicking =
  (from: string, to: string, { isSlow = false, rest = 400 } = {}): Measure =>
  (browser, site) =>
    measureClick(browser, {
      url: site + from,
      link: `[data-region="sidebar"] a[href="${to}"]`,
      isSlow,
      rest,
    });

const rows: Record<string, Measure> = {
  'longest task while hydrating, longest page': hydrating('longestTask', pages.longest),
  'blocking time of hydrating, longest page': hydrating('blocking', pages.longest),
  'time to hydrate, longest page': hydrating('hydrated', pages.longest),
  ...Object.fromEntries(
    controls.flatMap((control) => [
      ...(control.isLate ? [] : [[`first press: ${control.name}`, pressing(control, true)]]),
      [`press: ${control.name}`, pressing(control, false)],
    ]),
  ),
  'click, short page': clicking(pages.short, '/guide/svelte'),
  'click, long page': clicking('/config/mode', pages.long),
  'click, longest page': clicking('/config/mode', pages.longest),
  'click, from the longest page': clicking(pages.longest, '/config/mode'),
  'click, short page, slow network': clicking(pages.short, '/guide/svelte', { isSlow: true }),
  'click, long page, slow network': clicking('/config/mode', pages.long, { isSlow: true }),
  'click at once, short page': clicking(pages.short, '/guide/svelte', { rest: 0 }),
  'click at once, short page, slow network': clicking(pages.short, '/guide/svelte', {
    isSlow: true,
    rest: 150,
  }),
  'click at once, long page, slow network': clicking('/config/mode', pages.long, {
    isSlow: true,
    rest: 150,
  }),
};

async function main([first = '', second = '', rounds = '5', ...words]: string[]): Promise<void> {
  const sites = await Promise.all([first, second].map(serveDist));
  const browser = await launchBrowser({ isWhole: true });
  console.log(`| what | ${first} | ${second} | ratio |\n|---|---|---|---|`);
  for (const [name, measure] of Object.entries(rows)) {
    if (!words.every((word) => name.includes(word))) continue;
    const taken: number[][] = [[], []];
    for (let round = 0; round < Number(rounds); round++) {
      for (const [index, site] of sites.entries())
        taken[index]?.push(await numberOrNone(() => measure(browser, site.url)));
    }
    const [a = 0, b = 0] = taken.map(median);
    console.log(`| ${name} | ${spread(taken[0])} | ${spread(taken[1])} | ${(b / a).toFixed(2)} |`);
  }
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
}

/** A visit that fails is said, and does not end the others. */
async function numberOrNone(take: () => Promise<number>): Promise<number> {
  try {
    return await take();
  } catch (error) {
    console.error(String(error).split('\n')[0]);
    return Number.NaN;
  }
}

/** Median, least and most. */
function spread(values: readonly number[] = []): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} (${least}–${most})`;
}

async function serveDist(dist: string): Promise<TestSite> {
  return serve(await serveSite({ ...projectAt(repository), dist: path.resolve(dist) }));
}

await main(process.argv.slice(2));
