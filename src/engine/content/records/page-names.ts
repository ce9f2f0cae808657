import path from 'node:path';
import { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';
import { textSchema } from './schema-parts.ts';
import { parseYamlSource, type YamlSource } from './yaml-source.ts';

const fileName = 'names.yaml';

/** Other names of pages, as problems name the file. */
export const pageNamesFile = `content/${fileName}`;

const names = z.array(textSchema).min(1);

const schema = z.record(z.string().startsWith('/'), z.strictObject({ en: names, zh: names }));

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
  return parsePageNames((await readText(path.join(contentFolder, fileName), pageNamesFile)) ?? '');
}

/** Checks the file's text. Of one with problems nothing is used. */
export function parsePageNames(text: string): { names: PageNames; problems: Problem[] } {
  const source = parseYamlSource(text, { file: pageNamesFile, subject: 'list of names' });
  const { success, data, error } = schema.safeParse(source.value ?? {}, { reportInput: true });
  const lineOf = (pagePath: string) => source.locate([pagePath]).line;
  return {
    names: { entries: success ? data : {}, lineOf },
    problems: [...source.problems, ...(error ? problemsOf(error, source) : [])],
  };
}

function problemsOf(error: z.ZodError, { locate }: YamlSource): Problem[] {
  return schemaProblems(error, {
    file: pageNamesFile,
    subject: 'the list of names',
    knownKeys: (keys) => schemaKeys(schema, keys),
    locate,
    syntax: 'yaml',
  });
}
