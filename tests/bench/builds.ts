import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { median, type Run, timeProgram } from './measure.ts';

export interface BuildNumbers {
  cold: Run;
  warm: Run;
  /** Ten times the pages, cold. */
  tenfold: Run;
}

/** Times whole builds, from the command to the written site, each median of several. */
export async function measureBuilds(repository: string, rounds = 3): Promise<BuildNumbers> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-bench-'));
  try {
    const once = await copySite(repository, path.join(folder, 'once'), 1);
    const tenfold = await copySite(repository, path.join(folder, 'tenfold'), 10);
    const cold: Run[] = [];
    const warm: Run[] = [];
    const large: Run[] = [];
    for (let round = 0; round < rounds; round++) {
      const cache = path.join(folder, `cache-${round}`);
      cold.push(await buildSite(repository, once, cache));
      warm.push(await buildSite(repository, once, cache));
      large.push(await buildSite(repository, tenfold, path.join(folder, `cache-tenfold-${round}`)));
    }
    return { cold: middle(cold), warm: middle(warm), tenfold: middle(large) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function middle(runs: readonly Run[]): Run {
  return {
    time: median(runs.map(({ time }) => time)),
    memory: median(runs.map(({ memory }) => memory)),
  };
}

function buildSite(repository: string, root: string, cache: string): Promise<Run> {
  const cli = path.join(repository, 'src/engine/cli.ts');
  return timeProgram(process.execPath, ['--import', 'tsx', cli, 'build'], {
    cwd: repository,
    env: { ...process.env, DOCS_ROOT: root, DOCS_CACHE: cache },
  });
}

/** The site with its guide and reference several times over; the copies stand beside the originals. */
export async function copySite(repository: string, target: string, times: number): Promise<string> {
  await mkdir(target, { recursive: true });
  await cp(path.join(repository, 'content'), path.join(target, 'content'), { recursive: true });
  await cp(path.join(repository, 'public'), path.join(target, 'public'), { recursive: true });
  await cp(path.join(repository, 'site.config.ts'), path.join(target, 'site.config.ts'));
  await cp(path.join(repository, 'package.json'), path.join(target, 'package.json'));
  for (const name of ['src', 'examples']) {
    await symlink(path.join(repository, name), path.join(target, name));
  }
  for (const lang of ['en', 'zh']) {
    const origin = path.join(repository, 'content', lang);
    for (const name of await readdir(origin)) {
      for (let copy = 2; copy <= times; copy++) {
        const place = path.join(target, 'content', lang, `copy-${copy}`, name);
        await cp(path.join(origin, name), place, { recursive: true });
      }
    }
  }
  if (times > 1) await recordCopies(target, times);
  return target;
}

/** Copies are translated as their originals are; they were never published, and nobody drew pictures of them. */
async function recordCopies(target: string, times: number): Promise<void> {
  const file = path.join(target, 'content/translations.json');
  const status: { sections: Record<string, unknown> } = JSON.parse(await readFile(file, 'utf8'));
  const pages = Object.entries(status.sections);
  for (let copy = 2; copy <= times; copy++) {
    for (const [page, sections] of pages) status.sections[`/copy-${copy}${page}`] = sections;
  }
  await writeFile(file, JSON.stringify(status));
  for (const list of ['addresses', 'aliases']) await rm(path.join(target, `content/${list}.json`));
  const config = path.join(target, 'site.config.ts');
  await rename(config, path.join(target, 'original.config.ts'));
  await writeFile(
    config,
    "import original from './original.config.ts';\nexport default { ...original, generatedImages: undefined };\n",
  );
}
