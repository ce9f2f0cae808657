import path from 'node:path';
import { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';

/** Where the translation status lies, from the project's root. */
export const translationStatusFile = 'content/translations.json';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits');
const pageName = z.string().regex(/^\//, 'the path of a page: "/guide/react"');

const schema = z.strictObject({
  /** Pages that one language lacks and shows in the other one. */
  untranslated: z.array(pageName).default([]),
  /**
   * From which version of each section its translation was made: by page and id, the hashes of
   * both texts.
   */
  sections: z.record(pageName, z.record(z.string(), z.tuple([hash, hash]))).default({}),
});

/** What is known of translations: which are missing, and what the others were made from. */
export type TranslationStatus = z.output<typeof schema>;

export const emptyStatus: TranslationStatus = { untranslated: [], sections: {} };

/** Checks the text of a translation status; throws a ProblemError where it is none. */
export function parseTranslationStatus(text: string): TranslationStatus {
  const result = schema.safeParse(parseJson(text), { reportInput: true });
  if (result.success) return result.data;
  throw new ProblemError(
    schemaProblems(result.error, {
      file: translationStatusFile,
      subject: translationStatusFile,
      knownKeys: (path) => schemaKeys(schema, path),
      locate: (path) => locate(text, path),
      syntax: 'yaml',
    }),
  );
}

/** The text of a translation status: keys sorted, one section a line, so that two writers seldom meet. */
export function formatTranslationStatus({ untranslated, sections }: TranslationStatus): string {
  const names = [...untranslated].sort().map((name) => `    ${JSON.stringify(name)}`);
  const pages = sorted(sections).map(([name, entries]) => {
    const lines = sorted(entries).map(
      ([id, [original, translation]]) =>
        `      ${JSON.stringify(id)}: ["${original}", "${translation}"]`,
    );
    return `    ${JSON.stringify(name)}: ${block('{}', lines, '    ')}`;
  });
  return `{\n  "untranslated": ${block('[]', names, '  ')},\n  "sections": ${block('{}', pages, '  ')}\n}\n`;
}

/** Adds lines to problems of the translation status, where the page or section that was found stands in it. */
export function locateInLedger(problems: readonly Problem[], text: string): Problem[] {
  return problems.map((problem) => {
    const { file, line, found } = problem;
    if (file !== translationStatusFile || line !== undefined || found === undefined) return problem;
    return { ...problem, line: locate(text, found.split('#')).line };
  });
}

function sorted<T>(entries: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
}

function block([open, close]: string, lines: readonly string[], indent: string): string {
  return lines.length > 0 ? `${open}\n${lines.join(',\n')}\n${indent}${close}` : `${open}${close}`;
}

/** The line on which the last of some keys stands, each behind the one before. */
function locate(text: string, path: readonly PropertyKey[]): { line: number; source: string } {
  const names = path.filter((key) => typeof key === 'string');
  const offset = names.reduce((from, name) => {
    const at = text.indexOf(JSON.stringify(name), from);
    return at < 0 ? from : at;
  }, 0);
  const line = text.slice(0, offset).split('\n').length;
  return { line, source: (text.split('\n')[line - 1] ?? '').trim() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProblemError([jsonProblem(text, (error as Error).message)]);
  }
}

function jsonProblem(text: string, reason: string): Problem {
  const lines = text.split('\n');
  const conflict = lines.findIndex((line) => /^[<=>]{7}/.test(line));
  const position = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
  const index = conflict < 0 ? text.slice(0, position).split('\n').length - 1 : conflict;
  return {
    file: translationStatusFile,
    line: index + 1,
    message: 'Invalid JSON in the translation status',
    found: (lines[index] ?? '').trim(),
    ...(conflict < 0 ? { expected: reason } : {}),
    fix: 'keep the lines of either side, then `npm run translations`',
  };
}

/** A translation status, and its text to say where something stands in it. */
export interface LoadedStatus {
  translationStatus: TranslationStatus;
  text: string;
}

/** Loads a site's translation status; `undefined` where there is none. Throws a ProblemError where it cannot be read. */
export async function loadTranslationStatus(
  contentFolder: string,
): Promise<LoadedStatus | undefined> {
  const text = await readText(translationStatusPath(contentFolder), translationStatusFile);
  return text === undefined ? undefined : { translationStatus: parseTranslationStatus(text), text };
}

/** Where the translation status of a content folder lies. */
export function translationStatusPath(contentFolder: string): string {
  return path.join(contentFolder, path.basename(translationStatusFile));
}
