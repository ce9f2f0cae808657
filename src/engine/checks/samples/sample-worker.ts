import type { Sample } from '../../markdown/compiled-page.ts';
import { checkSample } from './check-sample.ts';
import { parseSample } from './parse-sample.ts';
import type { SampleProblem } from './sample-problem.ts';
import { type Bundler, loadBundler } from './sample-tools.ts';

// The thread's end of sample-thread.ts.

/** A sample, and those of its page that it may require. */
export interface SampleQuestion {
  sample: Sample;
  siblings: readonly Sample[];
  /** Whether it has to work with Rspack, and not only to parse. */
  isAboutRspack: boolean;
}

let bundler: Promise<Bundler> | undefined;

export async function run({
  sample,
  siblings,
  isAboutRspack,
}: SampleQuestion): Promise<SampleProblem[]> {
  if (!isAboutRspack) return parseSample(sample);
  bundler ??= loadBundler();
  return checkSample(sample, { bundler: await bundler, siblings });
}
