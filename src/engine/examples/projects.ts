import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { configFileName } from '#config/load-config.ts';

/** The used fields of an example's `package.json`. */
export interface Manifest {
  name?: string;
  private?: boolean;
  /** Whether `.js` files are ECMAScript modules. */
  type?: 'module' | 'commonjs';
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A folder of an example that is built by itself. */
export interface ExampleProject {
  /** Within the example, with forward slashes: `after`, or `.` where the example is one project. */
  path: string;
  manifest: Manifest;
  /** `rspack.config.js`; a project without one is built by its own script. */
  config?: string;
  /** The folder whose lock its packages are installed from; without one they are the site's. */
  lockFolder?: string;
}

/** What is made by building and installing, and is no part of an example. */
export const madeFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  'build',
  'storybook-static',
]);

/** The names of all examples below `examples/`, sorted. A site of its own is no example of what this one documents. */
export async function exampleNames(root: string): Promise<string[]> {
  const folder = path.join(root, 'examples');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const isSite = await Promise.all(
    names.map(async (name) => (await readdir(path.join(folder, name))).includes(configFileName)),
  );
  return names.filter((_, index) => !isSite[index]).sort();
}

/** The projects of an example; one that another needs comes before it, else they are by name. */
export async function findProjects(example: string): Promise<ExampleProject[]> {
  return inOrder(await projectsIn(example, { folder: '.' }));
}

/** All packages that a manifest asks for, with their versions. */
export function requestedPackages(manifest: Manifest): Record<string, string> {
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

async function projectsIn(
  example: string,
  { folder, lockFolder }: { folder: string; lockFolder?: string },
): Promise<ExampleProject[]> {
  const entries = await readdir(path.join(example, folder), { withFileTypes: true });
  const names = entries.map(({ name }) => name);
  const lock = names.includes('package-lock.json') ? folder : lockFolder;
  const config = names.find((name) => /^rspack\.config\.[cm]?[jt]s$/.test(name));
  const manifest = await readManifest(path.join(example, folder, 'package.json'));
  if (config || (manifest.scripts?.build && !manifest.workspaces)) {
    return [{ path: folder, manifest, config, lockFolder: lock }];
  }
  const below = entries
    .filter((entry) => entry.isDirectory() && !madeFolders.has(entry.name))
    .map(({ name }) => path.posix.join(folder, name))
    .sort();
  const projects = below.map((name) => projectsIn(example, { folder: name, lockFolder: lock }));
  return (await Promise.all(projects)).flat();
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

function inOrder(projects: readonly ExampleProject[]): ExampleProject[] {
  const ordered: ExampleProject[] = [];
  const waiting = [...projects];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ manifest }) => manifest.name));
    const isReady = ({ manifest }: ExampleProject) =>
      Object.keys(requestedPackages(manifest)).every((name) => !names.has(name));
    // Projects that need each other are built as they come.
    const next = Math.max(0, waiting.findIndex(isReady));
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
