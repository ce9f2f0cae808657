import { wordsOf } from './letters.ts';
import type { PageText } from './page-text.ts';
import type { SearchTerms } from './search-terms.ts';
import { indexSynonyms, type Synonyms } from './synonyms.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';
import { type WordPages, wordPages } from './word-pages.ts';

/** What is known of all pages together. */
export interface Knowledge {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  wordPages: WordPages;
  /** Words of scripts without spaces that headings or terms consist of. */
  unspaced: ReadonlySet<string>;
  /** On how many pages a name is mentioned. */
  mentions: (name: string) => number;
}

/** Collects what queries are read with. */
export function knowledgeOf(pages: readonly PageText[], terms: SearchTerms): Knowledge {
  const synonyms = indexSynonyms(terms.synonyms);
  const inPages = wordPages(pages);
  return {
    synonyms,
    vocabulary: vocabulary(pages, terms.synonyms.flat(), inPages.words),
    wordPages: inPages,
    unspaced: new Set([...synonyms.unspaced, ...pages.flatMap(unspacedNames)]),
    mentions: mentionsIn(pages),
  };
}

/** Parts of titles and headings that are a word of a script without spaces. */
function unspacedNames({ title, headings }: PageText): string[] {
  return wordsOf(`${title.folded}\n${headings.folded}`).flatMap(({ text, unspaced }) =>
    unspaced && text.length > 1 && text.length < 5 ? text : [],
  );
}

/** Counts the pages that mention a name, each name once. */
function mentionsIn(pages: readonly PageText[]): Knowledge['mentions'] {
  const known = new Map<string, number>();
  return (name) => {
    const count =
      known.get(name) ?? pages.filter(({ content }) => content.folded.includes(name)).length;
    known.set(name, count);
    return count;
  };
}
