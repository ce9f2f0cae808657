import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { type GlossaryData, glossarySchema } from './glossary-schema.ts';

/** The words of the site in both languages, and what they mean. */
export const glossaryFile = 'content/glossary.yaml';

/** The glossary, and where in its file each part of it stands. */
export interface Glossary extends GlossaryData {
  lineOf: (path: readonly (string | number)[]) => number;
}

/** Checks the file's text. Of a glossary with faults nothing is used. */
export function parseGlossary(text: string): { glossary: Glossary; problems: Problem[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineOf = (keys: readonly PropertyKey[]) => lineOfKeys(keys, document, lineCounter);
  const lines = text.split('\n');
  const empty = { ...glossarySchema.parse({}), lineOf };
  const syntax = document.errors.map(({ pos }) => notYaml(lineCounter.linePos(pos[0]).line, lines));
  if (syntax.length > 0) return { glossary: empty, problems: syntax };

  const written: unknown = document.toJS() ?? {};
  const { success, data, error } = glossarySchema.safeParse(written, { reportInput: true });
  if (!success) {
    const lineOfKey = (keys: readonly PropertyKey[]) => lineOfPair(keys, document, lineCounter);
    return { glossary: empty, problems: faults(error, lines, lineOfKey) };
  }
  return { glossary: { ...data, lineOf }, problems: repeatedIds(data, lineOf) };
}

/** The line of a value; of a missing one, that of what it should be in. */
function lineOfKeys(
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
  return keys.length === 0 ? 1 : lineOfKeys(keys.slice(0, -1), document, lineCounter);
}

/** The line of a key, whose value may begin below it. */
function lineOfPair(
  keys: readonly PropertyKey[],
  document: Document.Parsed,
  lineCounter: LineCounter,
): number {
  const parent = document.getIn(keys.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
    : undefined;
  if (isNode(pair?.key) && pair.key.range) return lineCounter.linePos(pair.key.range[0]).line;
  return lineOfKeys(keys, document, lineCounter);
}

function faults(
  error: z.ZodError,
  lines: readonly string[],
  lineOf: (keys: readonly PropertyKey[]) => number,
): Problem[] {
  return schemaProblems(error, {
    file: glossaryFile,
    subject: 'the glossary',
    knownKeys: (keys) => schemaKeys(glossarySchema, keys),
    locate: (keys) => ({ line: lineOf(keys), source: (lines[lineOf(keys) - 1] ?? '').trim() }),
    syntax: 'yaml',
  });
}

function notYaml(line: number, lines: readonly string[]): Problem {
  const found = lines.slice(0, line).findLast((text) => text.trim() !== '');
  return {
    file: glossaryFile,
    line,
    message: 'The glossary is not valid YAML.',
    found: found?.trim() ?? '',
    expected: 'lines of `key: value`; quote a value that contains `: ` or begins with a sign',
  };
}

/** Ids are those of headings on one page, so each is there once. */
function repeatedIds({ groups, terms }: GlossaryData, lineOf: Glossary['lineOf']): Problem[] {
  const ids = [
    ...groups.flatMap(({ id, terms: explained }, index) => [
      { id, line: lineOf(['groups', index, 'id']) },
      ...explained.map((term, place) => ({
        id: term.id,
        line: lineOf(['groups', index, 'terms', place, 'id']),
      })),
    ]),
    ...terms.map(({ id }, index) => ({ id, line: lineOf(['terms', index, 'id']) })),
  ];
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, line }) => ({
      file: glossaryFile,
      line,
      message: `Two entries of the glossary have the id \`${id}\`.`,
      found: `id: ${id}`,
      expected: 'an id of its own for each group and term',
    }));
}
