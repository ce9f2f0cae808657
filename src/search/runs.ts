import { type Token, withStops } from './query.ts';
import type { SearchContext } from './search-context.ts';

/** Divides a run as readers do. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Runs of Chinese, Japanese and Korean become their words. */
export function readRuns(tokens: readonly Token[], context: SearchContext): Token[] {
  const { stops } = context;
  const read = withStops(tokens, stops).flatMap((token) =>
    token.unspaced ? wordsOfRun(token, context) : [token],
  );
  return withStops(read, stops);
}

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

/** A run, divided. */
export function partsOfRun(run: string, context: SearchContext): string[] {
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
  const [first, second] = segmenter.segment(run);
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

/** Whether the platform takes a text for one word. */
export function isWord(text: string): boolean {
  const [first] = segmenter.segment(text);
  return first?.segment === text;
}
