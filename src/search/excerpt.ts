import { findWords } from './find.ts';
import type { Highlight } from './suggestion.ts';
import { characterWidth, type FoldedText, foldedText, isLetterAt, widthOf } from './text.ts';

/** A stretch of a text. */
export interface Range {
  start: number;
  end: number;
}

/** A word longer than this is cut. */
const longestWord = 60;

/** The line of a hit, within bounds: what is on the next one is another sentence, or another cell of a table. */
export function lineAround(text: string, hit: Range, bounds: Range): Range {
  const end = text.indexOf('\n', hit.end);
  return {
    start: Math.max(bounds.start, text.lastIndexOf('\n', hit.start && hit.start - 1) + 1),
    end: end < 0 ? bounds.end : Math.min(bounds.end, end),
  };
}

/**
 * The text around a hit, as it is written, on the borders of words; line breaks become spaces.
 *
 * Both ends stay within `bounds`; where more is there, it says so by `…`.
 */
export function excerptOf(
  { text, folded }: FoldedText,
  hit: Range,
  { width, bounds }: { width: number; bounds: Range },
): string {
  const room = width - widthOf(`…${text.slice(hit.start, hit.end)}…`);
  const before = walk(text, hit.start, { to: bounds.start, room: room / 3 });
  const left = room - widthOf(text.slice(before, hit.start));
  const after = walk(text, hit.end, { to: bounds.end, room: left });
  const start = border(folded, before, { hit: hit.start, most: bounds.start });
  const end = border(folded, after, { hit: hit.end, most: bounds.end });
  const lead = text.slice(start, hit.start).replace(/^[\s,.;:!?)\]}、。，；：！？）]+/, '');
  const shown = (lead + text.slice(hit.start, end)).replaceAll(/\s+/g, ' ').trim();
  const isBegun = text.slice(bounds.start, start).trim() !== '';
  const isEnded = text.slice(end, bounds.end).trim() !== '';
  return `${isBegun ? '…' : ''}${shown}${isEnded ? '…' : ''}`;
}

/** How far one comes from a place within so much room. */
function walk(text: string, from: number, { to, room }: { to: number; room: number }): number {
  const step = Math.sign(to - from);
  let at = from;
  for (let used = 0; at !== to; at += step) {
    used += characterWidth(text.charAt(step < 0 ? at - 1 : at));
    if (used > room) break;
  }
  return at;
}

/** The next border of a word towards the hit, or, if the hit is inside of that word, away from it. */
function border(
  folded: string,
  from: number,
  { hit, most }: { hit: number; most: number },
): number {
  let at = from;
  while (at !== hit && isCut(folded, at)) at += Math.sign(hit - from);
  const limit = hit + Math.max(-longestWord, Math.min(longestWord, most - hit));
  while (at !== limit && isCut(folded, at)) at += Math.sign(limit - at);
  return at;
}

/** Whether a cut here would divide a word, or the two halves of a character. */
function isCut(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code >= 0xdc00 && code < 0xe000) return true;
  return isLetterAt(folded, at - 1) && isLetterAt(folded, at);
}

/** The parts of a text that answer a query, in characters, in order, apart from each other. */
export function highlightsOf(text: string, terms: readonly (readonly string[])[]): Highlight[] {
  const folded = foldedText(text);
  const found = terms.flatMap((words) => findWords(folded, words));
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of inOrder) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: characters(text.slice(0, start)),
    length: characters(text.slice(start, end)),
  }));
}

function characters(text: string): number {
  return [...text].length;
}
