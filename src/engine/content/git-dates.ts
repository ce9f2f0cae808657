import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day each file below a folder last changed, by one `git log` for all of them.
 *
 * @returns days (`YYYY-MM-DD`, UTC) by path from `root`; empty without git, outside of a
 *   repository, and in a shallow clone, whose oldest commit would claim every file.
 */
export async function lastCommitDays(root: string, folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const output = await gitLog(root, folder).catch(() => '');
  let day = '';
  for (const line of output.split('\n')) {
    if (line.startsWith('@'))
      day = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}

async function gitLog(root: string, folder: string): Promise<string> {
  const git = (...args: string[]) =>
    run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 1 << 28 });
  const shallow = await git('rev-parse', '--is-shallow-repository');
  if (shallow.stdout.trim() === 'true') return '';
  const log = await git('log', '--format=@%ct', '--name-only', '--relative', '--', folder);
  return log.stdout;
}
