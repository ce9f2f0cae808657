import type { FoldedText } from './fold.ts';

/** Scripts that put no space between words. */
const scripts = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}]';
const letters = '[\\p{L}\\p{N}\\p{M}]';

const unspaced = new RegExp(scripts, 'u');
const letter = new RegExp(letters, 'u');
const words = new RegExp(`(?:(?=${letters})${scripts})+|(?:(?!${scripts})${letters})+`, 'gu');

const kinds = new Map<number, boolean>();

/** Whether a letter or digit of a script with spaces stands at a place of a folded text. */
export function isLetterAt(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index);
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const unit = folded.charAt(index);
  const isLetter = letter.test(unit) && !unspaced.test(unit);
  kinds.set(code, isLetter);
  return isLetter;
}

/** Whether a new part of a name begins at a place between two letters: `splitChunks`, `HTMLElement`, `vue3Loader`. */
export function isHump({ text, folded }: FoldedText, index: number): boolean {
  const isUpper = (at: number) => text[at] !== folded[at];
  if (!isUpper(index)) return folded.charAt(index - 1) <= '9';
  return !isUpper(index - 1) || (isLetterAt(folded, index + 1) && !isUpper(index + 1));
}

/** A word of a query or a name. */
export interface Word {
  text: string;
  /** Whether it is written without spaces around it, as Chinese is: then it may stand inside of others. */
  unspaced: boolean;
}

/** The words of a folded text; scripts divide, and so does all that is no letter or digit. */
export function wordsOf(folded: string): Word[] {
  return (folded.match(words) ?? []).map((text) => ({ text, unspaced: unspaced.test(text) }));
}
