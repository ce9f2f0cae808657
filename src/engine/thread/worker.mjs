// The other end of thread.ts. Plain JavaScript: it brings the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { answer } = await import(workerData.module);

// What a question leaves running must not end the thread that others are asked in.
process.on('unhandledRejection', () => {});

parentPort.on('message', async (question) => {
  try {
    parentPort.postMessage({ answer: await answer(question) });
  } catch (error) {
    parentPort.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
