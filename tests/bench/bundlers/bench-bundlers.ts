// `npm run bench:bundlers`: measures Rspack beside other bundlers on generated apps, prints the figures
// and writes them to `content/benchmarks.json`, from which the pages show them.
//   --modules 1000,5000   sizes of the app       --rounds 3   builds of each, interleaved
//   --only rspack,vite    some of the bundlers   --dry        writes nothing

import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { BenchmarkCase, Benchmarks } from '#shared/benchmarks.ts';
import { launchBrowser } from '../../e2e/browser.ts';
import { repository } from '../../e2e/site.ts';
import { median } from '../measure.ts';
import { writeApp } from './app.ts';
import { type Bundler, bundlers } from './bundlers.ts';
import { type BuildRun, type DevRun, measureBuild, measureDev } from './measure-bundler.ts';

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
  const browser = await launchBrowser();
  const cases: BenchmarkCase[] = [];
  try {
    for (const modules of options.modules.split(',').map(Number)) {
      cases.push(await measureCase(chosen, { folder, modules, browser }));
    }
  } finally {
    await browser.close();
  }
  const benchmarks: Benchmarks = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    rounds: Number(options.rounds),
    bundlers: Object.fromEntries(
      await Promise.all(
        chosen.map(async (bundler) => [bundler.id, await described(bundler, folder)]),
      ),
    ),
    cases,
  };
  console.log(JSON.stringify(benchmarks, null, 2));
  if (options.dry) return;
  const file = path.join(repository, 'content/benchmarks.json');
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
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const bundler of chosen) {
      await writeApp(folder, modules);
      const run = await measureBuild(bundler, folder);
      builds.set(bundler.id, [...(builds.get(bundler.id) ?? []), run]);
      console.error(`${modules} ${bundler.id} build ${Math.round(run.build)} ms`);
      const { dev } = bundler;
      if (!dev) continue;
      const page = await measureDev({ ...bundler, dev }, folder, { browser, modules, saves: 5 });
      devs.set(bundler.id, [...(devs.get(bundler.id) ?? []), page]);
      console.error(`${modules} ${bundler.id} dev ${JSON.stringify(page)}`);
    }
  }
  const results = chosen.map(({ id }) => [
    id,
    { ...medians(builds.get(id)), ...medians(devs.get(id)) },
  ]);
  return { modules, results: Object.fromEntries(results) };
}

/** The median of each figure, as a whole number. */
function medians<Run extends object>(runs: readonly Run[] = []): { [Figure in keyof Run]: number } {
  const figures = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  const entries = figures.map((figure) => [
    figure,
    Math.round(median(runs.map((run) => Number(run[figure])))),
  ]);
  return Object.fromEntries(entries);
}

function machine(): Benchmarks['machine'] {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model.trim() ?? '',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.arch()}`,
    node: process.versions.node,
  };
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
