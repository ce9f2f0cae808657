import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { diskCache } from '../cache.ts';
import { compile } from './compile.ts';
import type { CompileTask, Workforce } from './compile-task.ts';
import type { CompiledPage } from './compiled-page.ts';
import { createHighlight } from './highlight.ts';

/** What a thread is started with. */
interface WorkerData {
  compiler: true;
  cacheFolder: string;
  engineHash: string;
}

/** Starts a thread that compiles; it shares the cache of highlighted code. */
export function startCompileWorker(options: Omit<WorkerData, 'compiler'>): Workforce {
  const data: WorkerData = { ...options, compiler: true };
  const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), { workerData: data });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  // Whoever waits for an answer hears of it; a thread that dies idle has nothing to say.
  failed.catch(() => {});
  const answer = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(worker, 'message'), failed]);
    return message;
  };
  return {
    ready: answer<void>(),
    compile(tasks) {
      worker.postMessage(tasks);
      return answer<CompiledPage[]>();
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** The thread itself: batches come in, compiled pages go out in the same order. */
function serve(port: NonNullable<typeof parentPort>, { cacheFolder, engineHash }: WorkerData) {
  const highlight = createHighlight(diskCache(cacheFolder), engineHash);
  port.on('message', async (tasks: CompileTask[]) => {
    const pages = tasks.map(({ source, links, code }) =>
      compile(source, { links, code: { ...code, highlight } }),
    );
    port.postMessage(await Promise.all(pages));
  });
  port.postMessage('ready');
}

if (parentPort && (workerData as WorkerData | undefined)?.compiler) serve(parentPort, workerData);
