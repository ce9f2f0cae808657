import type { CompileTask, Workforce } from './compile-task.ts';
import type { CompiledPage } from './compiled-page.ts';

/** Fewer pages than this are compiled here before a second thread has learned how. */
const worthASecondThread = 40;

/** Pages that the second thread takes at a time: few messages, and no long wait at the end. */
const batchSize = 8;

interface Job {
  task: CompileTask;
  done: (page: CompiledPage) => void;
  failed: (error: unknown) => void;
}

/** Where the pages of a run are compiled. */
export interface CompileOptions {
  here: (task: CompileTask) => Promise<CompiledPage>;
  /** Starts a second thread; absent on machines with one core. */
  startWorker?: () => Workforce;
}

/**
 * Spreads pages over this thread and a second one: each takes from its end of the queue
 * until there is nothing left, so that neither waits for the other.
 */
export function createCompileQueue({
  here,
  startWorker,
}: CompileOptions): (task: CompileTask) => Promise<CompiledPage> {
  let queue: Job[] = [];
  let isScheduled = false;

  async function drain(): Promise<void> {
    isScheduled = false;
    // The languages of a page have the same code: side by side, they share its highlighting.
    const jobs = queue.sort((a, b) => compare(a.task.source.path, b.task.source.path));
    queue = [];
    const worker = jobs.length >= worthASecondThread ? startWorker?.() : undefined;
    await Promise.all([takeFirst(jobs, here), worker && takeLast(jobs, worker)]);
    await worker?.end();
  }

  return (task) =>
    new Promise((done, failed) => {
      queue.push({ task, done, failed });
      if (isScheduled) return;
      isScheduled = true;
      // All pages of a run are asked for at once; the cache answers most of them first.
      setTimeout(drain, 5);
    });
}

async function takeFirst(jobs: Job[], compile: CompileOptions['here']): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    await compile(job.task).then(job.done, job.failed);
    // Lets the second thread's answers in, and gives it its next batch.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function takeLast(jobs: Job[], worker: Workforce): Promise<void> {
  await worker.ready;
  while (jobs.length > 0) {
    const batch = jobs.splice(-batchSize);
    try {
      const pages = await worker.compile(batch.map(({ task }) => task));
      for (const [index, { done }] of batch.entries()) done(pages[index] as CompiledPage);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
