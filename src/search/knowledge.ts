import { type Corpus, corpusOf } from './corpus.ts';
import { limits } from './fields.ts';
import { findWords, type Match } from './find.ts';
import { remember } from './recent-results.ts';
import type { SearchIndex } from './search.ts';
import { type StopWords, stopWordsOf } from './stop-words.ts';
import { indexSynonyms, type Synonyms } from './synonyms.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What queries are read with. */
export interface Knowledge {
  corpus: Corpus;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  stops: StopWords;
  /** All places where words stand together. */
  find: (words: readonly string[]) => readonly Match[];
  /** Whether words stand together somewhere, whole ones if need be. */
  has: (words: readonly string[], isWhole?: boolean) => boolean;
}

/** Collects what is known of all pages together. */
export function knowledgeOf({ documents, terms }: SearchIndex): Knowledge {
  const corpus = corpusOf(documents, terms);
  // Words are read, then looked for; and who types on has looked for most of them before.
  const known = remember<Match[]>(limits.cached);
  const find = (words: readonly string[]) =>
    known.get(words.join(' '), () => findWords(corpus.text, words));
  return {
    corpus,
    synonyms: indexSynonyms(terms.synonyms),
    stops: stopWordsOf(terms.stopWords),
    vocabulary: vocabularyOf(corpus, terms.synonyms.flat()),
    find,
    has: (words, isWhole = false) =>
      find(words).some(({ isUnfinished }) => !isWhole || !isUnfinished),
  };
}
