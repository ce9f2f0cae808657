// `npm run bench:bundlers`: measures Rspack beside other bundlers on generated apps, prints the figures
// and writes them to `content/benchmarks.json`, from which the pages show them.
//   --modules 1000,5000   sizes of the app       --rounds 3   builds of each, interleaved
//   --only rspack,vite    some of the bundlers   --dry        writes nothing
// Other sizes that the file has stay there. What takes longer than ten minutes is given up, and recorded as such.
// With --only, nothing is written: a size has figures of all bundlers.

import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { BenchmarkCase, Benchmarks } from '#shared/benchmarks.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { repository } from '../../e2e/site.ts';
import { machine } from '../machine.ts';
import { median } from '../measure.ts';
import { writeApp } from './app.ts';
import { type Bundler, bundlers } from './bundlers.ts';
import { type BuildRun, type DevRun, limit, measureBuild, measureDev } from './measure-bundler.ts';
import { mergeBenchmarks } from './merge-benchmarks.ts';

const { values: options } = parseArgs({
  options: {
    modules: { type: 'string', default: '1000,5000,10000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const folder = path.join(os.homedir(), '.cache/rspack-docs/bench-bundlers');
  await install(folder);
  const asked = options.only?.split(',');
  const chosen = bundlers.filter(({ id }) => asked?.includes(id) ?? true);
  const browser = await launchBrowser({ isWhole: true });
  const cases: BenchmarkCase[] = [];
  try {
    for (const modules of options.modules.split(',').map(Number)) {
      cases.push(await measureCase(chosen, { folder, modules, browser }));
    }
  } finally {
    await browser.close();
  }
  const measured: Benchmarks = {
    bundlers: Object.fromEntries(
      await Promise.all(
        chosen.map(async (bundler) => [bundler.id, await described(bundler, folder)]),
      ),
    ),
    cases,
  };
  console.log(JSON.stringify(measured, null, 2));
  if (options.dry || options.only) return;
  const file = path.join(repository, 'content/benchmarks.json');
  const before = await readFile(file, 'utf8').catch(() => undefined);
  const benchmarks = mergeBenchmarks(before && JSON.parse(before), measured);
  await writeFile(file, `${JSON.stringify(benchmarks, null, 2)}\n`);
}

/** Its packages are installed here by this command alone, and anew only when the lock file has changed. */
async function install(folder: string): Promise<void> {
  const project = path.join(import.meta.dirname, 'project');
  const lock = await readFile(path.join(project, 'package-lock.json'), 'utf8');
  const stamp = path.join(folder, 'installed');
  await mkdir(folder, { recursive: true });
  await cp(project, folder, { recursive: true });
  if ((await readFile(stamp, 'utf8').catch(() => '')) === lock) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not install the bundlers.');
  await writeFile(stamp, lock);
}

interface CaseOptions {
  folder: string;
  modules: number;
  browser: Browser;
}

/** Every bundler once in each round, so that what slows the machine down for a while slows all of them. */
async function measureCase(
  chosen: readonly Bundler[],
  { folder, modules, browser }: CaseOptions,
): Promise<BenchmarkCase> {
  const builds = new Map<string, BuildRun[]>();
  const devs = new Map<string, DevRun[]>();
  const given = <Run extends object>(runs: readonly Run[] = []) => runs.some(isGivenUp);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const bundler of chosen) {
      const { id, dev } = bundler;
      await writeApp(folder, modules);
      // What was given up once would be given up again, ten minutes later.
      if (!given(builds.get(id))) {
        const run = await measureBuild(bundler, folder);
        builds.set(id, [...(builds.get(id) ?? []), run]);
        console.error(`${modules} ${id} build ${JSON.stringify(run)}`);
      }
      if (!dev || given(devs.get(id))) continue;
      const page = await measureDev({ ...bundler, dev }, folder, { browser, modules, saves: 5 });
      devs.set(id, [...(devs.get(id) ?? []), page]);
      console.error(`${modules} ${id} dev ${JSON.stringify(page)}`);
    }
  }
  const results = chosen.map(({ id }) => [
    id,
    { ...medians(builds.get(id)), ...medians(devs.get(id)) },
  ]);
  return {
    modules,
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    rounds: Number(options.rounds),
    limit,
    results: Object.fromEntries(results),
  };
}

function isGivenUp(run: object): boolean {
  return Object.values(run).includes(null);
}

/** The median of each figure, as a whole number; null where a run was given up. */
function medians<Run extends object>(runs: readonly Run[] = []): Run {
  const figures = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  const entries = figures.map((figure) => {
    const values = runs.map((run) => run[figure]);
    return [figure, values.includes(null as never) ? null : Math.round(median(values as number[]))];
  });
  return Object.fromEntries(entries);
}

async function described(
  { name, packages }: Bundler,
  folder: string,
): Promise<Benchmarks['bundlers'][string]> {
  const versions = packages.map(async (installed) => {
    const file = path.join(folder, 'node_modules', installed, 'package.json');
    return [installed, JSON.parse(await readFile(file, 'utf8')).version];
  });
  return { name, versions: Object.fromEntries(await Promise.all(versions)) };
}

await main();
