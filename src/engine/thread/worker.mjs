// The other end of thread.ts and crew.ts. Plain JavaScript: it brings the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { run } = await import(workerData.module);

// What a task leaves running must not end the thread of those that follow.
process.on('unhandledRejection', () => {});

parentPort.on('message', async ({ id, task }) => {
  try {
    parentPort.postMessage({ id, result: await run(task) });
  } catch (error) {
    const { name = 'Error', message = String(error), stack = message } = Object(error);
    parentPort.postMessage({ id, error: { name, message, stack } });
  }
});
