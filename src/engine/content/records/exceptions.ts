import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';
import { parseYamlDocument } from './yaml-document.ts';

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
  /** The file's lines, to say where an entry stands. */
  lines: readonly string[];
}

/** What the list says. */
export interface ReadExceptions {
  exceptions: Exceptions;
  problems: Problem[];
  /** Whether nothing of it is used. */
  isBroken: boolean;
}

/** Reads the list; a site without one has no exceptions. */
export async function readExceptions(contentFolder: string): Promise<ReadExceptions> {
  const file = path.join(contentFolder, exceptionsFile);
  return parseExceptions((await readText(file, `content/${exceptionsFile}`)) ?? '');
}

/** Checks the list's text. Of a list with problems nothing is used. */
export function parseExceptions(text: string): ReadExceptions {
  const lines = text.split('\n');
  const { document, value = {} } = parseYamlDocument(text);
  const { success, data, error } = schema.safeParse(value);
  const place = { file: `content/${exceptionsFile}` };
  const expected = 'kinds (options, hooks, …), below each `name: the reason`';
  const syntax = document.errors.map(({ message, linePos }) => ({
    ...place,
    line: linePos?.[0].line ?? 1,
    message: 'Invalid YAML in the exceptions',
    found: message.split('\n')[0] ?? '',
    expected,
  }));
  const invalid = (error?.issues ?? []).map(({ path: keys, message }) => ({
    ...place,
    line: lineOf(lines, String(keys.at(-1) ?? '')),
    message: 'Invalid exception',
    found: [...keys, message].join(': '),
    expected,
  }));
  const problems = syntax.length > 0 ? syntax : invalid;
  const usable = success && problems.length === 0 ? data : schema.parse({});
  return { exceptions: { reasons: usable, lines }, problems, isBroken: problems.length > 0 };
}

/** The line of an entry in the list, from 1. */
export function lineOf(lines: readonly string[], name: string): number {
  const index = lines.findIndex((line) => {
    const key = /^\s*(['"]?)(?<name>.+?)\1:/.exec(line)?.groups?.name;
    return key === name;
  });
  return Math.max(index, 0) + 1;
}

/** The names that an entry means. */
export function patternOf(entry: string): RegExp {
  const parts = entry.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
