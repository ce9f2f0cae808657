import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ExampleOutputs } from '../bundler/example-output.ts';
import { loadQuotes, type Quotes } from '../markdown/quoted-files.ts';

/** What pages can show of the examples. */
export interface Examples {
  quotes: Quotes;
  /** What the build of each emits. */
  outputs: ExampleOutputs;
}

/** Reads the examples of a project; a site need not have any. */
export async function loadExamples(root: string): Promise<Examples> {
  const file = path.join(root, 'examples/outputs.json');
  const [quotes, text] = await Promise.all([
    loadQuotes(root),
    readFile(file, 'utf8').catch(() => '{}'),
  ]);
  return { quotes, outputs: JSON.parse(text) as ExampleOutputs };
}
