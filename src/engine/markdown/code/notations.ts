import type { FenceProblem } from './fence-meta.ts';
import { readLine } from './notated-line.ts';
import { type LineMark, readNotation } from './notation.ts';

/** A line of code that readers see. */
export interface NotatedLine {
  /** Without notations. */
  text: string;
  /** Among the lines that are written, from 1. */
  written: number;
  marks: LineMark[];
  /** Words to mark in it. */
  words: string[];
}

interface NotationProblem extends FenceProblem {
  /** Among the lines that are written, from 1. */
  line: number;
}

/** Code without its notations, and the lines and words that they mark. */
export interface NotatedCode {
  lines: NotatedLine[];
  problems: NotationProblem[];
}

/**
 * Takes notations out of the comments of code.
 *
 * ```
 * // [!code focus]                 →   (gone; the line below is focused)
 * a(); // [!code ++]               →   a();                 (added)
 * b(); // why [!code highlight]    →   b(); // why          (highlighted)
 * // [\!code ++]                   →   // [!code ++]        (text)
 * ```
 *
 * @param lang as the fence has it
 */
export function readNotations(code: string, lang: string): NotatedCode {
  const lines: NotatedLine[] = [];
  const problems: NotationProblem[] = [];
  const found: Found[] = [];
  code.split('\n').forEach((source, index) => {
    const line = index + 1;
    const { text, notations, problem } = readLine(source, lang);
    if (problem) problems.push({ line, ...problem });
    const isAlone = notations.length > 0 && text.trim() === '';
    found.push(...notations.map((written) => ({ written, line, isAlone, first: lines.length })));
    if (!isAlone) lines.push(newLine(text.replaceAll('[\\!code', '[!code'), line));
  });
  for (const notation of found) {
    const problem = apply(notation, lines);
    if (problem) problems.push({ line: notation.line, ...problem });
  }
  return { lines, problems: problems.sort((a, b) => a.line - b.line) };
}

/** The lines at their original indices, the others empty, so that line numbers stay right. */
export function inWrittenPlaces(lines: readonly NotatedLine[]): string {
  const placed: string[] = [];
  for (const { text, written } of lines) placed[written - 1] = text;
  return Array.from(placed, (text) => text ?? '').join('\n');
}

function newLine(text: string, written: number): NotatedLine {
  return { text, written, marks: [], words: [] };
}

interface Found {
  /** `++`, `word:output:2` */
  written: string;
  line: number;
  /** Whether its line had nothing else: then it applies to the lines below. */
  isAlone: boolean;
  /** Index of the first line it applies to. */
  first: number;
}

function apply(
  { written, isAlone, first }: Found,
  lines: readonly NotatedLine[],
): FenceProblem | undefined {
  const notation = readNotation(written);
  if (notation.type === 'unknown') return notation.problem;
  const isOpenEnded = notation.type === 'word' && isAlone;
  const count = notation.count ?? (isOpenEnded ? lines.length - first : 1);
  const reached = lines.slice(first, first + count);
  if (reached.length < Math.max(count, 1)) return beyond(written, lines.length - first);
  if (notation.type === 'mark') for (const line of reached) line.marks.push(notation.mark);
  else return markWord(notation.word, reached, written);
}

function markWord(
  word: string,
  lines: readonly NotatedLine[],
  written: string,
): FenceProblem | undefined {
  const fitting = lines.filter(({ text }) => text.includes(word));
  for (const line of fitting) line.words.push(word);
  if (fitting.length > 0) return undefined;
  return {
    message: 'Word of a code notation not found',
    found: `[!code ${written}]`,
    expected: `\`${word}\`, spelled as in the code`,
  };
}

function beyond(written: string, count: number): FenceProblem {
  return {
    message: 'Code notation beyond the code',
    found: `[!code ${written}]`,
    expected: count > 0 ? `${count} at most` : 'a line below it',
  };
}
