import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that runs with everything it starts. */
export interface Program {
  /** Resolves with the exit status. */
  ended: Promise<number | null>;
  /** What it printed so far. */
  output: () => string;
  /** Most memory that it and all it started had resident at once, in bytes; 0 where the system does not tell. */
  memory: () => number;
  /** Resolves once it has next to nothing left to do, or after so many milliseconds. */
  untilIdle: (limit: number) => Promise<void>;
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
  const untilIdle = (limit: number) => waitUntilIdle(child.pid, limit);
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { ended, output: () => output, memory, untilIdle, stop };
}

function watchMemory({ pid }: ChildProcess, ended: Promise<unknown>): () => number {
  let most = 0;
  const timer = setInterval(async () => {
    most = Math.max(most, await groupMemory(pid).catch(() => 0));
  }, 100);
  ended.finally(() => clearInterval(timer)).catch(() => {});
  return () => most;
}

/** Less than a tenth of a processor over two seconds. Clock ticks are hundredths of a second on Linux. */
const idle = { pause: 2000, ticks: 20 };

async function waitUntilIdle(group: number | undefined, limit: number): Promise<void> {
  const end = performance.now() + limit;
  let used = await groupTicks(group);
  while (performance.now() < end) {
    await wait(idle.pause);
    const now = await groupTicks(group);
    if (now - used < idle.ticks) return;
    used = now;
  }
}

const pageSize = 4096;

/** Resident memory of all processes of a group, in bytes. */
const groupMemory = (group: number | undefined) =>
  sumOfGroup(group, (fields) => Number(fields[21]) * pageSize);

/** Processor time that all processes of a group have used, in clock ticks. */
const groupTicks = (group: number | undefined) =>
  sumOfGroup(group, (fields) => Number(fields[11]) + Number(fields[12]));

/** Adds up what Linux tells of each process of a group in `/proc`. */
async function sumOfGroup(
  group: number | undefined,
  count: (fields: readonly string[]) => number,
): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const values = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the name in brackets, which may hold anything: state, parent, group, …, 12th and 13th: time, 22nd: pages.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[2]) === group ? count(fields) : 0;
    }),
  );
  return values.reduce((sum, value) => sum + value, 0);
}
