import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Message, Order } from './thread.ts';

/** This thread and its helpers, which do tasks together: whoever is free takes the next one. */
export interface Crew<Task, Result> {
  run: (task: Task) => Promise<Result>;
  /** Does a task in every thread, those that start later included, before any that is run from now on. */
  prepare: (task: Task) => Promise<void>;
  /** Ends the helpers. */
  close: () => void;
}

export interface CrewOptions<Task, Result> {
  /** Does a task in this thread. */
  run: (task: Task) => Promise<Result>;
  /** How many other threads there may be. Default: one for every processor but this thread's, at most three: each has the compiler in memory. */
  helpers?: number;
  /** So many tasks must be waiting for a helper to be worth its start. */
  worthwhile?: number;
}

interface Job<Task, Result> {
  task: Task;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** Tasks that a helper has at once: it goes on while this thread is too busy to send another. */
const ahead = 2;

/**
 * A crew whose helpers start when there is enough to do, and do not keep the program running.
 * Tasks and results must survive cloning. A helper that fails leaves its tasks to the others.
 *
 * @param module address of a module that exports a function `run`
 */
export function createCrew<Task, Result>(
  module: URL,
  {
    run,
    helpers = Math.min(3, availableParallelism() - 1),
    worthwhile = 12,
  }: CrewOptions<Task, Result>,
): Crew<Task, Result> {
  const waiting: Job<Task, Result>[] = [];
  const team = new Set<Helper<Task>>();
  const preparations: Task[] = [];
  let isWorking = false;
  let isClosed = false;

  /** One task at a time: what it needs is gone before the next one begins. */
  async function workHere(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await run(job.task).then(job.resolve, job.reject);
      // What helpers have sent meanwhile comes in between.
      await setImmediate();
    }
    isWorking = false;
  }

  function hire(): void {
    const helper = startHelper<Task, Result>(module, {
      next: () => waiting.shift(),
      onEnd(left) {
        team.delete(helper);
        waiting.unshift(...left);
        workHere();
      },
    });
    team.add(helper);
    for (const task of preparations) helper.prepare(task);
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        if (!isClosed && waiting.length >= worthwhile && team.size < helpers) hire();
        for (const helper of team) helper.feed();
        workHere();
      }),
    async prepare(task) {
      preparations.push(task);
      for (const helper of team) helper.prepare(task);
      await run(task);
    },
    close() {
      isClosed = true;
      for (const helper of team) helper.stop();
    },
  };
}

interface Helper<Task> {
  /** Gives it tasks, if it is free and there are any. */
  feed: () => void;
  prepare: (task: Task) => void;
  stop: () => void;
}

interface HelperOptions<Task, Result> {
  next: () => Job<Task, Result> | undefined;
  /** Receives what it has not done, when it ends of itself. */
  onEnd: (left: Job<Task, Result>[]) => void;
}

function startHelper<Task, Result>(
  module: URL,
  { next, onEnd }: HelperOptions<Task, Result>,
): Helper<Task> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { module: module.href },
    // As much as the main thread has: no page compiles in the one and not in the other.
    resourceLimits: { stackSizeMb: 1 },
  });
  const jobs = new Map<number, Job<Task, Result>>();
  let count = 0;
  const send = (order: Order<Task>) => worker.postMessage(order);

  function feed(): void {
    while (jobs.size < ahead) {
      const job = next();
      if (!job) break;
      jobs.set(++count, job);
      send({ id: count, task: job.task });
    }
    // With work to do, it keeps the program running.
    if (jobs.size > 0) worker.ref();
    else worker.unref();
  }

  worker.on('message', ({ id, result, error }: Message<Result>) => {
    const job = jobs.get(id);
    jobs.delete(id);
    feed();
    if (error === undefined) job?.resolve(result as Result);
    // As this thread would have thrown it.
    else job?.reject(Object.assign(new Error(), error));
  });
  worker.on('error', () => onEnd([...jobs.values()]));
  worker.unref();

  return {
    feed,
    prepare: (task) => send({ id: 0, task }),
    stop: () => worker.terminate(),
  };
}
