import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';
import type { Location } from '#config/schema-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { parseYamlDocument } from './yaml-document.ts';

/** A YAML file of the content folder, as it was written. */
export interface YamlSource {
  /** What it says; undefined for an empty file, and for one with problems. */
  value: unknown;
  /** The line of a value, from 1; of a missing one, that of what it should be in. */
  lineOf: (keys: readonly PropertyKey[]) => number;
  /** The line of a key, whose value may begin below it, and how that line is written. */
  locate: (keys: readonly PropertyKey[]) => Location;
  /** Why it is no YAML. */
  problems: Problem[];
}

/**
 * Reads the text of a file.
 *
 * @param subject names the file in messages: `glossary`
 */
export function parseYamlSource(
  text: string,
  { file, subject }: { file: string; subject: string },
): YamlSource {
  const { document, lineCounter, value } = parseYamlDocument(text);
  const lines = text.split('\n');
  const problems = document.errors.map(({ pos }) => ({
    file,
    ...notYaml(lineCounter.linePos(pos[0]).line, lines),
    message: `Invalid YAML in the ${subject}`,
  }));
  return {
    value,
    lineOf: (keys) => lineOfValue(keys, document, lineCounter),
    locate(keys) {
      const line = lineOfKey(keys, document, lineCounter);
      return { line, source: (lines[line - 1] ?? '').trim() };
    },
    problems,
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
