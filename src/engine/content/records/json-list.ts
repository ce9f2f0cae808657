import path from 'node:path';
import type { z } from 'zod';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';

/** A list of the content folder, with its text, which says where an entry stands. */
export interface JsonList<T> {
  /** Empty for a site without the list. */
  text: string;
  entries: T;
}

/** What a list is made of. */
export interface ListForm<T> {
  /** Name of the file in the content folder. */
  name: string;
  schema: z.ZodType<T>;
  /** A sound entry, as a person reads it. */
  example: string;
}

/** Reads a list; a site without the file has an empty one. */
export async function readJsonList<T>(
  contentFolder: string,
  form: ListForm<T>,
): Promise<JsonList<T>> {
  const text = await readText(path.join(contentFolder, form.name), `content/${form.name}`);
  return parseJsonList(text ?? '', form);
}

/** Checks a list's text. Throws a ProblemError with all that is wrong with it. */
export function parseJsonList<T>(text: string, form: ListForm<T>): JsonList<T> {
  const result = form.schema.safeParse(text === '' ? {} : parseJson(text, form));
  if (result.success) return { text, entries: result.data };
  throw new ProblemError(result.error.issues.map((issue) => entryProblem(issue, text, form)));
}

/** The line on which a key stands, each name behind the one before it; 1 where there is none. */
export function lineOfKey(text: string, ...names: string[]): number {
  const offset = names.reduce(
    (from, name) => Math.max(from, text.indexOf(`${JSON.stringify(name)}:`, from)),
    0,
  );
  return lineAt(text, offset);
}

function parseJson(text: string, { name, example }: ListForm<unknown>): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const line = lineOfProblem(text, message);
    throw new ProblemError([
      {
        file: `content/${name}`,
        ...(line === undefined ? {} : { line }),
        message: 'Invalid JSON',
        found: line === undefined ? message : sourceLine(text, line),
        expected: example,
        fix: 'fix the commas and quotation marks; after a merge, keep the lines of both sides',
      },
    ]);
  }
}

/** Where a merge has left its marks, or where the parser says; not all of its messages name a place. */
function lineOfProblem(text: string, message: string): number | undefined {
  const mark = text.search(/^<{7} /m);
  const position = mark < 0 ? /at position (\d+)/.exec(message)?.[1] : mark;
  return position === undefined ? undefined : lineAt(text, Number(position));
}

function entryProblem(
  { path: keys }: Pick<z.core.$ZodIssue, 'path'>,
  text: string,
  { name, example }: ListForm<unknown>,
): Problem {
  const line = lineOfKey(text, ...keys.filter((key) => typeof key === 'string'));
  return {
    file: `content/${name}`,
    line,
    message: 'Invalid entry',
    found: sourceLine(text, line),
    expected: example,
  };
}

function sourceLine(text: string, line: number): string {
  return (text.split('\n')[line - 1] ?? '').trim();
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
