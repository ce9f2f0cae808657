import { loadConfig, locateInConfig } from '#config/load-config.ts';
import { assertNoProblems } from '#shared/problem.ts';
import type { LoadedSite } from './assemble-site.ts';
import { type Bundle, buildBundle } from './bundle/bundle.ts';
import { type DiskCache, diskCache } from './cache.ts';
import { checkSite, siteNotes } from './checks/check.ts';
import { loadSite } from './load-site.ts';
import { createCompiler } from './markdown/compiler.ts';
import type { Site } from './model/site.ts';
import type { OutputFile } from './outputs/output-file.ts';
import { makeOutputs } from './outputs/outputs.ts';
import type { Project } from './project.ts';
import type { Note } from './translations/stale-sections.ts';
import { writeSite } from './write.ts';

export interface BuildOptions {
  project: Project;
  /** Folder of the engine's own package: theme and engine are read from there. */
  engineRoot: string;
  env?: { SITE_URL?: string | undefined };
}

/** Builds the site and puts it in place of the one before. Throws a ProblemError, and leaves that one alone, if anything is wrong. */
export async function build(options: BuildOptions): Promise<Site> {
  const { site, files } = await make(options);
  await writeSite(files, { dist: options.project.dist, publicFolder: options.project.public });
  return site;
}

export interface MadeSite {
  site: Site;
  files: OutputFile[];
  /** What a writer should know, though nothing is wrong. */
  notes: Note[];
}

/** Makes and checks every file of the site, and writes none. */
export async function make(options: BuildOptions): Promise<MadeSite> {
  const { site, problems, bundle } = await load(options);
  const files = await makeOutputs(site, bundle);
  problems.push(...checkSite({ site, server: bundle.server, files }));
  assertNoProblems(await locateInConfig(problems, options.project.root));
  return { site, files, notes: siteNotes(site) };
}

/** Loads the site as it is, whatever may be wrong with it. */
export async function load({
  project,
  engineRoot,
  env,
}: BuildOptions): Promise<LoadedSite & { bundle: Bundle; cache: DiskCache }> {
  const config = await loadConfig(project.root, env);
  const cache = diskCache(project.cache);
  const [bundle, compiler] = await Promise.all([
    buildBundle({ root: engineRoot, base: config.base, cache: project.cache }),
    createCompiler(config, { engineRoot, cache }),
  ]);
  const loaded = await loadSite({ project, config, bundle, compiler, cache });
  return { ...loaded, bundle, cache };
}
