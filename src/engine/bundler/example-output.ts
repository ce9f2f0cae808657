import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cliFile } from './extract/installed.ts';

/** A file as a build left it. */
interface EmittedFile {
  /** Below the output folder, with forward slashes: `images/logo.5b94d5c8.png`. */
  name: string;
  /** In bytes. */
  size: number;
}

/** What became of a build. */
export interface BuiltExample {
  /** Sorted by name. */
  files: EmittedFile[];
  warnings: string[];
  /** What the bundler calls an error, and what its command complained of. */
  errors: string[];
}

/** What each example emits for production: sizes by names of files. Stands in `examples/outputs.json`. */
export type ExampleOutputs = Record<string, Record<string, number>>;

interface BuildOptions {
  /** An empty or missing folder. */
  outputPath: string;
  /** Default: `production`. */
  mode?: 'production' | 'development';
}

/** The names of all examples below `examples/`, sorted. */
export async function exampleNames(root: string): Promise<string[]> {
  const entries = await readdir(path.join(root, 'examples'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Builds an example as `rspack build` does in its folder, and writes nothing there. One that is made
 * of several projects has each built into a folder of the project's name.
 *
 * @param folder the example, absolute
 */
export async function buildExample(
  folder: string,
  { outputPath, mode = 'production' }: BuildOptions,
): Promise<BuiltExample> {
  const complaints = { warnings: [] as string[], errors: [] as string[] };
  for (const project of await projectsOf(folder)) {
    const output = path.join(outputPath, project);
    const { warnings, errors } = await runBuild(path.join(folder, project), { output, mode });
    complaints.warnings.push(...warnings);
    complaints.errors.push(...errors);
  }
  return { files: await listFiles(outputPath), ...complaints };
}

/** Builds all examples and writes what they emit to `examples/outputs.json`. */
export async function writeExampleOutputs(root: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-examples-'));
  const outputs: ExampleOutputs = {};
  try {
    for (const name of await exampleNames(root)) {
      const outputPath = path.join(folder, name);
      const built = await buildExample(path.join(root, 'examples', name), { outputPath });
      if (built.errors.length > 0) throw new Error(`${name}: ${built.errors.join('\n')}`);
      outputs[name] = sizesByName(built.files);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeFile(
    path.join(root, 'examples/outputs.json'),
    `${JSON.stringify(outputs, null, 2)}\n`,
  );
}

/** Files as `outputs.json` lists them. */
export function sizesByName(files: readonly EmittedFile[]): Record<string, number> {
  return Object.fromEntries(files.map(({ name, size }) => [name, size]));
}

/** The folders with a configuration: the example itself, or those in it. */
async function projectsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { withFileTypes: true });
  if (files.some(({ name }) => name === 'rspack.config.js')) return ['.'];
  const folders = files.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  return folders.map(({ name }) => name).sort();
}

interface Stats {
  errors: { message: string }[];
  warnings: { message: string }[];
  /** One for each configuration of several. */
  children?: Stats[];
}

async function runBuild(
  folder: string,
  { output, mode }: { output: string; mode: string },
): Promise<Omit<BuiltExample, 'files'>> {
  const args = [cliFile(), 'build', '--json', '--mode', mode, '--output-path', output];
  const { stdout, stderr } = await run(args, { cwd: folder, env: { NODE_ENV: mode } });
  // Where a configuration cannot be read at all, the command prints no statistics.
  const stats: Stats = JSON.parse(stdout || '{ "errors": [], "warnings": [] }');
  const all = stats.children ?? [stats];
  const complaint = stderr.trim();
  return {
    warnings: all.flatMap(({ warnings }) => warnings.map(({ message }) => message)),
    errors: [
      // The command prints what it finds wrong with a configuration, and builds on without it.
      ...(complaint === '' ? [] : [complaint]),
      ...all.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ],
  };
}

/** Runs a program of Node.js in an environment of its own, so that nobody's shell changes a build. */
function run(
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // A build that fails says why; one that says nothing was never run, or killed.
      if (error && stdout === '' && stderr === '') reject(error);
      else resolve({ stdout, stderr });
    });
  });
}

async function listFiles(folder: string): Promise<EmittedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const listed = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const relative = path.relative(folder, file).split(path.sep).join('/');
      return { name: relative, size: (await stat(file)).size };
    }),
  );
  return listed.sort((a, b) => (a.name < b.name ? -1 : 1));
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../../..');
  writeExampleOutputs(root).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
