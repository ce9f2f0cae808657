import { Worker } from 'node:worker_threads';

/** Runs tasks in a thread of its own, one at a time. Tasks and results must survive cloning. */
export interface Thread<Task, Result> {
  run: (task: Task) => Promise<Result>;
}

/** A task took too long; the thread was ended, and the next one begins anew. */
export class TimeLimitError extends Error {}

interface Waiting<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** What a worker is sent. */
export interface Order<Task> {
  /** Comes back with the result. */
  id: number;
  task: Task;
}

/** What a worker sends back. */
export interface Message<Result> {
  id: number;
  result?: Result;
  /** What the module threw. */
  error?: Pick<Error, 'name' | 'message'> & { stack: string };
}

/**
 * A thread that starts with the first task, and does not keep the program running.
 *
 * @param module address of a module that exports a function `run`
 * @param limit the longest that a task may take, in milliseconds
 */
export function createThread<Task, Result>(
  module: URL,
  { limit }: { limit: number },
): Thread<Task, Result> {
  const queue: Waiting<Task, Result>[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const file = new URL('./worker.mjs', import.meta.url);
    const started = new Worker(file, { workerData: { module: module.href } });
    started.on('message', ({ result, error }: Message<Result>) => {
      if (error === undefined) settle(({ resolve }) => resolve(result as Result));
      else settle(({ reject }) => reject(new Error(error.stack)));
    });
    started.on('error', (error: Error) => {
      worker = undefined;
      settle(({ reject }) => reject(error));
    });
    return started;
  }

  /** Ends the task that is running, and starts the next one. */
  function settle(end: (current: Waiting<Task, Result>) => void): void {
    clearTimeout(timer);
    const current = queue.shift();
    if (current) end(current);
    if (queue.length > 0) next();
    else worker?.unref();
  }

  function next(): void {
    worker ??= start();
    const running = worker;
    running.ref();
    running.postMessage({ id: 0, task: queue[0]?.task } satisfies Order<Task | undefined>);
    timer = setTimeout(() => {
      worker = undefined;
      running.removeAllListeners();
      running.terminate();
      settle(({ reject }) => reject(new TimeLimitError()));
    }, limit);
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        if (queue.length === 1) next();
      }),
  };
}
