import { correctRun } from './correct-run.ts';
import { type Token, withStops } from './query.ts';
import { stemOf } from './query-terms.ts';
import type { SearchContext } from './search-context.ts';

/**
 * Reads words that stand nowhere as what they mean: those that were run together apart, and
 * misspelled ones by the likeliest spelling.
 */
export function respell(typed: readonly Token[], context: SearchContext): Token[] {
  const { vocabulary, stops } = context;
  return withStops(typed, stops).flatMap((token, index): Token[] => {
    const { text, continues, unspaced } = token;
    if (isKnown(token, index === typed.length - 1, context)) return [token];
    const apart = unspaced ? undefined : vocabulary.apart(text);
    const words = apart ?? likeliest(token, context) ?? [text];
    return words.map((word, part) => ({
      ...token,
      text: word,
      isCorrected: !apart && word !== text,
      continues: part > 0 || continues === true,
    }));
  });
}

function likeliest(
  { text, unspaced }: Token,
  context: SearchContext,
): readonly string[] | undefined {
  return unspaced ? [correctRun(text, context)] : context.vocabulary.corrections(text)[0]?.words;
}

/** Only the last word may be unfinished. */
function isKnown(
  { text, isStop }: Token,
  isLast: boolean,
  { has, synonyms }: SearchContext,
): boolean {
  if (isStop || synonyms.of(text).length > 0 || has([text], !isLast)) return true;
  const stem = stemOf(text);
  return stem !== undefined && has([stem], true);
}
