import type { FoldedText } from './fold.ts';

/** Characters of scripts that put no space between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const letter = /[\p{L}\p{N}\p{M}]/u;

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

/** Whether a new part of a name begins at a place: `splitChunks`, `HTMLElement`. */
export function isHump({ text }: Pick<FoldedText, 'text'>, index: number): boolean {
  const before = text.charCodeAt(index - 1);
  if (!isUpper(text.charCodeAt(index))) return isUpper(before) ? false : isDigit(before);
  return !isUpper(before) || isLower(text.charCodeAt(index + 1));
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A word of a query or a name. */
export interface Word {
  text: string;
  /** Whether it is written without spaces around it, as Chinese is: then it may stand inside of others. */
  unspaced: boolean;
}

/** The words of a folded text; scripts divide, and so does all that is no letter or digit. */
export function wordsOf(folded: string): Word[] {
  return (folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((run) => {
    if (isAscii(run)) return { text: run, unspaced: false };
    const parts = run.match(scriptRuns) ?? [];
    return parts.map((text) => ({ text, unspaced: unspaced.test(text) }));
  });
}

const scriptRuns =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+|[^\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+/gu;

function isAscii(text: string): boolean {
  return /^[a-z\d]*$/.test(text);
}
