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
  /** Whether it was not typed: another word of the same meaning. */
  isSynonym?: boolean;
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
      // What is said of the whole of a name need not hold for a part: `this.callback` asks for no hook.
      const isPart = tokens[from]?.continues || tokens[to]?.continues;
      const meanings = isPart ? [] : synonyms.of(joined);
      const boost = meanings.length > 0 && !has(words) ? boosts.onlySynonym : boosts.synonym;
      found.push(
        ...meanings.map((meaning) => ({ ...term(meaning, from, boost, to), isSynonym: true })),
      );
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

/** A run of Chinese, Japanese or Korean as it was typed, where it stands somewhere. */
export function wholeRun(
  typed: readonly Token[],
  tokens: readonly Token[],
  { has }: SearchContext,
): QueryTerm[] {
  const [run] = typed;
  const isWhole = tokens.length === 1 && tokens[0]?.text === run?.text;
  if (typed.length > 1 || !run?.unspaced || isWhole || !has([run.text])) return [];
  return [term([run.text], 0, 1 + bonuses.together * (tokens.length - 1), tokens.length)];
}

/** The shortest stem that still tells something. */
const shortestStem = 4;

const endings =
  /(?:i[sz]ations?|i[sz]ers?|i[sz]ing|i[sz]es?|i[sz]ed|ations?|ions?|ifiers?|ments?|ility|ables?|ible|ings?|ers?|ors?|ies|ied|ed|es|s|y|e)$/;

/** A word without its ending; undefined where it has none. */
function stemOf(text: string): string | undefined {
  const stem = text.replace(endings, '').replace(/([bdgmnprt])\1$/, '$1');
  return stem === text || stem.length < shortestStem ? undefined : stem;
}

/**
 * Reads words that stand nowhere as what they mean: those that were run together apart, and
 * misspelled ones by the likeliest spelling. Runs of Chinese, Japanese and Korean become their words.
 */
export function rewriteTokens(
  typed: readonly Token[],
  context: SearchContext,
  isExact: boolean,
): Token[] {
  const { vocabulary, stops } = context;
  const read = withStops(typed, stops).flatMap((token, index): Token[] => {
    const { text, continues, unspaced } = token;
    if (unspaced) return wordsOfRun(token, context);
    if (isExact || isKnown(token, index === typed.length - 1, context)) return [token];
    const apart = vocabulary.apart(text);
    const words = apart ?? vocabulary.corrections(text)[0]?.words ?? [text];
    return words.map((word, part) => ({
      ...token,
      text: word,
      isCorrected: !apart && word !== text,
      continues: part > 0 || continues === true,
    }));
  });
  return withStops(read, stops);
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

/** Divides a run as readers do; undefined where a platform has no dictionary. */
const segmenter =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

/**
 * The words of a run: known terms, the longest first, and what the platform takes for words. Function
 * words are left out, and single characters, which stand on many pages and tell little.
 */
function wordsOfRun(token: Token, context: SearchContext): Token[] {
  const { synonyms, stops } = context;
  const isTerm = (text: string) => synonyms.of(text).length > 0;
  if (isTerm(token.text)) return [token];
  const parts = partsOfRun(token.text, context);
  const words = parts.filter((part) => isTerm(part) || (part.length > 1 && !stops.has(part)));
  if (words.length > 0) return words.map((text) => ({ text, unspaced: true }));
  return [{ ...token, isStop: parts.some((part) => stops.has(part)) }];
}

function partsOfRun(run: string, context: SearchContext): string[] {
  const parts: string[] = [];
  let rest = run;
  while (rest) {
    const part = firstPart(rest, context);
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

/** The longest known term that a run begins with, a function word, or a word. */
function firstPart(run: string, { synonyms, stops, has }: SearchContext): string {
  const isTerm = (text: string) => synonyms.of(text).length > 0;
  const term = lengths.map((length) => run.slice(0, length)).find(isTerm);
  const [first, second] = segmenter?.segment(run) ?? [];
  const word = first?.segment ?? run;
  if (term && term.length >= word.length) return term;
  const stop = stops.startOf(run);
  // 太慢 is 慢: what only says how much stands before what is meant.
  if (stop.length >= word.length || (stop && isTerm(word.slice(stop.length)))) return stop;
  // What the platform does not know falls into characters: 内, 置.
  const pair = run.slice(0, 2);
  if (word.length > 1 || second?.segment.length !== 1 || stops.has(pair.slice(1))) return word;
  return has([pair]) ? pair : word;
}

/** Of a known term, the longest first. */
const lengths = [8, 7, 6, 5, 4, 3, 2, 1];
