import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { Sample } from '../../markdown/compiled-page.ts';
import type { SitePage } from '../../model/site.ts';
import type { CheckResult, RunCheck } from '../run-check.ts';
import { sampleKey } from './check-sample.ts';
import { mergeProblems, type SampleProblem } from './sample-problem.ts';
import { isLasting, type SampleThread } from './sample-thread.ts';
import { typeCheck } from './type-check.ts';

export interface SampleCheckOptions {
  run: RunCheck;
  thread: SampleThread;
  /** Whether samples have to work with Rspack, and not only to parse. */
  isAboutRspack: boolean;
  /** Of the checks themselves. */
  hash: string;
  /** The project that has the bundler and the compiler of types. */
  engineRoot: string;
}

/** A sample with those of its page, which it may require. */
interface Place {
  sample: Sample;
  siblings: readonly Sample[];
  file: string;
  key: string;
}

/** Runs every sample of the pages past the bundler, or only past a parser; equal ones once. */
export async function checkSamples(
  pages: readonly SitePage[],
  options: SampleCheckOptions,
): Promise<CheckResult<Problem[]>> {
  const places = pages.flatMap((page) => placesOf(page, options));
  const unique = [...new Map(places.map((place) => [place.key, place])).values()];
  unique.sort((a, b) => (a.key < b.key ? -1 : 1));
  const [ran, typed] = await Promise.all([runEach(unique, options), runTypeCheck(unique, options)]);
  const problemsByKey = new Map(
    unique.map(({ key }, index) => [key, mergeProblems(ran[index] ?? [], typed?.[index] ?? [])]),
  );
  const problems = places.flatMap((place) =>
    (problemsByKey.get(place.key) ?? []).map((problem) => inPage(problem, place)),
  );
  const unknown = ran.filter((answer) => answer === undefined).length;
  return {
    found: withoutRepeats(problems),
    all: unique.length,
    unknown: unknown || (typed ? 0 : unique.length),
  };
}

function placesOf(
  { source, compiled: { samples } }: SitePage,
  { isAboutRspack }: Pick<SampleCheckOptions, 'isAboutRspack'>,
): Place[] {
  return samples
    .filter(({ nocheck }) => nocheck === undefined)
    .map((sample) => ({
      sample,
      siblings: samples,
      file: sample.file ?? `content/${source.relativePath}`,
      key: isAboutRspack ? sampleKey(sample, samples) : `any ${sampleKey(sample)}`,
    }));
}

function runEach(
  places: readonly Place[],
  { run, hash, thread, isAboutRspack }: SampleCheckOptions,
): Promise<(SampleProblem[] | undefined)[]> {
  return Promise.all(
    places.map(({ sample, siblings, key }) =>
      run(
        'sample',
        [hash, key],
        () => thread.check({ sample, siblings, isAboutRspack }),
        isLasting,
      ),
    ),
  );
}

/** One run of the compiler for all: starting it takes longer than a hundred samples. */
function runTypeCheck(
  places: readonly Place[],
  { run, hash, engineRoot, isAboutRspack }: SampleCheckOptions,
): Promise<SampleProblem[][] | undefined> {
  if (!isAboutRspack) return Promise.resolve([]);
  const key = [hash, places.map((place) => place.key)];
  return run('types', key, async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
    try {
      const samples = places.map(({ sample }) => sample);
      const found = await typeCheck(samples, { root: engineRoot, folder });
      return places.map((_, index) => found.get(index) ?? []);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function inPage({ line, ...problem }: SampleProblem, { sample, file }: Place): Problem {
  return { file, line: sample.line + line - 1, ...problem };
}

/** A file that pages quote is wrong once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const keyOf = ({ file, line, message }: Problem) => [file, line, message].join('\n');
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}
