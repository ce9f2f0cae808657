import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { type DataFile, type DataForm, parseDataFile, readDataFile } from './data-file.ts';
import { eachLocale, textSchema } from './schema-parts.ts';

/** Other names of pages, as problems name the file. */
export const pageNamesFile = 'content/names.yaml';

const schema = z.record(
  z.string().startsWith('/'),
  z.strictObject(eachLocale(z.array(textSchema).min(1))),
);

const form: DataForm<z.output<typeof schema>> = {
  file: pageNamesFile,
  subject: 'the list of names',
  schema,
};

/** What readers call pages, by their paths; only search reads it. */
export interface PageNames {
  entries: z.output<typeof schema>;
  /** Where the names of a path stand in the file, from 1. */
  lineOf: (path: string) => number;
}

/** Reads the names; a site without the file has none. */
export async function readPageNames(
  contentFolder: string,
): Promise<{ names: PageNames; problems: Problem[] }> {
  return namesIn((await readDataFile(contentFolder, form)) ?? parseDataFile('', form));
}

/** Checks the file's text. Of one with problems nothing is used. */
export function parsePageNames(text: string): { names: PageNames; problems: Problem[] } {
  return namesIn(parseDataFile(text, form));
}

function namesIn({ value, locate, problems }: DataFile<z.output<typeof schema>>) {
  const names = { entries: value ?? {}, lineOf: (path: string) => locate([path]).line };
  return { names, problems };
}
