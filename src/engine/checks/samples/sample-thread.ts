import { createThread, TimeLimitError } from '../../thread/thread.ts';
import type { SampleProblem } from './sample-problem.ts';
import type { SampleQuestion } from './sample-worker.ts';

/** Runs samples where they can do no harm: in a thread, for a limited time. */
export interface SampleThread {
  check: (question: SampleQuestion) => Promise<SampleProblem[]>;
}

/** A busy machine makes a sample endless that is not. */
const endless: SampleProblem = { line: 1, message: 'Endless sample', fix: 'end its loop' };

/** Whether another run would find the same. */
export function isLasting(problems: readonly SampleProblem[]): boolean {
  return !problems.some(({ message }) => message === endless.message);
}

/** The longest that a sample may take; the first one waits for the bundler to load. */
const seconds = 20;

export function createSampleThread(limit = seconds * 1000): SampleThread {
  const thread = createThread<SampleQuestion, SampleProblem[]>(
    new URL('./sample-worker.ts', import.meta.url),
    { limit },
  );
  return {
    async check(question) {
      try {
        return await thread.run(question);
      } catch (error) {
        if (!(error instanceof TimeLimitError)) throw error;
        return [endless];
      }
    },
  };
}
