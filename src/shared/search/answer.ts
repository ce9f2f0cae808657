import type { Knowledge } from './knowledge.ts';
import { squash } from './names.ts';
import { type Needle, needlesOf, typoNeedles } from './needles.ts';
import { addNeedle, addPhrase, emptyMatch, type PageMatch } from './page-match.ts';
import type { PageText } from './page-text.ts';
import type { Token } from './query.ts';
import { dividedToken, hasWords, rewritten } from './rewrite.ts';

/** The pages that answer a query, and what was looked for in them. */
export interface Answer {
  tokens: Token[];
  needles: Needle[];
  matches: PageMatch[];
  /** On how many pages each token is. */
  counts: number[];
}

/**
 * Finds the pages that have all words of a query. Only where there are none, words that are
 * somewhere are taken for misspelt, and then of many words some may be missing: an exact match
 * never has to compete.
 */
export function answerQuery(
  tokens: readonly Token[],
  pages: readonly PageText[],
  knowledge: Knowledge,
): Answer {
  const read = rewritten(tokens, pages, knowledge);
  const asTyped = attempt(read, pages, { knowledge, corrects: false });
  if (asTyped.matches.length > 0) return asTyped;
  const divided = read.flatMap((token) =>
    token.unspaced && token.text.length > 2 ? dividedToken(token, pages, knowledge) : [token],
  );
  const corrected = attempt(divided, pages, { knowledge, corrects: true });
  if (corrected.matches.length > 0) return corrected;
  return attempt(relaxed(divided), pages, { knowledge, corrects: true });
}

interface AttemptOptions {
  knowledge: Knowledge;
  /** Whether words may be misspelt. */
  corrects: boolean;
}

function attempt(
  tokens: Token[],
  pages: readonly PageText[],
  { knowledge, corrects }: AttemptOptions,
): Answer {
  const needles = [
    ...needlesOf(tokens, knowledge),
    ...(corrects ? typoNeedles(tokens, knowledge) : []),
  ];
  const sought = needles.map((needle) => ({
    needle,
    where: knowledge.wordPages.mayHave(needle.words),
  }));
  const all = pages.map((page) => {
    const match = emptyMatch(page, tokens.length);
    for (const { needle, where } of sought) {
      if (!where || where.has(page.index)) addNeedle(match, needle);
    }
    return match;
  });
  const counts = tokens.map((_, token) => all.filter((match) => hasToken(match, token)).length);
  const isExact = exactly(tokens, needles);
  const matches = all.filter((match) => isAnswer(match, tokens) && isExact(match));
  const words = tokens.map(({ text }) => text);
  if (words.length > 1) for (const match of matches) addPhrase(match, words);
  return { tokens, needles, matches, counts };
}

/** Whether a page answers a token somewhere. */
function hasToken({ title, group, headings, contents }: PageMatch, token: number): boolean {
  const has = (answers: number[] | undefined) => (answers?.[token] ?? 0) > 0;
  return has(title) || has(group) || headings.some(has) || contents.some(has);
}

/**
 * A query of one run of Chinese, Japanese or Korean asks for the pages that have it: beside them
 * only a page that is named by another word for it is an answer.
 */
function exactly(
  tokens: readonly Token[],
  needles: readonly Needle[],
): (match: PageMatch) => boolean {
  const [token, ...others] = tokens;
  if (!token?.unspaced || others.length > 0) return () => true;
  const names = new Set(needles.map(({ words }) => words.join('')));
  return ({ page }) => hasWords(page, [token.text]) || names.has(squash(page.title.folded));
}

/** Of tokens that are needed for the most part, so many have to be there. */
const most = 0.6;

function isAnswer(match: PageMatch, tokens: readonly Token[]): boolean {
  const indexes = [...tokens.keys()];
  const needed = (need: Token['need']) => indexes.filter((index) => tokens[index]?.need === need);
  const optional = needed('most');
  const present = optional.filter((index) => hasToken(match, index)).length;
  const required = needed('all');
  if (required.length + optional.length === 0) return false;
  return (
    required.every((index) => hasToken(match, index)) &&
    (optional.length === 0 || present >= Math.max(1, optional.length * most))
  );
}

/** From so many words on, a query is a sentence that no page needs to have as it is. */
const sentence = 4;

function relaxed(tokens: readonly Token[]): Token[] {
  const needed = tokens.filter(({ need }) => need !== 'none');
  if (needed.length < sentence) return [...tokens];
  return tokens.map((token) => ({ ...token, need: token.need === 'none' ? 'none' : 'most' }));
}
