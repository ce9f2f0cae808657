import { parseSync } from 'oxc-parser';
import { shifted, type Token, tokensBy } from './token.ts';

/** A part of a program that is one piece, or none at all. */
interface Range {
  start: number;
  end: number;
  kind: 'comment' | 'words' | 'code';
}

/** Reads a program by its syntax tree, which alone knows where text in JSX and patterns end; a fragment that is no program, by its marks. */
export function scriptTokens(code: string, lang: 'jsx' | 'ts' | 'tsx'): Token[] {
  const { program, comments, errors } = parseSync(`code.${lang}`, code);
  if (errors.length > 0) return tokensBy({ lineComment: '//', blockComment: true }, code);
  const ranges: Range[] = comments.map(({ start, end }) => ({ start, end, kind: 'comment' }));
  collect(program, ranges);
  ranges.sort((a, b) => a.start - b.start);
  const tokens: Token[] = [];
  let offset = 0;
  for (const { start, end, kind } of [...ranges, endOf(code)]) {
    tokens.push(...shifted(tokensBy({}, code.slice(offset, start)), offset));
    const text = code.slice(start, end).trim();
    if (kind !== 'comment' && text) tokens.push({ text, start, isWords: kind === 'words' });
    offset = end;
  }
  return tokens;
}

function endOf({ length }: string): Range {
  return { start: length, end: length, kind: 'comment' };
}

/** Types of nodes that are one piece. */
const wordTypes = ['TemplateLiteral', 'JSXText'];

function collect(node: unknown, ranges: Range[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, ranges);
    return;
  }
  if (!isNode(node)) return;
  const { type, start, end, value, regex } = node;
  const isString = type === 'Literal' && typeof value === 'string';
  if (isString || wordTypes.includes(type)) ranges.push({ start, end, kind: 'words' });
  else if (regex) ranges.push({ start, end, kind: 'code' });
  else for (const child of Object.values(node)) collect(child, ranges);
}

interface Node {
  type: string;
  start: number;
  end: number;
  value?: unknown;
  regex?: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
