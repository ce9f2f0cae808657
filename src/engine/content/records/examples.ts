import path from 'node:path';
import { z } from 'zod';
import type { ExampleOutputs } from '../../examples/example-output.ts';
import { type DataForm, parseDataFile, readDataFile, soundValue } from './data-file.ts';
import { loadQuotes, type Quotes } from './quoted-files.ts';

/** What pages can show of the examples. */
export interface Examples {
  quotes: Quotes;
  /** What the build of each emits. */
  outputs: ExampleOutputs;
}

const form: DataForm<ExampleOutputs> = {
  file: 'examples/outputs.json',
  subject: 'the output of the examples',
  schema: z.record(z.string(), z.record(z.string(), z.number())),
  command: 'npm run examples',
};

/** Reads the examples of a project; a site need not have any. */
export async function loadExamples(root: string): Promise<Examples> {
  const [quotes, outputs] = await Promise.all([
    loadQuotes(root),
    readDataFile(path.join(root, 'examples'), form),
  ]);
  return { quotes, outputs: (outputs && soundValue(outputs)) ?? {} };
}

/** Checks the text of `examples/outputs.json`. Throws a ProblemError where it is not what the command writes. */
export function parseOutputs(text: string): ExampleOutputs {
  return soundValue(parseDataFile(text, form)) ?? {};
}
