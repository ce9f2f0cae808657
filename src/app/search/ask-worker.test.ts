import { describe, expect, it, vi } from 'vitest';
import { createAsk } from './ask-worker.ts';
import type { Ask } from './client.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-protocol.ts';

const request = { files: { headings: '/h.json', text: '/i.json' }, query: 'a' };
const result = { query: 'a', pages: [], nearest: [], counts: {} };
const here: Ask = async () => ({ ...result, query: 'here' });
const loadHere = async () => here;

/** A worker whose answers a test writes. */
class TestWorker extends EventTarget {
  sent: WorkerQuestion[] = [];
  terminate = vi.fn();
  postMessage(question: WorkerQuestion) {
    this.sent.push(question);
  }
  answer(data: WorkerAnswer) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function start() {
  const worker = new TestWorker();
  const ask = createAsk({ startWorker: () => worker as unknown as Worker, loadHere });
  return { worker, ask };
}

describe('asking in a thread', () => {
  it('gives every question its own answer, in any order', async () => {
    const { worker, ask } = start();
    const [first, second] = [ask(request), ask(request)];
    const [one, two] = worker.sent.map(({ id }) => id);
    worker.answer({ type: 'answer', id: two ?? 0, result: { ...result, query: 'second' } });
    worker.answer({ type: 'answer', id: one ?? 0, result });
    expect((await first)?.query).toBe('a');
    expect((await second)?.query).toBe('second');
  });

  it('passes on what went wrong there, and goes on asking there', async () => {
    const { worker, ask } = start();
    const asked = ask(request);
    worker.answer({ type: 'error', id: worker.sent[0]?.id ?? 0, message: 'answered 404' });
    await expect(asked).rejects.toThrow('answered 404');
    ask(request);
    expect(worker.sent).toHaveLength(2);
  });

  it('asks here if the thread fails, now and from then on', async () => {
    const { worker, ask } = start();
    const asked = ask(request);
    worker.dispatchEvent(new Event('error'));
    expect((await asked)?.query).toBe('here');
    expect((await ask(request))?.query).toBe('here');
    expect(worker.sent).toHaveLength(1);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('asks here where a thread is refused', async () => {
    const startWorker = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    expect((await createAsk({ startWorker, loadHere })(request))?.query).toBe('here');
  });
});
