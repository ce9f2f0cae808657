import path from 'node:path';
import { z } from 'zod';
import type { Benchmarks } from '#shared/benchmarks.ts';
import { ProblemError } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';

/** Where the figures stand, from the content folder. */
const benchmarksFile = 'benchmarks.json';

const amount = z.number().nonnegative();
/** Null where a program did not get that far before the limit. */
const figure = amount.nullable();

const schema: z.ZodType<Benchmarks> = z.strictObject({
  bundlers: z.record(
    z.string(),
    z.strictObject({ name: z.string(), versions: z.record(z.string(), z.string()) }),
  ),
  cases: z.array(
    z.strictObject({
      modules: amount,
      date: z.iso.date(),
      machine: z.strictObject({
        cpu: z.string(),
        cores: amount,
        memory: amount,
        system: z.string(),
        node: z.string(),
      }),
      rounds: amount,
      limit: amount,
      results: z.record(
        z.string(),
        z.strictObject({
          build: figure,
          memory: figure,
          size: figure,
          compressed: figure,
          start: figure.exactOptional(),
          leaf: figure.exactOptional(),
          root: figure.exactOptional(),
        }),
      ),
    }),
  ),
});

/** Reads what `npm run bench:bundlers` measured; undefined for a site that shows none of it. */
export async function loadBenchmarks(contentFolder: string): Promise<Benchmarks | undefined> {
  const text = await readText(
    path.join(contentFolder, benchmarksFile),
    `content/${benchmarksFile}`,
  );
  return text === undefined ? undefined : parseBenchmarks(text);
}

/** Checks the file's text. Throws a ProblemError where it is not what the command writes. */
export function parseBenchmarks(text: string): Benchmarks {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
  const { success, data: benchmarks, error } = schema.safeParse(data);
  if (success) return benchmarks;
  const [issue] = error.issues;
  throw problem(`${issue?.path.join('.')}: ${issue?.message}`);
}

function problem(found: string): ProblemError {
  return new ProblemError([
    {
      file: `content/${benchmarksFile}`,
      message: 'Invalid benchmarks',
      found,
      expected: 'what the command writes; nobody edits it by hand',
      fix: 'npm run bench:bundlers',
    },
  ]);
}
