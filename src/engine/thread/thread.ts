import { Worker } from 'node:worker_threads';

/** Answers questions beside everything else, one at a time. Both must survive cloning. */
export interface Thread<Question, Answer> {
  ask: (question: Question) => Promise<Answer>;
}

/** A question took too long; the thread was ended, and the next one begins anew. */
export class TimeLimitError extends Error {}

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

interface Message<Answer> {
  answer?: Answer;
  /** What the module threw. */
  error?: string;
}

/**
 * A thread that starts with the first question, and does not keep the program running.
 *
 * @param module address of a module that exports a function `answer`
 * @param limit the longest that a question may take, in milliseconds
 */
export function createThread<Question, Answer>(
  module: URL,
  { limit }: { limit: number },
): Thread<Question, Answer> {
  const queue: Waiting<Question, Answer>[] = [];
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const file = new URL('./worker.mjs', import.meta.url);
    const started = new Worker(file, { workerData: { module: module.href } });
    started.on('message', ({ answer, error }: Message<Answer>) => {
      if (error === undefined) settle(({ resolve }) => resolve(answer as Answer));
      else settle(({ reject }) => reject(new Error(error)));
    });
    started.on('error', (error: Error) => {
      worker = undefined;
      settle(({ reject }) => reject(error));
    });
    return started;
  }

  /** Ends the question that is being asked, and asks the next one. */
  function settle(end: (current: Waiting<Question, Answer>) => void): void {
    clearTimeout(timer);
    const current = queue.shift();
    if (current) end(current);
    if (queue.length > 0) next();
    else worker?.unref();
  }

  function next(): void {
    worker ??= start();
    const asked = worker;
    asked.ref();
    asked.postMessage(queue[0]?.question);
    timer = setTimeout(() => {
      worker = undefined;
      asked.removeAllListeners();
      asked.terminate();
      settle(({ reject }) => reject(new TimeLimitError()));
    }, limit);
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject });
        if (queue.length === 1) next();
      }),
  };
}
