// The thread that fetches, reads and searches the indexes, so that typing never waits for it.

import { createEngine } from './engine.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-protocol.ts';

const ask = createEngine();

addEventListener('message', async ({ data: { id, request } }: MessageEvent<WorkerQuestion>) => {
  const answer: WorkerAnswer = await ask(request).then(
    (result) => ({ type: 'answer', id, result }),
    (error: unknown) => ({ type: 'error', id, message: String(error) }),
  );
  postMessage(answer);
});
