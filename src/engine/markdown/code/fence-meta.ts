import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';

/** The options behind the language of a code fence: ` ```js title="a b.js" {1,3-5} /word/ config `. */
export interface FenceMeta {
  title?: string;
  /** Line numbers, from 1. */
  highlighted: number[];
  /** Words that are marked wherever the code has them. */
  words: string[];
  /** Whether lines are numbered; absent where the site's default holds. */
  lineNumbers?: boolean;
  /** Whether long lines are wrapped; absent where the site's default holds. */
  wrap?: boolean;
  /** The block is a configuration of the bundler, whatever its title. */
  config?: true;
  /** The reason given with `nocheck`; empty where there is none. */
  nocheck?: string;
  /** File that the block quotes, from the project's root. */
  file?: string;
  /** Part of that file, between `#region` and `#endregion`. */
  region?: string;
  /** Unknown options. */
  problems: FenceProblem[];
}

/** What is wrong with a part of it. */
export type FenceProblem = Pick<Problem, 'message' | 'expected' | 'fix'> & { found: string };

type TextName = 'title' | 'nocheck' | 'file' | 'region';
type SwitchName = 'lineNumbers' | 'wrap';

const known = ['title', 'nocheck', 'file', 'region', 'config', 'lineNumbers', 'wrap'];

/** A quote ends a text where a space, a brace or nothing follows, so that texts may have quotes in them. */
const part = new RegExp(
  [
    /(?<name>title|nocheck|file|region)=(?<quote>["'])(?<text>.*?)\k<quote>(?=[\s{]|$)/,
    /\{(?<lines>[^{}]*)\}/,
    /(?<!\S)\/(?<marked>\S.*?)\/(?!\S)/,
    /(?<!\S)(?<toggle>lineNumbers|wrap)(?:=(?<value>true|false))?(?!\S)/,
    /(?<open>\w+=(?<mark>["'])(?!.*\k<mark>).*|\{[^}]*$)/,
    /\w+=(?<around>["']).*?\k<around>(?!\S)|\S+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Reads a fence's meta string; its parts may come in any order. */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { highlighted: [], words: [], problems: [] };
  for (const { 0: written, groups = {} } of meta.matchAll(part)) {
    const { name, text = '', lines, marked, toggle, value, open } = groups;
    if (name) setText(result, name as TextName, { text, written });
    else if (lines !== undefined) addLines(lines, result);
    else if (marked !== undefined) result.words.push(marked);
    else if (toggle) result[toggle as SwitchName] = value !== 'false';
    else if (open !== undefined) result.problems.push(neverClosed(open));
    else if (written === 'config') result.config = true;
    else if (written === 'nocheck') result.nocheck = '';
    else result.problems.push(notUnderstood(written));
  }
  return result;
}

function setText(
  result: FenceMeta,
  name: TextName,
  { text, written }: { text: string; written: string },
): void {
  if (result[name] === undefined) result[name] = text;
  else {
    const message = `Duplicate code fence option \`${name}\``;
    result.problems.push({ message, found: written, fix: 'remove one of them' });
  }
}

function addLines(lines: string, { highlighted, problems }: FenceMeta): void {
  const ranges = lines.split(',').map((entry) => entry.trim());
  for (const range of ranges.filter(Boolean)) {
    const [, from, to = from] = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/.exec(range) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined) problems.push(noRange(range));
    else if (last < first) problems.push(reversed(range, `{${last}-${first}}`));
    else if (first < 1) problems.push(fromZero(range));
    else for (let line = first; line <= last; line++) highlighted.push(line);
  }
}

function noRange(range: string): FenceProblem {
  return {
    message: 'Invalid line range',
    found: `{${range}}`,
    expected: 'lines and ranges between commas, such as {1,3-5}',
  };
}

function reversed(range: string, fix: string): FenceProblem {
  return { message: 'Reversed line range', found: `{${range}}`, fix };
}

function fromZero(range: string): FenceProblem {
  return {
    message: 'Line 0 in a line range',
    found: `{${range}}`,
    expected: 'lines counted from 1',
  };
}

function neverClosed(found: string): FenceProblem {
  const isBrace = found.startsWith('{');
  return {
    message: `Unclosed ${isBrace ? 'brace' : 'quote'} in a code fence`,
    found,
    expected: isBrace ? 'line ranges such as {1,3-5}' : 'a text between two quotes of one kind',
  };
}

function notUnderstood(found: string): FenceProblem {
  const [, name = '', , value] = /^([\w-]+)(?:=(["']?)([^"']*)\2$)?/.exec(found) ?? [];
  const [suggestion] = name ? closest(name, known) : [];
  const isText = suggestion && /^(?:title|nocheck|file|region)$/.test(suggestion);
  const fix = isText ? `${suggestion}="${value ?? '…'}"` : suggestion;
  return {
    message: 'Unknown code fence option',
    found,
    expected:
      'title="file.js", line ranges such as {1,3-5}, /word/, lineNumbers, wrap, config, nocheck="reason", file="examples/…"',
    ...(fix ? { fix } : {}),
  };
}
