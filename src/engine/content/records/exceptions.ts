import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { escapePattern } from '#shared/text.ts';
import { type DataFile, type DataForm, parseDataFile, readDataFile } from './data-file.ts';

/** Where the list stands, from the content folder. */
export const exceptionsFile = 'exceptions.yaml';

const reasons = z.record(z.string(), z.string().min(1)).default({});

const schema = z.strictObject({
  /** Paths of pages that do not document yet all that they should. */
  incomplete: reasons,
  /** Names of what is left out; `*` stands for any letters. */
  options: reasons,
  commands: reasons,
  hooks: reasons,
  loaderContext: reasons,
  exports: reasons,
  /** Values that need more than themselves: `externals: true`. */
  values: reasons,
  /** Headings that only look like one of these: `/config/output#example`. */
  headings: reasons,
});

export type ExceptionKind = keyof z.output<typeof schema>;

/** What the pages may leave out, each with its reason. */
export interface Exceptions {
  reasons: z.output<typeof schema>;
  /** The line of an entry, from 1. */
  lineOf: (kind: string, entry: string) => number;
}

/** The list as it was read. */
export interface ReadExceptions {
  exceptions: Exceptions;
  problems: Problem[];
  /** Whether nothing of it is used. */
  isBroken: boolean;
}

const form: DataForm<Exceptions['reasons']> = {
  file: `content/${exceptionsFile}`,
  subject: 'the exceptions',
  schema,
};

/** Reads the list; a site without one has no exceptions. */
export async function readExceptions(contentFolder: string): Promise<ReadExceptions> {
  return exceptionsIn((await readDataFile(contentFolder, form)) ?? parseDataFile('', form));
}

/** Checks the list's text. Of a list with problems nothing is used. */
export function parseExceptions(text: string): ReadExceptions {
  return exceptionsIn(parseDataFile(text, form));
}

function exceptionsIn({
  value,
  problems,
  locate,
}: DataFile<Exceptions['reasons']>): ReadExceptions {
  const lineOf = (kind: string, entry: string) => locate([kind, entry]).line;
  const exceptions = { reasons: value ?? schema.parse({}), lineOf };
  return { exceptions, problems, isBroken: problems.length > 0 };
}

/** The names that an entry means. */
export function namesPattern(entry: string): RegExp {
  const parts = entry.split('*').map(escapePattern);
  return new RegExp(`^${parts.join('.*')}$`);
}
