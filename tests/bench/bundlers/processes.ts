import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** A program that runs with everything it starts. */
export interface Program {
  /** Resolves with the exit status. */
  ended: Promise<number | null>;
  /** What it printed so far. */
  output: () => string;
  /** Most memory that it and all it started had resident at once, in bytes; 0 where the system does not tell. */
  memory: () => number;
  /** Ends it and all it started. */
  stop: () => Promise<void>;
}

/** Starts a program as the head of a group of processes, so that all of them can be ended. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Program {
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  const memory = watchMemory(child, ended);
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { ended, output: () => output, memory, stop };
}

function watchMemory({ pid }: ChildProcess, ended: Promise<unknown>): () => number {
  let most = 0;
  const timer = setInterval(async () => {
    most = Math.max(most, await groupMemory(pid).catch(() => 0));
  }, 100);
  ended.finally(() => clearInterval(timer)).catch(() => {});
  return () => most;
}

const pageSize = 4096;

/** Resident memory of all processes of a group: Linux lists them in `/proc`. */
async function groupMemory(group: number | undefined): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the name in brackets, which may hold anything: state, parent, group, …, 22nd: pages.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[2]) === group ? Number(fields[21]) * pageSize : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
