import type { FoldedText } from './fold.ts';
import { isLetterAt } from './letters.ts';
import { characterWidth, widthOf } from './width.ts';

interface Range {
  start: number;
  end: number;
}

/** A word longer than this is cut. */
const longestWord = 60;

/**
 * The text around a hit, as it is written, on the borders of words; line breaks become spaces.
 *
 * It begins no earlier than the hit's line, and both ends stay within `bounds`.
 */
export function excerptOf(
  text: FoldedText,
  hit: Range,
  { width, bounds }: { width: number; bounds: Range },
): string {
  const words = widenToWords(text.folded, hit, bounds);
  const lineStart = text.text.lastIndexOf('\n', Math.max(0, words.start - 1)) + 1;
  const first = Math.max(bounds.start, words.start === 0 ? 0 : lineStart);
  const room = Math.max(0, width - widthOf(text.text.slice(words.start, words.end)));
  const after = goRight(text.text, words.end, { room: (room * 2) / 3, last: bounds.end });
  const before = goLeft(text.text, words.start, { room: room - after.used, first });
  const rest = goRight(text.text, after.at, {
    room: room - after.used - before.used,
    last: bounds.end,
  });
  const start = toWord(text.folded, before.at, words.start);
  const end = toWordLeft(text.folded, rest.at, words.end);
  return text.text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
}

function widenToWords(folded: string, { start, end }: Range, bounds: Range): Range {
  let from = start;
  let to = end;
  while (from > Math.max(bounds.start, start - longestWord) && isInWord(folded, from)) from--;
  while (to < Math.min(bounds.end, end + longestWord) && isInWord(folded, to)) to++;
  return { start: from, end: to };
}

/** Whether a cut here would divide a word, or the two halves of a character. */
function isInWord(folded: string, at: number): boolean {
  if (isHighSurrogate(folded.charCodeAt(at - 1)) && isLowSurrogate(folded.charCodeAt(at)))
    return true;
  return isLetterAt(folded, at - 1) && isLetterAt(folded, at);
}

/** The start of a word, and of no sign that belongs to the one before. */
function toWord(folded: string, from: number, last: number): number {
  let at = from;
  while (at < last && (isInWord(folded, at) || closing.includes(folded.charAt(at)))) at++;
  return at;
}

const closing = ' ,.;:!?)]}、。';

function toWordLeft(folded: string, from: number, first: number): number {
  let at = from;
  while (at > first && isInWord(folded, at)) at--;
  return at;
}

interface Way {
  at: number;
  used: number;
}

function goRight(text: string, from: number, { room, last }: { room: number; last: number }): Way {
  let at = from;
  let used = 0;
  while (at < last) {
    const width = characterWidth(text.charAt(at));
    if (used + width > room) break;
    used += width;
    at++;
  }
  return { at, used };
}

function goLeft(text: string, from: number, { room, first }: { room: number; first: number }): Way {
  let at = from;
  let used = 0;
  while (at > first) {
    const width = characterWidth(text.charAt(at - 1));
    if (used + width > room) break;
    used += width;
    at--;
  }
  return { at, used };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
