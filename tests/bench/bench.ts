// `npm run bench`: measures the built site against the numbers of the README, and prints them.
// `npm run bench:search`: measures only search, beside others on the same pages.
// `npm run bench -- --peers`: measures it beside other generators that are given the same pages, and writes
// `content/peers.json` and the table of the README. Nothing else installs them; it takes about half an hour.
//   --rounds 3       at most so many measurements of each     --minutes 30   no round begins that would end later
//   --only vitepress,starlight   some of the peers: prints, and writes nothing    --dry   writes nothing
//   --scale 10       also cold builds of ten times the pages (a quarter of an hour)

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../e2e/browser.ts';
import { repository, serveBuiltSite } from '../e2e/site.ts';
import { measurePage } from './browser-numbers.ts';
import { measureBuilds } from './builds.ts';
import { byteBounds } from './byte-bounds.ts';
import { brotliSize } from './measure.ts';
import { weighAssets, weighPage, weighScripts } from './pages.ts';
import { benchPeers } from './peers/bench-peers.ts';
import { printSearch } from './search.ts';

const dist = path.join(repository, 'dist');
const shortPage = 'guide/solid';

interface Row {
  what: string;
  bound: string;
  measured: string;
}

const { values: options } = parseArgs({
  options: {
    search: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '30' },
    only: { type: 'string' },
    scale: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  if (options.peers) {
    return benchPeers({
      repository,
      rounds: Number(options.rounds),
      minutes: Number(options.minutes),
      only: options.only?.split(','),
      scale: options.scale === undefined ? undefined : Number(options.scale),
      isDry: options.dry,
    });
  }
  await printSearch(repository);
  if (options.search) return;
  const rows = [...(await byteRows()), ...(await browserRows()), ...(await buildRows())];
  console.log('| what | bound | measured |\n|---|---|---|');
  for (const { what, bound, measured } of rows) console.log(`| ${what} | ${bound} | ${measured} |`);
}

async function byteRows(): Promise<Row[]> {
  const page = await weighPage(dist, `${shortPage}.html`);
  const assets = await weighAssets(dist);
  const record = await brotliSize(await readFile(path.join(dist, `${shortPage}.json`)));
  return [
    {
      what: 'a short guide page, read and left',
      bound: kilobytes(byteBounds.shortPage.en),
      measured: kilobytes(page.total),
    },
    {
      what: 'of it HTML, CSS, script',
      bound: '',
      measured: [page.html, page.css, page.script].map(kilobytes).join(', '),
    },
    {
      what: 'CSS: of every page, of all components',
      bound: kilobytes(byteBounds.css),
      measured: [assets.css, assets.componentCss].map(kilobytes).join(' + '),
    },
    {
      what: 'JavaScript of all components',
      bound: kilobytes(byteBounds.islands),
      measured: kilobytes(assets.islands),
    },
    {
      what: 'JavaScript when search is opened',
      bound: kilobytes(byteBounds.search),
      measured: kilobytes(assets.search),
    },
    { what: 'search index, a language', bound: '', measured: kilobytes(assets.searchIndex) },
    {
      what: 'JavaScript of a short page in all, search closed',
      bound: kilobytes(byteBounds.script),
      measured: kilobytes(await weighScripts(dist, `${shortPage}.html`)),
    },
    {
      what: 'record of a short page',
      bound: kilobytes(byteBounds.record),
      measured: kilobytes(record),
    },
  ];
}

async function browserRows(): Promise<Row[]> {
  const site = await serveBuiltSite();
  const browser = await launchBrowser({ isWhole: true });
  try {
    const { path: longest, next } = await longestPage();
    const numbers = await measurePage(browser, { url: site.url + longest, next });
    return [
      {
        what: `cumulative layout shift (${longest})`,
        bound: '0',
        measured: numbers.shift.toFixed(3),
      },
      {
        what: 'blocking time, CPU slowed 4×, hydrating included',
        bound: '50 ms',
        measured: milliseconds(numbers.blocking),
      },
      {
        what: 'click to the next heading, CPU slowed 4×',
        bound: '100 ms',
        measured: milliseconds(numbers.navigation),
      },
      {
        what: 'first contentful paint, slow 4G, CPU slowed 4×',
        bound: '600 ms',
        measured: milliseconds(numbers.firstPaint),
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The page with the most HTML in the guide or the reference, and another of its section to go to. */
async function longestPage(): Promise<{ path: string; next: string }> {
  const pages = await Promise.all(
    ['guide', 'config'].map(async (section) => {
      const names = (await readdir(path.join(dist, section))).filter((name) =>
        name.endsWith('.html'),
      );
      return Promise.all(
        names.map(async (name) => ({
          section,
          path: `/${section}/${name.replace(/(?:index)?\.html$/, '')}`,
          size: (await stat(path.join(dist, section, name))).size,
        })),
      );
    }),
  );
  const [longest] = pages.flat().sort((a, b) => b.size - a.size);
  if (!longest) throw new Error('There is no built site: run `npm run build` first.');
  const next = longest.section === 'guide' ? '/guide/code-splitting' : '/config/mode';
  return { path: longest.path, next };
}

async function buildRows(): Promise<Row[]> {
  const { cold, warm, tenfold } = await measureBuilds(repository);
  return [
    {
      what: 'cold build',
      bound: '5 s',
      measured: `${seconds(cold.time)}, ${megabytes(cold.memory)}`,
    },
    {
      what: 'warm build',
      bound: '1.2 s, 600 MB',
      measured: `${seconds(warm.time)}, ${megabytes(warm.memory)}`,
    },
    {
      what: 'ten times the pages, cold',
      bound: 'ten times the time',
      measured: `${seconds(tenfold.time)}, ${megabytes(tenfold.memory)}, ${(tenfold.time / cold.time).toFixed(1)}×`,
    },
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;

await main();
