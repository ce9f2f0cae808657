import { type ChildProcess, fork } from 'node:child_process';
import type { Refusal, TriedValue } from './try-value.ts';

/** Tries values in a process of their own. */
export interface ValueProcess {
  run: (tried: TriedValue) => Promise<Refusal>;
}

/** The longest that a build may take, in milliseconds. */
const limit = 30_000;

/** Starts with the first value; one that ends the process is refused, and the next one gets another. */
export function createValueProcess(): ValueProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    // What the bundler prints when it dies is no message of ours.
    return fork(new URL('./values-process.ts', import.meta.url), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  function tryOne(tried: TriedValue): Promise<Refusal> {
    child ??= start();
    const current = child;
    current.ref();
    current.channel?.ref();
    return new Promise((resolve) => {
      const timer = setTimeout(() => current.kill('SIGKILL'), limit);
      const settle = (refusal: Refusal) => {
        clearTimeout(timer);
        current.removeAllListeners();
        // An idle process must not keep the command from ending.
        current.unref();
        current.channel?.unref();
        resolve(refusal);
      };
      current.once('message', ({ refusal }: { refusal?: string }) => settle(refusal));
      current.once('exit', () => {
        child = undefined;
        settle('the bundler ends the process');
      });
      current.send(tried);
    });
  }

  return {
    run(tried) {
      const next = last.then(() => tryOne(tried));
      last = next;
      return next;
    },
  };
}
