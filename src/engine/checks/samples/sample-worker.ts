import type { Sample } from '../../markdown/compiled-page.ts';
import { checkSample } from './check-sample.ts';
import type { SampleProblem } from './sample-problem.ts';
import { type Bundler, loadBundler } from './sample-tools.ts';

// The thread's end of sample-thread.ts.

/** A sample, and those of its page that it may require. */
export interface SampleQuestion {
  sample: Sample;
  siblings: readonly Sample[];
}

let bundler: Promise<Bundler> | undefined;

export async function run({ sample, siblings }: SampleQuestion): Promise<SampleProblem[]> {
  bundler ??= loadBundler();
  return checkSample(sample, { bundler: await bundler, siblings });
}
