import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../files/cache.ts';
import { ignoreMissing } from '../files/read-text.ts';
import { isHashed } from './upload-steps.ts';

/** What was deployed: its files, for as long as any of them may be asked for. */
export interface DeployedBuild {
  id: string;
  files: string[];
}

/** Two builds with the same assets are one. */
export function buildOf(files: readonly string[]): DeployedBuild {
  return { id: hashOf(files.filter(isHashed).sort().join('\n')), files: [...files].sort() };
}

/** The builds whose assets are there from now on, newest first. */
export function keptBuilds(
  now: DeployedBuild,
  earlier: readonly DeployedBuild[],
  keep: number,
): DeployedBuild[] {
  return [now, ...earlier.filter(({ id }) => id !== now.id)].slice(0, keep + 1);
}

/** The names of the assets of builds, each once. */
export function assetsOf(builds: readonly DeployedBuild[]): string[] {
  return [...new Set(builds.flatMap(({ files }) => files.filter(isHashed)))];
}

/** The builds that were deployed before; none in a folder that is not there. */
export async function readBuilds(store: string): Promise<DeployedBuild[]> {
  const text = await readFile(path.join(store, 'builds.json'), 'utf8').catch(ignoreMissing);
  return text ? JSON.parse(text) : [];
}

/** Remembers what was deployed, and keeps the assets of those builds alone. */
export async function rememberBuilds(
  store: string,
  builds: readonly DeployedBuild[],
  dist: string,
): Promise<void> {
  const assets = new Set(assetsOf(builds));
  const kept = path.join(store, 'assets');
  await mkdir(path.join(kept, 'static'), { recursive: true });
  for (const file of builds[0]?.files.filter(isHashed) ?? []) {
    await mkdir(path.dirname(path.join(kept, file)), { recursive: true });
    await copyFile(path.join(dist, file), path.join(kept, file));
  }
  const stored = await readdir(path.join(kept, 'static'));
  for (const name of stored.filter((name) => !assets.has(`static/${name}`))) {
    await rm(path.join(kept, 'static', name), { recursive: true });
  }
  await writeFile(path.join(store, 'builds.json'), JSON.stringify(builds));
}
