import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type MeasuredSite, ownSite, type Peers } from '#shared/peers.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { machine } from '../machine.ts';
import { brotliSizeOf } from '../measure.ts';
import {
  type BuiltSite,
  buildOwn,
  buildPeer,
  devOwn,
  devPeer,
  type SiteBuild,
  type SiteDev,
  scaledOwn,
} from './build-sites.ts';
import { type Corpus, readCorpus, scaled } from './corpus.ts';
import { measureDev } from './dev-servers.ts';
import { peerTable } from './peer-table.ts';
import { type Peer, peers } from './peers.ts';
import { installPeer, peersFolder, versionsOf, writePages } from './prepare.ts';
import { replaceTable } from './readme-table.ts';
import { createSamples, type Samples } from './samples.ts';
import { serveFolder } from './serve-folder.ts';
import { visits } from './visits.ts';
import { indexSize } from './weigh-index.ts';

export interface PeerOptions {
  repository: string;
  /** Rounds of all measurements, at most. */
  rounds: number;
  /** No round begins that would probably end later than so many minutes after the start. */
  minutes: number;
  /** Ids of the peers; all, if it is missing. */
  only?: readonly string[] | undefined;
  /** Also builds the site and its peers with so many times the pages. */
  scale?: number | undefined;
  /** Whether data file and README stay as they are. */
  isDry: boolean;
}

/** A site in the race: ours or a peer's. */
interface Racer {
  id: string;
  described: () => Promise<MeasuredSite>;
  build: SiteBuild;
  site: BuiltSite;
  dev: SiteDev;
}

/** Measures the site beside other generators that are given the same pages, and writes down what came out. */
export async function benchPeers(options: PeerOptions): Promise<void> {
  const { repository, only } = options;
  const cache = peersFolder;
  await mkdir(cache, { recursive: true });
  const samples = createSamples((failure) => console.error(`failed: ${failure}`));
  const own = await ownRacer(repository, cache);
  // The corpus is made of the built site.
  await own.build.cold();
  const corpus = await readCorpus(own.site.dist);
  const chosen = peers.filter(({ id }) => only?.includes(id) ?? true);
  const entered: Racer[] = [own];
  for (const peer of chosen) {
    const racer = await samples.attempt(`${peer.id}: install`, () =>
      enter(peer, corpus, { cache, repository }),
    );
    if (racer) entered.push(racer);
  }
  const rounds = await race(entered, corpus, { ...options, samples });
  if (options.scale)
    await raceScaled(options.scale, { corpus, cache, chosen, samples, repository });
  const measured: Peers = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    rounds,
    corpus: {
      pages: corpus.pages.length,
      short: corpus.short.page.path,
      long: corpus.long.page.path,
    },
    sites: Object.fromEntries(
      await Promise.all(entered.map(async ({ id, described }) => [id, await described()])),
    ),
    ...samples.result(),
  };
  await report(measured, options);
}

async function report(measured: Peers, { repository, isDry, only }: PeerOptions): Promise<void> {
  console.log(peerTable(measured));
  // A table of some of the peers would hide the others.
  if (isDry || only) return;
  const file = path.join(repository, 'content/peers.json');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  const kept = withScaled(measured, before === undefined ? undefined : JSON.parse(before));
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  const readme = path.join(repository, 'README.md');
  await writeFile(readme, replaceTable(await readFile(readme, 'utf8'), peerTable(kept)));
}

/** What only `--scale` measures stays from the run before, where this one left it out. */
function withScaled(measured: Peers, before: Peers | undefined): Peers {
  const { buildScaled, memoryScaled } = before?.figures ?? {};
  return { ...measured, figures: { buildScaled, memoryScaled, ...measured.figures } };
}

async function ownRacer(repository: string, cache: string): Promise<Racer> {
  const { site, build } = buildOwn(repository, path.join(cache, ownSite));
  const { version } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8'));
  const described = async () => ({ name: 'This site', versions: { 'rspack-docs': version } });
  const dev = await devOwn(repository, path.join(cache, `${ownSite}-dev`));
  return { id: ownSite, described, site, build, dev };
}

async function enter(
  peer: Peer,
  corpus: Corpus,
  { cache, repository }: { cache: string; repository: string },
): Promise<Racer> {
  const folder = path.join(cache, peer.id);
  await installPeer(peer, folder);
  const publicFolder = path.join(repository, 'public');
  await writePages(peer, corpus.pages, { folder, publicFolder });
  const described = async () => ({ name: peer.name, versions: await versionsOf(peer, folder) });
  return { id: peer.id, described, ...buildPeer(peer, folder), dev: devPeer(peer, folder) };
}

interface RaceOptions extends PeerOptions {
  samples: Samples;
}

/** Every site once in each round and for each thing, so that what slows the machine down for a while slows all of them. */
async function race(
  racers: readonly Racer[],
  corpus: Corpus,
  { rounds, minutes, samples }: RaceOptions,
): Promise<number> {
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const browser = await launchBrowser({ isWhole: true });
  try {
    for (let round = 0; round < rounds; round++) {
      if (round > 0 && minute() * (1 + 1 / round) > minutes) return round;
      // Who comes first in one round comes last in another.
      const order = [
        ...racers.slice(round % racers.length),
        ...racers.slice(0, round % racers.length),
      ];
      await buildRound(order, corpus, samples);
      await visitRound(order, { browser, corpus, samples });
      await devRound(order, { browser, corpus, samples });
      console.error(`round ${round + 1} ended after ${minute().toFixed(1)} minutes`);
    }
  } finally {
    await browser.close();
  }
  return rounds;
}

async function buildRound(
  racers: readonly Racer[],
  corpus: Corpus,
  samples: Samples,
): Promise<void> {
  for (const { id, build } of racers) {
    await samples.take(id, 'cold build', async () => {
      const { time, memory } = await build.cold();
      return { buildCold: time, memoryCold: memory };
    });
  }
  for (const { id, build, site } of racers) {
    await samples.take(id, 'warm build', async () => {
      const { time, memory } = await build.warm();
      return { buildWarm: time, memoryWarm: memory };
    });
    if (site.index)
      await samples.take(id, 'index', async () => ({ searchIndex: await indexSize(site) }));
    const record = site.record?.(corpus.short.page.path);
    if (record)
      await samples.take(id, 'record', async () => ({ record: await brotliSizeOf(record) }));
  }
}

interface BrowserRound {
  browser: Browser;
  corpus: Corpus;
  samples: Samples;
}

async function visitRound(
  racers: readonly Racer[],
  { browser, corpus, samples }: BrowserRound,
): Promise<void> {
  const served = await Promise.all(
    racers.map(async (racer) => ({ ...racer, server: await serveFolder(racer.site.dist) })),
  );
  try {
    for (const [name, visit] of Object.entries(visits)) {
      for (const { id, site, server } of served) {
        await samples.take(id, name, () =>
          visit({ browser, corpus, site: server, result: site.result, controls: site.controls }),
        );
      }
    }
  } finally {
    await Promise.all(served.map(({ server }) => server.close()));
  }
}

async function devRound(
  racers: readonly Racer[],
  { browser, corpus, samples }: BrowserRound,
): Promise<void> {
  const { page } = corpus.short;
  for (const { id, dev } of racers) {
    await samples.take(id, 'dev', () =>
      measureDev(dev.server, { browser, page, file: dev.fileOf(page) }),
    );
  }
}

interface ScaledOptions {
  corpus: Corpus;
  cache: string;
  chosen: readonly Peer[];
  samples: Samples;
  repository: string;
}

/** When a peer that is given many times the pages is given up, in milliseconds. */
const scaledLimit = 180_000;

/** One cold build of each with many times the pages. */
async function raceScaled(
  times: number,
  { corpus, cache, chosen, samples, repository }: ScaledOptions,
): Promise<void> {
  const pages = scaled(corpus.pages, times);
  const publicFolder = path.join(repository, 'public');
  const take = (id: string, build: SiteBuild) =>
    samples.take(id, `${times} times the pages`, async () => {
      const { time, memory } = await build.cold();
      return { buildScaled: time, memoryScaled: memory };
    });
  const folder = path.join(cache, `${ownSite}-scaled`);
  await take(ownSite, (await scaledOwn(repository, folder, times)).build);
  await rm(folder, { recursive: true, force: true });
  for (const peer of chosen) {
    const place = path.join(cache, peer.id);
    await samples.attempt(`${peer.id}: write pages`, async () => {
      await writePages(peer, pages, { folder: place, publicFolder });
      await take(peer.id, buildPeer(peer, place, scaledLimit).build);
    });
    await writePages(peer, corpus.pages, { folder: place, publicFolder });
  }
}
