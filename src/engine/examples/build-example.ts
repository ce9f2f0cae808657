import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../files/cache.ts';
import { isThere, keepFolder, keptPrefix, removeUnused } from '../files/kept-folder.ts';
import { copiesFolder, copyExample, type ExamplePlaces } from './copy-example.ts';
import { hashOfFiles, sourceFiles } from './example-files.ts';
import { type ExampleProject, findProjects } from './projects.ts';
import { type Complaints, runBuild } from './run-build.ts';

/** A file as a build left it. */
export interface EmittedFile {
  /** Below the output folder, with forward slashes: `images/logo.5b94d5c8.png`. */
  name: string;
  /** In bytes. */
  size: number;
}

/** A project of an example, and where its build left it. */
interface BuiltProject extends ExampleProject {
  /** The copy that was built, absolute. Packages are found from here. */
  folder: string;
  /** Its output, absolute. */
  dist: string;
}

/** What became of a build. */
export interface BuiltExample extends Complaints {
  /** Sorted by name; in an example of several projects, below the project's path. None of a build with errors. */
  files: EmittedFile[];
  projects: BuiltProject[];
  /** The output, absolute; of an example of several projects, a folder with one for each. */
  dist: string;
}

interface BuildOptions extends ExamplePlaces {
  /** Default: `production`. */
  mode?: 'production' | 'development';
}

/** Count up to forget all builds that were kept. */
const version = 1;

const recordFile = '.built.json';
const outputFolders = ['dist', 'build', 'storybook-static'];
const major = process.versions.node.split('.')[0];

/**
 * Builds an example as its reader would: in a copy, with its own packages if it has a lock. One that
 * is made of several projects has each built. A build without errors is kept by the content of all
 * that goes into it.
 */
export async function buildExample(name: string, options: BuildOptions): Promise<BuiltExample> {
  const example = path.join(options.root, 'examples', name);
  const projects = await findProjects(example);
  if (projects.length === 0) throw new Error(noProjects(name));
  const key = await keyOf(example, { ...options, projects });
  const folder = path.join(copiesFolder(projects, options), `${keptPrefix}${name}-${key}`);
  try {
    await keepFolder(folder, (temporary) => build(temporary, { example, projects, ...options }));
  } catch (error) {
    if (!(error instanceof FailedBuild)) throw error;
    return { files: [], projects: [], dist: folder, ...error.complaints };
  }
  return readBuilt(folder, projects);
}

async function keyOf(
  example: string,
  { root, projects, mode }: BuildOptions & { projects: readonly ExampleProject[] },
): Promise<string> {
  const isOwn = projects.every(({ lockFolder }) => lockFolder !== undefined);
  const site = isOwn ? '' : await hashOfFiles(root, ['package-lock.json']);
  const files = await hashOfFiles(example, await sourceFiles(example));
  return hashOf(files, site, mode ?? 'production', major, version).slice(0, 12);
}

/** Tells apart what an example does wrong, which is a result, from what goes wrong with building. */
class FailedBuild extends Error {
  constructor(readonly complaints: Complaints) {
    super(complaints.errors.join('\n'));
  }
}

async function build(
  folder: string,
  { example, projects, cache, mode = 'production' }: BuildOptions & CopiedExample,
): Promise<void> {
  await copyExample({ example, projects }, { target: folder, cache });
  const complaints: Complaints = { warnings: [], errors: [] };
  for (const project of projects) {
    const { warnings, errors } = await runBuild(path.join(folder, project.path), { project, mode });
    complaints.warnings.push(...warnings);
    complaints.errors.push(...errors);
  }
  if (complaints.errors.length > 0) throw new FailedBuild(complaints);
  await writeFile(path.join(folder, recordFile), JSON.stringify(complaints));
  await removeUnused(path.dirname(folder));
}

interface CopiedExample {
  example: string;
  projects: readonly ExampleProject[];
}

async function readBuilt(
  folder: string,
  projects: readonly ExampleProject[],
): Promise<BuiltExample> {
  const complaints: Complaints = JSON.parse(await readFile(path.join(folder, recordFile), 'utf8'));
  const built = await Promise.all(
    projects.map(async (project) => {
      const place = path.join(folder, project.path);
      return { ...project, folder: place, dist: await outputOf(place) };
    }),
  );
  const files = await Promise.all(
    built.map(async ({ path: below, dist }) =>
      (await listFiles(dist)).map((file) => ({ ...file, name: path.posix.join(below, file.name) })),
    ),
  );
  const sorted = files.flat().sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    files: sorted,
    projects: built,
    dist: await gatherOutputs(folder, built),
    ...complaints,
  };
}

async function outputOf(folder: string): Promise<string> {
  for (const name of outputFolders) {
    if (await isThere(path.join(folder, name))) return path.join(folder, name);
  }
  throw new Error(
    `The build of ${folder} left no output: it has to be in ${outputFolders.join(', ')}.`,
  );
}

/** One folder for the outputs of all projects: links, so that each still finds its packages. */
async function gatherOutputs(folder: string, built: readonly BuiltProject[]): Promise<string> {
  const [first] = built;
  if (first?.path === '.') return first.dist;
  const outputs = path.join(folder, '.outputs');
  for (const { path: below, dist } of built) {
    const place = path.join(outputs, below);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(dist, place, 'junction').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return outputs;
}

async function listFiles(folder: string): Promise<EmittedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const relative = path.relative(folder, file).split(path.sep).join('/');
        return { name: relative, size: (await stat(file)).size };
      }),
  );
}

function noProjects(name: string): string {
  return (
    `examples/${name} has nothing to build: no folder in it has an rspack.config.js, or a ` +
    'package.json with a script called build.'
  );
}
