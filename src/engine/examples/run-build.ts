import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cliFile } from '../rspack/extract/installed.ts';
import type { ExampleProject } from './projects.ts';
import { runNode, runNpm } from './run-program.ts';

/** What a build complained of. */
export interface Complaints {
  warnings: string[];
  /** What the bundler calls an error, and what its command complained of. */
  errors: string[];
}

interface Stats {
  errors?: { message: string }[];
  warnings?: { message: string }[];
  /** One for each configuration of several. */
  children?: Stats[];
}

const statsFile = '.stats.json';

/**
 * Builds a project in its folder: by the bundler's command where it has a configuration for it, by
 * its own script otherwise.
 *
 * @param folder a copy of the project, with its packages
 */
export function runBuild(
  folder: string,
  { project, mode }: { project: ExampleProject; mode: string },
): Promise<Complaints> {
  const [program, command, ...flags] = project.manifest.scripts?.build?.split(' ') ?? [];
  const isBundler = program === undefined || (program === 'rspack' && command === 'build');
  if (!project.config || !isBundler) return runOwnScript(folder);
  const cli = commandOf(project, folder);
  return runBundler(folder, { args: [cli, 'build', ...flags, '--mode', mode], mode });
}

/** The command that a project would run: its own, or the site's. */
export function commandOf(project: Pick<ExampleProject, 'lockFolder'>, folder: string): string {
  if (project.lockFolder === undefined) return cliFile();
  const require = createRequire(path.join(folder, 'package.json'));
  return path.join(path.dirname(require.resolve('@rspack/cli/package.json')), 'bin', 'rspack');
}

async function runBundler(
  folder: string,
  { args, mode }: { args: string[]; mode: string },
): Promise<Complaints> {
  const file = path.join(folder, statsFile);
  const env = { NODE_ENV: mode };
  const { stderr } = await runNode([...args, '--json', statsFile], { cwd: folder, env });
  // Where a configuration cannot be read at all, the command writes no statistics.
  const stats: Stats = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  await rm(file, { force: true });
  const all = stats.children ?? [stats];
  const complaint = stderr.replace(/^\[rspack-cli\] stats are successfully stored .*$/m, '').trim();
  return {
    warnings: all.flatMap(({ warnings = [] }) => warnings.map(({ message }) => message)),
    errors: [
      // The command prints what it finds wrong with a configuration, and builds on without it.
      ...(complaint === '' ? [] : [complaint]),
      ...all.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    ],
  };
}

/** With `CI`, some tools treat warnings as errors. */
async function runOwnScript(folder: string): Promise<Complaints> {
  const options = { cwd: folder, env: { CI: 'true' } };
  const { stdout, stderr, exitCode } = await runNpm(['run', '--silent', 'build'], options);
  return { warnings: [], errors: exitCode === 0 ? [] : [`${stdout}\n${stderr}`.trim()] };
}
