import { fork } from 'node:child_process';
import { type Problem, ProblemError } from '#shared/problem.ts';
import type { BundleOptions } from './rsbuild-config.ts';

/** What the process is asked to build. */
export type BundleOrder = Omit<BundleOptions, 'mode'>;

/** What it answers with. */
export interface BundleReport {
  /** Why it has failed. */
  error?: string;
}

/** Builds the theme into a folder. What the bundler prints is shown; throws a ProblemError if it fails. */
export async function runBundler(order: BundleOrder): Promise<void> {
  const child = fork(new URL('./bundle-process.ts', import.meta.url), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { error } = await new Promise<BundleReport>((resolve) => {
    child.once('message', (report: BundleReport) => resolve(report));
    child.once('error', (problem) => resolve({ error: problem.message }));
    child.once('exit', (code) => resolve({ error: `The bundler ended with status ${code}.` }));
    child.send(order);
  });
  if (error !== undefined) throw new ProblemError([notBuilt(error)]);
}

function notBuilt(found: string): Problem {
  return {
    message: 'Could not build the theme',
    found,
    fix: 'look at what the bundler says above, and at the `stylesheet` of the site, which is a part of the theme',
  };
}
