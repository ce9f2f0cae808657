import type { ConfigEntry, ConfigValue, Place } from './config-value.ts';

/** A piece of text in the place of another. */
export interface Edit extends Place {
  text: string;
}

/** What is changed in a configuration so that Rspack builds it. */
export interface Change {
  kind: ChangeKind;
  /** What it is about: an option, a package. */
  name: string;
  edits: Edit[];
  /** Whether it is the reader's choice; the others are needed. */
  isOffered: boolean;
  /** Plugins of Rspack that the new text names, whose package has to be loaded. */
  needsRspack?: boolean;
}

export type ChangeKind = 'remove' | 'value' | 'plugin' | 'css' | 'swc' | 'builtins' | 'import';

/** What a change is known by. */
export function changeId({ kind, name }: Pick<Change, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

/** Takes an element or property out of its list, with its comma and, where it has them, its lines. */
export function removal(text: string, { start, end }: Place): Edit {
  const after = /^[ \t]*,?/.exec(text.slice(end))?.[0] ?? '';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[ \t]*(?:\/\/[^\n]*)?\n/.exec(text.slice(end + after.length))?.[0];
  const isAlone = text.slice(lineStart, start).trim() === '' && rest !== undefined;
  if (isAlone) return { start: lineStart, end: end + after.length + rest.length, text: '' };
  const space = /^[ \t]+/.exec(text.slice(end + after.length))?.[0] ?? '';
  return { start, end: end + after.length + space.length, text: '' };
}

/**
 * Takes a value out of a list, whatever stands around it; undefined where it is in no list.
 *
 * ```
 * [a(), new Extract(), b()]           →   [a(), b()]
 * [isProduction && new Extract()]     →   [isProduction && false]
 * const extract = new Extract();      →   (left alone)
 * ```
 */
export function removalFromList(text: string, { start, end }: Place): Edit | undefined {
  const before = codeBefore(text, start).at(-1) ?? '';
  const after = text.slice(end).trimStart().at(0) ?? '';
  if (/[[,]/.test(before) && /[,\]]/.test(after)) return removal(text, { start, end });
  return /[&?:|]/.test(before) ? { start, end, text: 'false' } : undefined;
}

/** The text before a place, without the lines of comments that stand directly above it. */
function codeBefore(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  const lastLine = before.lastIndexOf('\n') + 1;
  const isComment = lastLine > 0 && /^\s*\/\//.test(before.slice(lastLine));
  return isComment ? codeBefore(text, lastLine) : before;
}

/** The text after all edits; of edits in one place, the one that is larger counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of sorted) {
    if (start < at) continue;
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}

/** Spaces before the line of a place. */
export function indentAt(text: string, start: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
}

/** Whether a value is written where its option is, and not in a variable elsewhere. */
export function isWrittenIn(value: ConfigValue, entry: ConfigEntry): boolean {
  return value.start >= entry.start && value.end <= entry.end;
}
