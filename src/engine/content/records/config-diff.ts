import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '#shared/problem.ts';
import { configDiffFile, configDiffSchema, type LinedEntry } from './config-diff-schema.ts';
import { diffProblems } from './diff-problems.ts';

/** How the options of webpack and of the documented bundler differ. */
export interface ConfigDiff {
  entries: readonly LinedEntry[];
  problems: Problem[];
}

/** Reads the list; a site without one has no such table. */
export async function loadConfigDiff(contentFolder: string): Promise<ConfigDiff | undefined> {
  const file = path.join(contentFolder, path.basename(configDiffFile));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseConfigDiff(text);
}

/** Checks the list's text. Of a list with problems of its form nothing is used. */
export function parseConfigDiff(text: string): ConfigDiff {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const syntax = document.errors.map(({ pos, message }) =>
    malformed(lineAt(pos[0]), message.split('\n')[0] ?? ''),
  );
  if (syntax.length > 0) return { entries: [], problems: syntax };
  const lineOf = (keys: readonly PropertyKey[]): number => {
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return keys.length === 0 ? 1 : lineOf(keys.slice(0, -1));
  };
  const { success, data, error } = configDiffSchema.safeParse(document.toJS() ?? []);
  if (!success) {
    return {
      entries: [],
      problems: error.issues.map(({ path: keys, message }) =>
        malformed(lineOf(keys), [...keys.slice(1), message].join(': ')),
      ),
    };
  }
  const entries = data.map((entry, index) => ({ ...entry, line: lineOf([index]) }));
  return { entries, problems: diffProblems(entries) };
}

function malformed(line: number, found: string): Problem {
  return {
    file: configDiffFile,
    line,
    message: 'Invalid entry in the list of differences from webpack',
    found,
    expected: '- options: [output.charset]\n  status: missing\n  en: a sentence\n  zh: 一句话',
  };
}
