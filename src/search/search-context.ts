import { type Corpus, corpusOf } from './corpus.ts';
import { findWords, type Match } from './find.ts';
import type { SearchIndex } from './search-index.ts';
import { type StopWords, stopWordsOf } from './stop-words.ts';
import { indexSynonyms, type Synonyms, type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { limits } from './weights.ts';

/** All that a query is answered from: the pages, and the words known of them. */
export interface SearchContext {
  corpus: Corpus;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  stops: StopWords;
  /** All places where words stand together. */
  find: (words: readonly string[]) => readonly Match[];
  /** Whether words stand together somewhere, whole ones if need be. */
  has: (words: readonly string[], isWhole?: boolean) => boolean;
}

/** Prepares the context of a search: all that does not depend on a query. */
export function createSearchContext({ documents, metadata }: SearchIndex): SearchContext {
  const corpus = corpusOf(documents, metadata);
  // Words are read, then looked for; and who types on has looked for most of them before.
  const known = lruCache<Match[]>(limits.cached);
  const find = (words: readonly string[]) =>
    known.get(words.join(' '), () => findWords(corpus.text, words));
  return {
    corpus,
    synonyms: indexSynonyms(metadata.synonyms),
    stops: stopWordsOf(metadata.stopWords),
    vocabulary: vocabularyOf(corpus, metadata.synonyms.flat()),
    find,
    has: (words, isWhole = false) =>
      find(words).some(({ isUnfinished }) => !isWhole || !isUnfinished),
  };
}

/** Keeps the values that were used last: a least-recently-used cache. */
export function lruCache<Value>(most: number): {
  get: (key: string, make: () => Value) => Value;
} {
  const kept = new Map<string, Value>();
  return {
    get(key, make) {
      const known = kept.get(key);
      const value = known ?? make();
      // A map keeps the order in which keys were set: the first one was used longest ago.
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
