import type { Knowledge } from './knowledge.ts';
import { stemOf } from './needles.ts';
import { type Token, withStops } from './query.ts';

/**
 * Reads words that stand nowhere as what they mean: those that were run together apart, and
 * misspelt ones by the likeliest spelling.
 */
export function rewritten(typed: readonly Token[], knowledge: Knowledge): Token[] {
  const { vocabulary, stops } = knowledge;
  const read = withStops(typed, stops).flatMap((token, index): Token[] => {
    const { text, continues, unspaced } = token;
    if (isKnown(token, index === typed.length - 1, knowledge)) return [token];
    if (unspaced) return divided(token, knowledge);
    const words = vocabulary.apart(text) ?? vocabulary.corrections(text)[0]?.words ?? [text];
    return words.map((word, part) => ({
      ...token,
      text: word,
      continues: part > 0 || continues === true,
    }));
  });
  return withStops(read, stops);
}

/** Only the last word may be unfinished. */
function isKnown(
  { text, unspaced, isStop }: Token,
  isLast: boolean,
  { has, synonyms }: Knowledge,
): boolean {
  if (isStop || synonyms.of(text).length > 0 || has([text], !isLast && !unspaced)) return true;
  const stem = unspaced ? undefined : stemOf(text);
  return stem !== undefined && has([stem], true);
}

/**
 * A run of Chinese, Japanese or Korean as its words, which nothing shows: the longest terms, no
 * function words, and the longest pieces that stand somewhere.
 */
function divided(token: Token, { has, synonyms, stops }: Knowledge): Token[] {
  const words: string[] = [];
  let rest = token.text;
  while (rest) {
    const pieces = lengths.map((length) => rest.slice(0, length));
    const term = pieces.find((piece) => synonyms.of(piece).length > 0);
    const stop = term ? '' : stops.startOf(rest);
    const word = term ?? (stop ? undefined : pieces.find((piece) => has([piece])));
    if (word) words.push(word);
    rest = rest.slice((word ?? stop).length || 1);
  }
  // A single character stands on many pages and tells little.
  if (!words.some((word) => word.length > 1)) return [token];
  return words.map((text) => ({ text, unspaced: true }));
}

/** Of a piece, the longest first. */
const lengths = [8, 7, 6, 5, 4, 3, 2, 1];
