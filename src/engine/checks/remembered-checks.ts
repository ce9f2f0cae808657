import path from 'node:path';
import type { SiteConfig } from '#config/schema/site.ts';
import type { Problem } from '#shared/problem.ts';
import type { Checked } from '#shared/status.ts';
import type { Content } from '../content/read-content.ts';
import { hashOfFiles } from '../files/source-hash.ts';
import type { SitePage } from '../model/site.ts';
import { checkLanguage } from './language/check-language.ts';
import { createLanguageThread, type LanguageThread } from './language/language-thread.ts';
import type { CheckResult, RunCheck } from './run-check.ts';
import { checkSamples } from './samples/check-samples.ts';
import { createSampleThread, type SampleThread } from './samples/sample-thread.ts';
import { checkValues } from './values/check-values.ts';
import { createValueProcess, type ValueProcess } from './values/try-values.ts';

/** What the remembered checks run in, beside the build. */
export interface Threads {
  language: LanguageThread;
  samples: SampleThread;
  values: ValueProcess;
}

export function createThreads(): Threads {
  return {
    language: createLanguageThread(),
    samples: createSampleThread(),
    values: createValueProcess(),
  };
}

export interface TextCheckOptions {
  run: RunCheck;
  config: Pick<SiteConfig, 'documents'>;
  /** Folder of the engine's own package. */
  engineRoot: string;
  threads: Threads;
}

/** How much each check had to look at, and how much of it is known. */
export type TextCounts = Record<'samples' | 'values' | 'texts', Checked>;

function countOf({ all, unknown }: CheckResult<unknown>): Checked {
  return { all, unchecked: unknown };
}

const nothing: CheckResult<Problem[]> = { found: [], all: 0, unknown: 0 };

/** Checks under way. */
export interface TextChecks {
  /** Starts the checks that need compiled pages, and waits for all. */
  finish: (
    pages: readonly SitePage[],
  ) => Promise<Omit<CheckResult<Problem[]>, 'all'> & { counts: TextCounts }>;
}

/**
 * Starts the checks that take their time, because they run programs: words past a dictionary, while
 * pages are compiled; then samples and values of options past the bundler. Each answer is remembered by the text that it
 * is about.
 */
export function startTextChecks(
  { sources, records: { language, configDiff, exceptions } }: Pick<Content, 'sources' | 'records'>,
  { run, config, engineRoot, threads }: TextCheckOptions,
): TextChecks {
  const hash = hashOfChecks(engineRoot);
  const written = sources.filter(({ original }) => original === undefined);
  const isAboutRspack = config.documents !== undefined;
  const words = hash.then(async (hash) => {
    const thread = threads.language;
    const options = { run, hash, thread, configDiff };
    return language ? checkLanguage(written, language, options) : nothing;
  });
  // The error is reported to whoever awaits the result; until then it must not end the program.
  words.catch(() => {});
  return {
    async finish(pages) {
      const own = pages.filter(({ source }) => source.original === undefined);
      const [samples, values, texts] = await Promise.all([
        checkSamples(own, {
          ...{ run, hash: await hash, engineRoot, isAboutRspack },
          thread: threads.samples,
        }),
        isAboutRspack
          ? checkValues(own, { run, hash: await hash, process: threads.values, exceptions })
          : nothing,
        words,
      ]);
      return {
        found: [samples, values, texts].flatMap(({ found }) => found),
        unknown: [samples, values, texts].reduce((sum, { unknown }) => sum + unknown, 0),
        counts: { samples: countOf(samples), values: countOf(values), texts: countOf(texts) },
      };
    },
  };
}

function hashOfChecks(engineRoot: string): Promise<string> {
  const parts = [
    'src/engine/rspack',
    'src/engine/checks/samples',
    'src/engine/checks/language',
    'src/engine/checks/values',
    'src/engine/content/records',
    'src/shared',
    'package-lock.json',
  ];
  return hashOfFiles(
    engineRoot,
    parts.map((part) => path.join(engineRoot, part)),
  );
}
