import { closest } from '#shared/closest.ts';
import type { FenceProblem } from './fence-meta.ts';

/** What a notation may say of a line, besides the words that it marks. */
export type LineMark = 'added' | 'removed' | 'focused' | 'highlighted';

/** The text between `[!code` and `]`. */
export type Notation =
  | {
      type: 'mark';
      mark: LineMark;
      /** Number of lines it applies to. */
      count?: number;
    }
  | { type: 'word'; word: string; count?: number }
  | { type: 'unknown'; problem: FenceProblem };

const marks: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  focus: 'focused',
  highlight: 'highlighted',
};

const names = [...Object.keys(marks), 'word'];

/**
 * Reads a notation.
 *
 * ```
 * focus:2         →   { type: 'mark', mark: 'focused', count: 2 }
 * word:output     →   { type: 'word', word: 'output' }
 * ```
 */
export function readNotation(written: string): Notation {
  const { name = '', word, lines } = form.exec(written)?.groups ?? {};
  const count = lines === undefined ? {} : { count: Number(lines) };
  if (count.count === 0) return { type: 'unknown', problem: noLines(written) };
  if (word !== undefined) {
    return { type: 'word', word: word.replaceAll(/\\(.)/g, '$1'), ...count };
  }
  const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
  if (mark) return { type: 'mark', mark, ...count };
  return { type: 'unknown', problem: unknown(written) };
}

const form = /^(?:word:(?<word>(?:\\.|[^\\:])+)|(?<name>\+\+|--|[a-z]+))(?::(?<lines>\d{1,5}))?$/;

function noLines(written: string): FenceProblem {
  return {
    message: 'Code notation for no lines',
    found: `[!code ${written}]`,
    expected: 'a number from 1 behind the colon',
  };
}

function unknown(written: string): FenceProblem {
  const [name = '', ...rest] = written.split(':');
  const [suggestion] = closest(name, names);
  const fixed = suggestion === 'word' ? ['word', rest[0] || '…'] : [suggestion];
  return {
    message: 'Unknown code notation',
    found: `[!code ${written}]`,
    expected: '++, --, focus, highlight, each with :n for n lines, or word:name',
    ...(suggestion ? { fix: `[!code ${fixed.join(':')}]` } : {}),
  };
}
