import path from 'node:path';
import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';
import type { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { type Location, schemaProblems } from '#config/schema-problems.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { lineAt } from '#shared/text.ts';
import { readText } from '../../files/read-text.ts';
import { parseYamlDocument, type YamlDocument } from './yaml-document.ts';

/** What a file of data has to look like. */
export interface DataForm<T> {
  /** From the project's root: `content/tasks.yaml`. Read as JSON if it ends so, else as YAML. */
  file: string;
  /** Names the content in messages: `the glossary`. */
  subject: string;
  schema: z.ZodType<T>;
  /** The command that writes the file, where one does. */
  command?: string;
}

/** A file of data as it was read. */
export interface DataFile<T> {
  /** The valid content; undefined for an empty file, and for one with problems. */
  value: T | undefined;
  /** The line of a value, from 1; of a missing one, that of what it should be in. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The line of a key, whose value may begin below it, and how that line is written. */
  locate: (keys: readonly PropertyKey[]) => Location;
  problems: Problem[];
}

/** Reads a file in a folder; undefined where there is none. */
export async function readDataFile<T>(
  folder: string,
  form: DataForm<T>,
): Promise<DataFile<T> | undefined> {
  const text = await readText(path.join(folder, path.basename(form.file)), form.file);
  return text === undefined ? undefined : parseDataFile(text, form);
}

/** Parses and validates the text of a file. */
export function parseDataFile<T>(text: string, form: DataForm<T>): DataFile<T> {
  const document = yamlIn(text);
  const places = placesOf(text, document);
  const { written, problems } = form.file.endsWith('.json')
    ? parseJson(text, form)
    : parseYaml(text, document(), form);
  if (written === undefined) return { value: undefined, ...places, problems };
  const { success, data, error } = form.schema.safeParse(written, { reportInput: true });
  if (success) return { value: data, ...places, problems };
  return { value: undefined, ...places, problems: invalid(error, form, places) };
}

/** The content of a file whose problems stop everything. */
export function soundValue<T>({ value, problems }: DataFile<T>): T | undefined {
  if (problems.length > 0) throw new ProblemError(problems);
  return value;
}

type Places = Pick<DataFile<unknown>, 'lineOf' | 'locate'>;

/** Finds the lines of keys and values in YAML, of which JSON is a part. */
export function placesIn(text: string): Places {
  return placesOf(text, yamlIn(text));
}

/** Parses a text when it is first asked for, and once. */
function yamlIn(text: string): () => YamlDocument {
  let parsed: YamlDocument | undefined;
  return () => {
    parsed ??= parseYamlDocument(text);
    return parsed;
  };
}

function placesOf(text: string, document: () => YamlDocument): Places {
  return {
    lineOf: (keys) => lineOfValue(keys, document().document, document().lineCounter),
    locate(keys) {
      const line = lineOfKey(keys, document().document, document().lineCounter);
      return { line, source: sourceLine(text, line) };
    },
  };
}

interface Parsed {
  written: unknown;
  problems: Problem[];
}

function parseYaml(
  text: string,
  { document, lineCounter, value }: YamlDocument,
  form: DataForm<unknown>,
): Parsed {
  if (document.errors.length === 0) return { written: value, problems: [] };
  const conflict = conflictIn(text, form);
  const lines = text.split('\n');
  const problems = document.errors.map(({ pos }) => ({
    file: form.file,
    ...notYaml(lineCounter.linePos(pos[0]).line, lines),
    message: `Invalid YAML in ${form.subject}`,
  }));
  return { written: undefined, problems: conflict ? [conflict] : problems };
}

function parseJson(text: string, form: DataForm<unknown>): Parsed {
  if (text === '') return { written: undefined, problems: [] };
  try {
    return { written: JSON.parse(text), problems: [] };
  } catch (error) {
    const problem = conflictIn(text, form) ?? notJson(text, (error as Error).message, form);
    return { written: undefined, problems: [problem] };
  }
}

/** The first mark that a merge has left. */
function conflictIn(text: string, { file, command }: DataForm<unknown>): Problem | undefined {
  const offset = text.search(/^[<=>]{7}(?: |$)/m);
  if (offset < 0) return undefined;
  const line = lineAt(text, offset);
  return {
    file,
    line,
    message: 'Unresolved merge conflict',
    found: sourceLine(text, line),
    fix: command ? `keep either side, then: ${command}` : 'keep the lines of both sides',
  };
}

/** Not all messages of the parser name a place. */
function notJson(
  text: string,
  reason: string,
  { file, subject, command }: DataForm<unknown>,
): Problem {
  const [, position] = /at position (\d+)/.exec(reason) ?? [];
  const line = position === undefined ? undefined : lineAt(text, Number(position));
  return {
    file,
    ...(line === undefined ? {} : { line }),
    message: `Invalid JSON in ${subject}`,
    found: line === undefined ? reason : sourceLine(text, line),
    ...(line === undefined ? {} : { expected: reason }),
    fix: ['fix the commas and quotation marks', ...(command ? [command] : [])].join(', then: '),
  };
}

function notYaml(line: number, lines: readonly string[]): Omit<Problem, 'message'> {
  const found = lines.slice(0, line).findLast((text) => text.trim() !== '');
  return {
    line,
    found: found?.trim() ?? '',
    expected: 'lines of `key: value`; quote a value that contains `: ` or begins with a sign',
  };
}

function invalid<T>(
  error: z.ZodError,
  { file, subject, schema }: DataForm<T>,
  { locate }: Places,
): Problem[] {
  return schemaProblems(error, {
    file,
    subject,
    knownKeys: (keys) => schemaKeys(schema, keys),
    locate,
    syntax: 'yaml',
  });
}

function sourceLine(text: string, line: number): string {
  return (text.split('\n')[line - 1] ?? '').trim();
}

function lineOfValue(
  keys: readonly PropertyKey[],
  document: Document.Parsed,
  lineCounter: LineCounter,
): number {
  const node = document.getIn(keys, true);
  if (isNode(node) && node.range) {
    // The text of a block scalar begins below its mark.
    const below = isScalar(node) && node.type?.startsWith('BLOCK') ? 1 : 0;
    return lineCounter.linePos(node.range[0]).line + below;
  }
  return keys.length === 0 ? 1 : lineOfValue(keys.slice(0, -1), document, lineCounter);
}

function lineOfKey(
  keys: readonly PropertyKey[],
  document: Document.Parsed,
  lineCounter: LineCounter,
): number {
  const parent = document.getIn(keys.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
    : undefined;
  if (isNode(pair?.key) && pair.key.range) return lineCounter.linePos(pair.key.range[0]).line;
  return lineOfValue(keys, document, lineCounter);
}
