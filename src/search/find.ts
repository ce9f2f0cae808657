import { type FoldedText, isHump, isLetterAt } from './text.ts';

/** A place where words were found. */
export interface Match {
  start: number;
  end: number;
  /** 1 for whole words; less for parts of a name and for unfinished words. */
  quality: number;
  /** Whether a longer word stands there, of which this is the beginning. */
  isUnfinished: boolean;
}

const partOfName = 0.4;
const plural = 0.95;
const unfinished = 0.6;

/**
 * Finds words that follow each other, with nothing but signs and spaces of one line between them.
 *
 * Words of scripts with spaces begin where a word or a part of a name begins, and the last may be
 * unfinished; those of Chinese, Japanese and Korean are found anywhere.
 */
export function findWords(text: FoldedText, words: readonly string[]): Match[] {
  const { folded } = text;
  const [first = '', ...rest] = words;
  const matches: Match[] = [];
  if (!first) return matches;
  let start = folded.indexOf(first);
  while (start >= 0) {
    const begun = qualityOfStart(text, start);
    const end = begun > 0 ? endOf(folded, start + first.length, rest) : -1;
    if (end >= 0) {
      const ended = qualityOfEnd(text, end);
      matches.push({ start, end, ...ended, quality: begun * ended.quality });
    }
    start = folded.indexOf(first, end >= 0 ? end : start + 1);
  }
  return matches;
}

function endOf(folded: string, from: number, words: readonly string[]): number {
  let end = from;
  for (const word of words) {
    const next = skipSigns(folded, end);
    if (!folded.startsWith(word, next)) return -1;
    end = next + word.length;
  }
  return end;
}

/** At most so many signs stand between words that belong together: `) => {`. */
const mostSigns = 4;

function skipSigns(folded: string, from: number): number {
  let at = from;
  while (at < from + mostSigns && at < folded.length && isSign(folded, at)) at++;
  return at;
}

function isSign(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at);
  if (code < 0x80) return code !== 10 && !isLetterAt(folded, at);
  return (code >= 0x2000 && code < 0x2c00) || (code >= 0x3000 && code < 0x3005);
}

function qualityOfStart(text: FoldedText, at: number): number {
  const { folded } = text;
  if (!isLetterAt(folded, at - 1)) return 1;
  // The dash of a flag stands behind a space; Chinese stands behind anything.
  if (!isLetterAt(folded, at)) return folded[at] === '-' ? 0 : 1;
  return isHump(text, at) ? partOfName : 0;
}

function qualityOfEnd(text: FoldedText, end: number): Pick<Match, 'quality' | 'isUnfinished'> {
  const { folded } = text;
  const finished = (quality: number) => ({ quality, isUnfinished: false });
  if (!isLetterAt(folded, end - 1) || !isLetterAt(folded, end)) return finished(1);
  if (isHump(text, end)) return finished(partOfName);
  if (folded[end] === 's' && !isLetterAt(folded, end + 1)) return finished(plural);
  return { quality: unfinished, isUnfinished: true };
}
