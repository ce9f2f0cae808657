import { loadConfig, locateInConfig } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { assertNoProblems } from '#shared/problem.ts';
import type { LoadedSite } from './assemble-site.ts';
import { type Bundle, buildBundle } from './bundle/bundle.ts';
import { themedSite } from './bundle/themed-site.ts';
import { runChecks, siteNotes } from './checks/checks.ts';
import { readBuiltPages } from './checks/links/built-page.ts';
import { createThreads, startTextChecks } from './checks/remembered-checks.ts';
import { cachedOnly, type RunCheck } from './checks/run-check.ts';
import { recallMeasured, siteStatus } from './checks/site-status.ts';
import type { Note } from './checks/translations/stale-sections.ts';
import { type Content, readContent } from './content/read-content.ts';
import { type DiskCache, diskCache } from './files/cache.ts';
import type { OutputFile } from './files/output-file.ts';
import { canonicalFolder, restoreSite } from './files/output-folder.ts';
import type { Project } from './files/project.ts';
import { writeSite } from './files/write.ts';
import { loadSite } from './load-site.ts';
import { createCompiler } from './markdown/compiler.ts';
import type { Site } from './model/site.ts';
import { offlineFiles } from './outputs/offline-copy.ts';
import { makeOutputs, withStatus } from './outputs/outputs.ts';
import { pageWeights } from './outputs/page-weights.ts';
import { compileBy, createPageCrew } from './page-tasks.ts';

export interface BuildOptions {
  project: Project;
  /** Folder of the engine's own package: theme and engine are read from there. */
  engineRoot: string;
  /** `SITE_URL` overrides the address of the site; `DEV_HOSTS` names hosts that the dev server answers for. */
  env?: { SITE_URL?: string | undefined; DEV_HOSTS?: string | undefined };
}

/** Builds the site and puts it in place of the one before. Throws a ProblemError, and leaves that one alone, if anything is wrong. */
export async function build(options: BuildOptions): Promise<MadeSite> {
  const { dist, public: publicFolder } = options.project;
  await restoreSite(await canonicalFolder(dist));
  const made = await make(options, { run: cachedOnly });
  const { publicFiles } = made.site;
  await writeSite(made.files, { dist, publicFolder, publicFiles });
  return made;
}

interface MakeOptions {
  run: (cache: DiskCache) => RunCheck;
  /** Receives notes that are no problems, even if the build fails. */
  onNotes?: (notes: Note[]) => void;
}

export interface MadeSite {
  site: Site;
  files: OutputFile[];
  /** Number of samples and pages without a remembered result: `npm run check` checks them. */
  unchecked: number;
}

/** Makes and checks every file of the site, and writes none. */
export async function make(
  options: BuildOptions,
  { run, onNotes = () => {} }: MakeOptions,
): Promise<MadeSite> {
  const { project, engineRoot } = options;
  const opened = await open(options);
  const { config, content, cache } = opened;
  const texts = startTextChecks(content, {
    run: run(cache),
    config,
    engineRoot,
    threads: createThreads(),
  });
  const { site, problems, bundle } = await loadOpened(opened, options);
  const made = await makeOutputs(site, bundle);
  const built = readBuiltPages(made);
  problems.push(...runChecks({ site, files: made, built }));
  const { found, unknown: unchecked, counts } = await texts.finish(site.pages);
  problems.push(...found);
  onNotes(siteNotes(site));
  assertNoProblems(await locateInConfig(problems, project.root));
  const [weights, measured] = await Promise.all([
    pageWeights(site, made),
    recallMeasured(cache, site.build),
  ]);
  const status = siteStatus({ site, built, counts, weights, measured });
  const files = await withStatus(made, status, { site, bundle });
  const offline = await offlineFiles(files, { site, bundle, publicFolder: project.public });
  return { site, files: [...files, ...offline], unchecked };
}

/** Loads the site without checking it. */
export async function load(options: BuildOptions): Promise<LoadedSite> {
  return loadOpened(await open(options), options);
}

interface OpenedSite {
  config: SiteConfig;
  content: Content;
  cache: DiskCache;
}

/** Reads everything that a build needs from disk. */
async function open({ project, env }: BuildOptions): Promise<OpenedSite> {
  const config = await loadConfig(project.root, env);
  const content = await readContent(project, config);
  return { config, content, cache: diskCache(project.cache) };
}

async function loadOpened(
  { config, content, cache }: OpenedSite,
  { project, engineRoot }: BuildOptions,
): Promise<LoadedSite & { bundle: Bundle }> {
  const site = await themedSite(config, project);
  const bundle = buildBundle({ root: engineRoot, site, cache: project.cache });
  const crew = createPageCrew();
  try {
    const compiler = await createCompiler(config, {
      engineRoot,
      cache,
      compilePage: (engineHash) => compileBy(crew, { config, engineHash, cache: project.cache }),
    });
    const loaded = await loadSite(content, { config, bundle, compiler, cache, crew });
    return { ...loaded, bundle: await bundle };
  } finally {
    crew.close();
  }
}
