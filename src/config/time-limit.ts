import { Worker } from 'node:worker_threads';

/** A program of its own: this thread cannot look at the clock while it runs in a circle. */
const watcher = `
const { workerData: { limit, message } } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, message);
  process.kill(process.pid, 'SIGKILL');
}, limit);
`;

/** How long something may keep this thread busy, in milliseconds, and what is said when it does not end. */
export interface TimeLimit {
  limit: number;
  message: string;
}

/**
 * Does something that may never end, and give this thread no chance to notice: an endless loop. If it does not, the
 * process says so and ends, as nothing else can stop it.
 */
export async function withinTime<Result>(
  run: () => Promise<Result>,
  workerData: TimeLimit,
): Promise<Result> {
  const worker = new Worker(watcher, { eval: true, execArgv: [], workerData });
  worker.unref();
  try {
    return await run();
  } finally {
    worker.terminate();
  }
}
