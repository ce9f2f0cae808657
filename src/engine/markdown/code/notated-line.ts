import type { FenceProblem } from './fence-meta.ts';
import { commentAround, stylesOf } from './line-comments.ts';

/** A line without its notations. */
export interface LineParts {
  text: string;
  /** The text in their brackets: `++`, `word:output`. */
  notations: string[];
  problem?: FenceProblem;
}

const notation = /\s*\[!code\s+((?:\\.|[^\]\\])*)\]/g;

/** Takes the notations of a line out of its comment; an empty comment is removed. */
export function readLine(source: string, lang: string): LineParts {
  const at = source.indexOf('[!code');
  if (at < 0) return { text: source, notations: [] };
  const comment = commentAround(source, at, lang);
  const inside = comment ? source.slice(comment.start + comment.open.length, comment.end) : '';
  const notations = [...inside.matchAll(notation)].map(([, written = '']) => written.trim());
  if (!comment || notations.length === 0) {
    return { text: source, notations: [], problem: outside(source.slice(at), lang) };
  }
  const words = inside.replace(notation, '').trim();
  const left = words ? [comment.open, words, comment.close].filter(Boolean).join(' ') : '';
  const before = source.slice(0, comment.start);
  const after = source.slice(comment.end + comment.close.length);
  const text = left ? before + left + after : joined(before, after);
  return { text, notations };
}

function joined(before: string, after: string): string {
  return after.trim() ? before + after.trimStart() : before.trimEnd();
}

function outside(found: string, lang: string): FenceProblem {
  const [[open, close] = ['//', '']] = stylesOf(lang);
  const example = ['[!code ++]', '[!code focus:2]'].map((text) =>
    `${open} ${text} ${close}`.trim(),
  );
  return {
    message: 'Code notation outside of a comment',
    found,
    expected: `a comment such as \`${example.join('` or `')}\`; \`[\\!code\` where it is text`,
  };
}
