import { type Token, withStops } from './query.ts';
import type { SearchContext } from './search-context.ts';
import { bonuses, boosts } from './weights.ts';

/** Words to look for, and the tokens of the query that they match. */
export interface QueryTerm {
  words: readonly string[];
  /** The tokens it stands for: from this one to before that one. */
  from: number;
  to: number;
  /** Factor of the score: 1 for the tokens themselves. */
  boost: number;
}

/** All that a query may be answered by, wrong letters aside. */
export function termsOf(tokens: readonly Token[], context: SearchContext): QueryTerm[] {
  const terms = [
    ...tokens.flatMap((_, index) => ownTerms(tokens, index)),
    ...together(tokens, context),
    ...otherWords(tokens, context),
  ];
  // A word that only asks is no hit.
  const significant = terms.filter(({ from, to }) => tokens.slice(from, to).some(isSignificant));
  const keyOf = ({ words, from, to }: QueryTerm) => [from, to, ...words].join(' ');
  const inOrder = significant.sort((a, b) => a.boost - b.boost);
  return [...new Map(inOrder.map((one) => [keyOf(one), one])).values()];
}

function isSignificant({ isStop }: Token): boolean {
  return !isStop;
}

function ownTerms(tokens: readonly Token[], index: number): QueryTerm[] {
  const { text = '', unspaced, continues } = tokens[index] ?? {};
  const boost = continues || tokens[index + 1]?.continues ? boosts.part : 1;
  const bare = text.replace(/^-+/, '');
  const stem = unspaced || bare !== text ? undefined : stemOf(text);
  return [
    term([text], index, boost),
    ...(bare !== text && bare.length > 1 ? [term([bare], index, boosts.part)] : []),
    ...(stem ? [term([stem], index, boost * boosts.stem)] : []),
  ];
}

/** Words that follow each other here and somewhere count more, the more so the more they are. */
function together(tokens: readonly Token[], { has }: SearchContext): QueryTerm[] {
  return [...tokens.keys()].flatMap((from) => {
    const found: QueryTerm[] = [];
    for (let to = from + 2; to <= tokens.length && has(textsOf(tokens, from, to)); to++) {
      const significant = tokens.slice(from, to).filter(isSignificant).length;
      const boost = 1 + bonuses.together * (significant - 1);
      found.push(term(textsOf(tokens, from, to), from, boost, to));
    }
    return found;
  });
}

function textsOf(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from, to).map(({ text }) => text);
}

function otherWords(
  tokens: readonly Token[],
  { synonyms, vocabulary, has }: SearchContext,
): QueryTerm[] {
  const found: QueryTerm[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + synonyms.longest); to++) {
      const words = textsOf(tokens, from, to);
      const joined = words.join('');
      const meanings = synonyms.of(joined);
      const boost = meanings.length > 0 && !has(words) ? boosts.onlySynonym : boosts.synonym;
      found.push(...meanings.map((meaning) => term(meaning, from, boost, to)));
      const apart = to - from === 1 ? vocabulary.apart(joined) : undefined;
      if (apart && apart.length > 1) found.push(term(apart, from, boosts.joined));
      if (to - from === 2 && vocabulary.has(joined))
        found.push(term([joined], from, boosts.joined, to));
    }
  }
  return found;
}

/** What misspelled words may have meant. */
export function corrections(tokens: readonly Token[], { vocabulary }: SearchContext): QueryTerm[] {
  return tokens.flatMap(({ text, unspaced, isStop }, index) =>
    unspaced || isStop
      ? []
      : vocabulary
          .corrections(text)
          .filter(({ typos }) => typos > 0)
          .map(({ words, typos }) => term(words, index, boosts.typo ** typos)),
  );
}

function term(words: readonly string[], from: number, boost: number, to = from + 1): QueryTerm {
  return { words, from, to, boost };
}

/** The shortest stem that still tells something. */
const shortestStem = 4;

/** A word without its ending; undefined where it has none. */
function stemOf(text: string): string | undefined {
  const stem = text
    .replace(/(?:ies|ied|y|ing|ed|es|s|ation|ers?)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
  return stem === text || stem.length < shortestStem ? undefined : stem;
}

/**
 * Reads words that stand nowhere as what they mean: those that were run together apart, and
 * misspelled ones by the likeliest spelling.
 */
export function rewriteTokens(typed: readonly Token[], context: SearchContext): Token[] {
  const { vocabulary, stops } = context;
  const read = withStops(typed, stops).flatMap((token, index): Token[] => {
    const { text, continues, unspaced } = token;
    if (isKnown(token, index === typed.length - 1, context)) return [token];
    if (unspaced) return divided(token, context);
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
  { has, synonyms }: SearchContext,
): boolean {
  if (isStop || synonyms.of(text).length > 0 || has([text], !isLast && !unspaced)) return true;
  const stem = unspaced ? undefined : stemOf(text);
  return stem !== undefined && has([stem], true);
}

/**
 * A run of Chinese, Japanese or Korean as its words, which nothing shows: the longest terms, no
 * function words, and the longest pieces that stand somewhere.
 */
function divided(token: Token, { has, synonyms, stops }: SearchContext): Token[] {
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
