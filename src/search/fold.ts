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
