import { findWords } from './find.ts';
import type { Knowledge } from './knowledge.ts';
import { wordsOf } from './letters.ts';
import type { PageText } from './page-text.ts';
import type { Token } from './query.ts';
import { segments } from './segments.ts';
import { isStopWord } from './stop-words.ts';

/**
 * Reads words that stand on no page as what they mean there: words that were run together apart,
 * misspelt ones by the likeliest spelling, and those of another language by the pages' own.
 */
export function rewritten(
  tokens: readonly Token[],
  pages: readonly PageText[],
  knowledge: Knowledge,
): Token[] {
  const { synonyms, vocabulary } = knowledge;
  const spelt = tokens.flatMap((token): Token[] => {
    const isKnown = synonyms.of(token.text).length > 0;
    if (isKnown || !isMissing([token.text], pages, knowledge)) return [token];
    if (token.unspaced) return dividedToken(token, pages, knowledge);
    const words = vocabulary.apart.get(token.text) ?? vocabulary.corrections(token.text)[0]?.words;
    return words ? asTokens(words, token) : [token];
  });
  return inTheirWords(spelt, pages, knowledge);
}

/**
 * A run of Chinese, Japanese or Korean as its words, without those that only ask; of more than two,
 * most have to be there.
 */
export function dividedToken(
  token: Token,
  pages: readonly PageText[],
  knowledge: Knowledge,
): Token[] {
  const words = segments(token.text, knowledge.unspaced)
    .flatMap((text) => (isStopWord(text) ? [] : asFound(text, pages, knowledge)))
    .flatMap((text) => wordsOf(text));
  const isWord = wordsOf(token.text).length > 0;
  if (words.length === 0) return [isWord ? { ...token, need: 'none' } : token];
  // A single character stands on many pages and tells little.
  if (words.every(({ text }) => text.length === 1)) return [token];
  return words.map((word) => ({ ...word, need: words.length > 2 ? 'most' : token.need }));
}

/** A word that is nowhere may be a word with a particle: `很慢`. */
function asFound(text: string, pages: readonly PageText[], knowledge: Knowledge): string[] {
  const isKnown = knowledge.synonyms.of(text).length > 0;
  if (isKnown || !isMissing([text], pages, knowledge)) return [text];
  const telling = [...text].filter((letter) => !isStopWord(letter));
  return telling.length < [...text].length ? telling : [text];
}

/** Puts the term that most pages use in the place of one that none uses. */
function inTheirWords(
  tokens: readonly Token[],
  pages: readonly PageText[],
  knowledge: Knowledge,
): Token[] {
  const read: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = longestSpan(tokens, from, knowledge.synonyms);
    const [first] = span;
    if (!first) return read;
    const words = span.map(({ text }) => text);
    const terms = isMissing(words, pages, knowledge) ? knowledge.synonyms.of(words.join(' ')) : [];
    const term = terms
      .map((other) => ({ other, count: countPages(other, pages, knowledge) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)[0];
    read.push(...(term ? asTokens(term.other, first) : span));
    from += span.length;
  }
  return read;
}

function longestSpan(
  tokens: readonly Token[],
  from: number,
  synonyms: Knowledge['synonyms'],
): Token[] {
  for (let to = Math.min(tokens.length, from + synonyms.longest); to > from + 1; to--) {
    const span = tokens.slice(from, to);
    if (synonyms.of(span.map(({ text }) => text).join(' ')).length > 0) return span;
  }
  return tokens.slice(from, from + 1);
}

function asTokens(words: readonly string[], { need }: Token): Token[] {
  return words.flatMap((word) => wordsOf(word)).map((word) => ({ ...word, need }));
}

function isMissing(
  words: readonly string[],
  pages: readonly PageText[],
  knowledge: Pick<Knowledge, 'wordPages'>,
): boolean {
  const where = knowledge.wordPages.mayHave(words);
  return !pages.some((page) => (!where || where.has(page.index)) && hasWords(page, words));
}

function countPages(
  words: readonly string[],
  pages: readonly PageText[],
  { wordPages }: Pick<Knowledge, 'wordPages'>,
): number {
  const where = wordPages.mayHave(words);
  return pages.filter((page) => (!where || where.has(page.index)) && hasWords(page, words)).length;
}

/** Whether words stand together on a page. */
export function hasWords(
  { title, headings, content }: PageText,
  words: readonly string[],
): boolean {
  return [title, headings, content].some((text) => findWords(text, words, 1).length > 0);
}
