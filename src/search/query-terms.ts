import { lengthOf, type Token } from './query.ts';
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
  // Characters that were left out of its words tell something where it stands as a whole.
  const boost = Math.max(
    1 + bonuses.together * (tokens.length - 1),
    run.text.length / lengthOf(tokens),
  );
  return [term([run.text], 0, boost, tokens.length)];
}

/** The shortest stem that still tells something. */
const shortestStem = 4;

const endings =
  /(?:i[sz](?:ations?|ers?|ing|es?|ed)|ations?|ions?|ifiers?|ments?|ility|ables?|ible|ings?|ers?|ors?|ies|ied|ed|es|s|y|e)$/;

/** A word without its ending; undefined where it has none. */
export function stemOf(text: string): string | undefined {
  const stem = text.replace(endings, '').replace(/([bdgmnprt])\1$/, '$1');
  return stem === text || stem.length < shortestStem ? undefined : stem;
}
