import path from 'node:path';
import { z } from 'zod';
import { ProblemError } from '#shared/problem.ts';
import type { ExampleOutputs } from '../../examples/example-output.ts';
import { readText } from '../../files/read-text.ts';
import { loadQuotes, type Quotes } from './quoted-files.ts';

/** What pages can show of the examples. */
export interface Examples {
  quotes: Quotes;
  /** What the build of each emits. */
  outputs: ExampleOutputs;
}

const outputsFile = 'examples/outputs.json';

const schema = z.record(z.string(), z.record(z.string(), z.number()));

/** Reads the examples of a project; a site need not have any. */
export async function loadExamples(root: string): Promise<Examples> {
  const [quotes, text] = await Promise.all([
    loadQuotes(root),
    readText(path.join(root, outputsFile), outputsFile),
  ]);
  return { quotes, outputs: text === undefined ? {} : parseOutputs(text) };
}

/** Checks the text of `examples/outputs.json`. Throws a ProblemError where it is not what the command writes. */
export function parseOutputs(text: string): ExampleOutputs {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ProblemError([
      {
        file: outputsFile,
        message: 'Invalid output of the examples',
        found: String((error as Error).message).split('\n')[0] ?? '',
        expected: 'what the command writes; after a merge, take either side',
        fix: 'npm run examples',
      },
    ]);
  }
}
