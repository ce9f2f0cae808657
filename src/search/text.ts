/**
 * A text as letters are compared: without case, accents and full width.
 *
 * It has a unit for each unit of the text, so what is found in it stands at the same place there.
 */
export function fold(text: string): string {
  // The only letter that grows when it is made small (`İ`) is among those that are replaced first.
  return text.replace(foldable, foldUnit).toLowerCase();
}

/** Letters with accents, the ideographic space, and the full-width forms of ASCII. */
const foldable = /[\u00c0-\u1fff\u3000\uff01-\uff5e]/g;

const known = new Map<string, string>();

function foldUnit(unit: string): string {
  const folded = known.get(unit) ?? plainUnit(unit);
  known.set(unit, folded);
  return folded;
}

function plainUnit(unit: string): string {
  if (unit === '\u3000') return ' ';
  const code = unit.charCodeAt(0);
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
  return unit.normalize('NFD').charAt(0).toLowerCase();
}

/** A text, and its folded form. */
export interface FoldedText {
  text: string;
  folded: string;
}

export function foldedText(text: string): FoldedText {
  return { text, folded: fold(text) };
}

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

/** How wide a text is shown: a character that is not Latin counts 3. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Of a character, or of one unit of it: the second half of a pair adds nothing. */
export function characterWidth(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 0xdc00 && code < 0xe000) return 0;
  return code < 0x250 ? 1 : 3;
}
