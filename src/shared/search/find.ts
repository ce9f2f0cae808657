import type { FoldedText } from './fold.ts';
import { isHump, isLetterAt } from './letters.ts';

/** A place where words were found. */
export interface Match {
  start: number;
  end: number;
  /** 1 for whole words; less for parts of a name and for unfinished words. */
  quality: number;
}

const partOfName = 0.4;
const plural = 0.95;
/** An unfinished word is worth this much, and more the less of it is missing. */
const unfinished = { least: 0.5, most: 0.85 };

/**
 * Finds words that follow each other, with nothing but signs and spaces of one line between them.
 *
 * Words of scripts with spaces begin where a word or a part of a name begins, and the last may be
 * unfinished; those of Chinese, Japanese and Korean are found anywhere.
 */
export function findWords(text: FoldedText, words: readonly string[], most = 100): Match[] {
  const { folded } = text;
  const [first = '', ...rest] = words;
  const matches: Match[] = [];
  if (!first) return matches;
  let start = folded.indexOf(first);
  while (start >= 0 && matches.length < most) {
    const begun = qualityOfStart(text, start);
    const end = begun > 0 ? endOf(folded, start + first.length, rest) : -1;
    if (end >= 0) matches.push({ start, end, quality: begun * qualityOfEnd(text, start, end) });
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
  if (!isLetterAt(folded, at) || !isLetterAt(folded, at - 1)) return 1;
  return isHump(text, at) ? partOfName : 0;
}

function qualityOfEnd(text: FoldedText, start: number, end: number): number {
  const { folded } = text;
  if (!isLetterAt(folded, end - 1) || !isLetterAt(folded, end)) return 1;
  if (isHump(text, end)) return partOfName;
  if (folded[end] === 's' && !isLetterAt(folded, end + 1)) return plural;
  let wordEnd = end;
  while (isLetterAt(folded, wordEnd) && wordEnd < end + 40) wordEnd++;
  const share = (end - start) / (wordEnd - start);
  return unfinished.least + (unfinished.most - unfinished.least) * share;
}
