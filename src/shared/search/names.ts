import { exact, shares } from './fields.ts';
import { wordsOf } from './letters.ts';
import type { Needle } from './needles.ts';
import type { Token } from './query.ts';

/** What a page or section may be called by a query. */
export interface Names {
  /** The query, folded. */
  typed: string;
  /** Words for it or a part of it, without signs and spaces, and what each is worth. */
  worth: ReadonlyMap<string, number>;
  /** On how many pages a name is mentioned. */
  mentions: (name: string) => number;
}

/** Words that a page or section may be called by, without signs and spaces, and what each is worth. */
export function worthOfNames(
  tokens: readonly Token[],
  needles: readonly Needle[],
  worth: readonly number[],
): Map<string, number> {
  const names = new Map<string, number>();
  const put = (name: string, value: number) =>
    names.set(name, Math.max(value, names.get(name) ?? 0));
  for (const { words, from, to, share } of needles) {
    const part = worth.slice(from, to).reduce((sum, one) => sum + one, 0);
    const isWhole = part > 0.99;
    const isSynonym = share <= shares.synonym;
    if (isWhole) put(words.join(''), isSynonym ? shares.synonymAsName : share);
    else if (!isSynonym) put(words.join(''), share * part * shares.nameOfPart);
  }
  put(tokens.map(({ text }) => text).join(''), 1);
  return names;
}

/** What it adds that a title or heading is the very thing that was typed. */
export function nameScore(
  folded: string,
  { typed, worth, mentions }: Names,
  bonus: number,
): number {
  const hasSigns = /[^\p{L}\p{N}\s]/u.test(typed);
  const signed = hasSigns && folded.includes(typed) ? exact.signed : 0;
  const whole = worth.get(squash(folded));
  if (whole !== undefined) return (hasSigns && !signed ? unsigned : 1) * bonus * whole + signed;
  const last = folded.includes('.') ? worth.get(squash(lastName(folded))) : undefined;
  if (last === undefined) return signed;
  return exact.lastName * last + signed + Math.log2(1 + mentions(folded)) / 2;
}

/** What is left of a name's worth where the signs that were typed are missing: `watch` for `--watch`. */
const unsigned = 0.4;

/** More than a site has headings. */
const mostKept = 10_000;

const squashed = new Map<string, string>();

/** A text without signs and spaces. */
export function squash(folded: string): string {
  const known = squashed.get(folded);
  if (known !== undefined) return known;
  const made = wordsOf(folded)
    .map(({ text }) => text)
    .join('');
  if (squashed.size > mostKept) squashed.clear();
  squashed.set(folded, made);
  return made;
}

/** `output.publicPath` → `publicPath`; a sentence has no last name. */
export function lastName(folded: string): string {
  return /^[\w.:@/-]+$/.test(folded) ? folded.slice(folded.lastIndexOf('.') + 1) : folded;
}
