import type { Ask } from './client.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-protocol.ts';

/** The thread itself is not there: it was refused, or it could not be loaded. */
class WorkerError extends Error {}

/** The part of a `Worker` that is used. */
type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface AskOptions {
  startWorker: () => WorkerPort;
  /** The same engine in this thread, for where there can be no other. */
  loadHere: () => Promise<Ask>;
}

/** Asks in a thread of its own, and in this one if that fails. */
export function createAsk({ startWorker, loadHere }: AskOptions): Ask {
  let there = tryStart(startWorker);
  let here: Promise<Ask> | undefined;
  return async (request) => {
    try {
      if (there) return await there(request);
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      there = undefined;
    }
    here ??= loadHere();
    // Its script may be out of reach as well, and may be back later.
    here.catch(() => {
      here = undefined;
    });
    return (await here)(request);
  };
}

function tryStart(startWorker: () => WorkerPort): Ask | undefined {
  try {
    return askWorker(startWorker());
  } catch {
    return undefined;
  }
}

interface Waiting {
  resolve: (result: Awaited<ReturnType<Ask>>) => void;
  reject: (error: Error) => void;
}

function askWorker(worker: WorkerPort): Ask {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') asked?.resolve(data.result);
    else asked?.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new WorkerError());
    waiting.clear();
  });

  return (request) =>
    new Promise((resolve, reject) => {
      const question: WorkerQuestion = { id: ++last, request };
      waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
}
