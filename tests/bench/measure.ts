import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Size of a file as the strongest compression of a host sends it, in bytes. */
export async function brotliSize(content: Buffer | string): Promise<number> {
  return (await compress(Buffer.from(content))).length;
}

const sizes = new Map<string, Promise<number>>();

/** The same of a file that does not change while the program runs. */
export function brotliSizeOf(file: string): Promise<number> {
  const known = sizes.get(file);
  if (known) return known;
  const size = readFile(file).then(brotliSize);
  sizes.set(file, size);
  return size;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Run {
  /** Wall-clock time, in milliseconds. */
  time: number;
  /** Most memory that was resident at once, in bytes; 0 where the system does not tell. */
  memory: number;
}

/** Runs a program to its end, and says what it took. Throws with its output if it fails. */
export async function timeProgram(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const memory = watchMemory(child);
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return { time: performance.now() - start, memory: memory() };
}

/** Linux keeps a process's high-water mark while it lives; the last look before the end counts. */
function watchMemory({ pid }: ChildProcess): () => number {
  let most = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
    most = Math.max(most, kilobytes * 1024);
  }, 25);
  return () => {
    clearInterval(timer);
    return most;
  };
}
