import { fork } from 'node:child_process';
import path from 'node:path';
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
  if (error !== undefined) throw new ProblemError([notBuilt(error, order.site)]);
}

/** The theme itself builds: what a site adds to it is its stylesheet. */
function notBuilt(found: string, { stylesheet }: BundleOrder['site']): Problem {
  if (!stylesheet) {
    return { message: 'Could not build the theme', found, fix: 'see what the bundler says above' };
  }
  return {
    file: path.basename(stylesheet),
    message: 'Could not build the stylesheet',
    expected: 'plain CSS; files beside it as `./x.svg`, files of public/ as `/x.svg`',
    fix: 'correct what the bundler names above',
  };
}
