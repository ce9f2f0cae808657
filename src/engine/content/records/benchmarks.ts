import { z } from 'zod';
import type { Benchmarks } from '#shared/benchmarks.ts';
import { type DataForm, parseDataFile, readDataFile, soundValue } from './data-file.ts';
import { machineSchema } from './schema-parts.ts';

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
      machine: machineSchema,
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

const form: DataForm<Benchmarks> = {
  file: 'content/benchmarks.json',
  subject: 'the benchmarks',
  schema,
  command: 'npm run bench:bundlers',
};

/** Reads what `npm run bench:bundlers` measured; undefined for a site that shows none of it. */
export async function loadBenchmarks(contentFolder: string): Promise<Benchmarks | undefined> {
  const data = await readDataFile(contentFolder, form);
  return data && soundValue(data);
}

/** Checks the file's text. Throws a ProblemError where it is not what the command writes. */
export function parseBenchmarks(text: string): Benchmarks | undefined {
  return soundValue(parseDataFile(text, form));
}
