import { type ParserOptions, parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

/** Why a text cannot be read, and where. */
export interface SyntaxProblem {
  message: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

export interface ParsedScript {
  /** Undefined where nothing could be read at all. */
  body: Node[] | undefined;
  problems: SyntaxProblem[];
  /** By how much places in the tree are behind those in the text. */
  shift: number;
}

const options: ParserOptions = {
  sourceType: 'unambiguous',
  errorRecovery: true,
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowUndeclaredExports: true,
};

/** A part of a configuration, completed so that it can be parsed. */
const wrappings = [
  { before: '', after: '' },
  // JSON, or an object alone.
  { before: '(', after: '\n)' },
  // Lines such as `output: { … },`.
  { before: '({', after: '\n})' },
];

/** Parses JavaScript, TypeScript, JSON, or a part of an object. What cannot be parsed is fixed as far as possible. */
export function parseScript(text: string): ParsedScript {
  for (const { before, after } of wrappings) {
    const file = tryParse(before + text + after);
    if (file && (before === '' ? !isLabels(file) : true))
      return { body: file.program.body, problems: [], shift: before.length };
  }
  return parseBroken(text);
}

/** `output: { … }` by itself is a label and a block to a parser. */
function isLabels({ program }: File): boolean {
  return (
    program.body.length > 0 &&
    program.body.every(({ type }) => type === 'LabeledStatement' || type === 'BlockStatement')
  );
}

function tryParse(text: string): File | undefined {
  const parsed = attempt(text);
  return 'file' in parsed ? parsed.file : undefined;
}

interface Failure {
  message: string;
  at: number;
}

function attempt(text: string): { file: File } | { failure: Failure } {
  const failures: Failure[] = [];
  // `<T>{}` is a cast where there is no JSX.
  for (const plugins of [['typescript'], ['typescript', 'jsx']] as const) {
    try {
      return { file: parse(text, { ...options, plugins: [...plugins] }) };
    } catch (error) {
      failures.push(failureOf(error));
    }
  }
  return { failure: failures[0] ?? { message: 'The text cannot be parsed.', at: 0 } };
}

function failureOf(error: unknown): Failure {
  const { message, pos } = error as { message: string; pos?: number };
  // Brackets within brackets without end.
  if (pos === undefined) return { message, at: 0 };
  return { message: message.replace(/ \(\d+:\d+\)$/, ''), at: pos };
}

/** How often a text is fixed before what is left of it is given up. */
const mostRepairs = 8;

/** Reads what can be read of a text that does not parse. */
function parseBroken(text: string): ParsedScript {
  const problems: SyntaxProblem[] = [];
  let fixed = text;
  for (let tries = 0; tries <= mostRepairs; tries++) {
    const parsed = attempt(fixed);
    if ('file' in parsed) return { body: parsed.file.program.body, problems, shift: 0 };
    const { failure } = parsed;
    problems.push(problemAt(text, failure));
    const better = repair(fixed, failure);
    if (better === undefined) break;
    fixed = better;
  }
  // What follows from one mistake is no other one.
  return { body: undefined, problems: problems.slice(0, 1), shift: 0 };
}

/** The text with a small change after which it can be read further; its places stay where they are. */
function repair(text: string, { at }: Failure): string | undefined {
  const candidates = at >= text.trimEnd().length ? [closed(text)] : changesAt(text, at);
  return candidates
    .map((candidate) => ({ candidate, reach: reachOf(candidate) }))
    .filter(({ reach }) => reach > at)
    .sort((one, other) => other.reach - one.reach)[0]?.candidate;
}

/** How far a text can be read. */
function reachOf(text: string): number {
  const parsed = attempt(text);
  return 'file' in parsed ? Number.POSITIVE_INFINITY : parsed.failure.at;
}

function changesAt(text: string, at: number): string[] {
  const before = text.slice(0, at);
  const space = /\s+$/.exec(before);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
  const blank = (start: number, end: number) =>
    text.slice(0, start) + text.slice(start, end).replaceAll(/\S/g, ' ') + text.slice(end);
  return [
    // A comma that was forgotten, in the place of a space.
    ...(space ? [`${text.slice(0, space.index)},${text.slice(space.index + 1)}`] : []),
    blank(at, at + 1),
    blank(lineStart, lineEnd),
  ];
}

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** The text with the brackets closed that are still open at its end. */
function closed(text: string): string {
  const open: string[] = [];
  // Strings and comments first, so that what is in them is passed over.
  for (const [token] of text.matchAll(
    /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g,
  )) {
    if (closing[token]) open.push(closing[token]);
    else if (token === open.at(-1)) open.pop();
  }
  return text + open.reverse().join('');
}

function problemAt(text: string, { message, at }: Failure): SyntaxProblem {
  const before = text.slice(0, at);
  return {
    message,
    line: before.split('\n').length,
    column: at - (before.lastIndexOf('\n') + 1) + 1,
  };
}
