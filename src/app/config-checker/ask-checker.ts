import type { CheckAnswer, CheckQuestion, CheckRequest, CheckResult } from './checker-protocol.ts';

type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Asks about a text; undefined where a newer question has come meanwhile. Rejects where the thread fails. */
export type AskChecker = (request: CheckRequest) => Promise<CheckResult | undefined>;

/** Asks in a thread of its own, which is started by the first question, and anew after a failure. */
export function createAskChecker(startWorker: () => WorkerPort): AskChecker {
  let worker: WorkerPort | undefined;
  let last = 0;
  return (request) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const own = worker ?? startWorker();
      worker = own;
      own.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.id !== id) return;
        if (id !== last) resolve(undefined);
        else if (data.type === 'answer') resolve(data.result);
        else reject(new Error(data.message));
      });
      own.addEventListener('error', (event) => {
        event.preventDefault();
        own.terminate();
        if (worker === own) worker = undefined;
        reject(new Error('The thread of the checker failed.'));
      });
      own.postMessage({ id, ...request } satisfies CheckQuestion);
    });
}

/** The thread with the parser. */
export function startCheckerWorker(): Worker {
  return new Worker(
    /* webpackChunkName: 'checker-worker' */ new URL('./checker-worker.ts', import.meta.url),
  );
}
