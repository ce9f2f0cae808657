import type { Problem } from '#shared/problem.ts';
import {
  configDiffFile,
  configDiffSchema,
  type DiffEntry,
  type LinedEntry,
} from './config-diff-schema.ts';
import { type DataFile, type DataForm, parseDataFile, readDataFile } from './data-file.ts';
import { diffProblems } from './diff-problems.ts';

/** How the options of webpack and of the documented bundler differ. */
export interface ConfigDiff {
  entries: readonly LinedEntry[];
  problems: Problem[];
}

const form: DataForm<DiffEntry[]> = {
  file: configDiffFile,
  subject: 'the differences from webpack',
  schema: configDiffSchema,
};

/** Reads the list; a site without one has no such table. */
export async function loadConfigDiff(contentFolder: string): Promise<ConfigDiff | undefined> {
  const data = await readDataFile(contentFolder, form);
  return data && configDiffIn(data);
}

/** Checks the list's text. Of a list with problems of its form nothing is used. */
export function parseConfigDiff(text: string): ConfigDiff {
  return configDiffIn(parseDataFile(text, form));
}

function configDiffIn({ value, problems, lineOf }: DataFile<DiffEntry[]>): ConfigDiff {
  if (problems.length > 0) return { entries: [], problems };
  const entries = (value ?? []).map((entry, index) => ({ ...entry, line: lineOf([index]) }));
  return { entries, problems: diffProblems(entries) };
}
