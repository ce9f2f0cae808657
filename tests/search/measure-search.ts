import type { SearchDocument } from '#search/search-index.ts';
import type { ExpectedPages } from './query-sets.ts';

/** Finds pages by a query: their route paths, best first, at most so many. */
export type FindPages = (query: string, limit: number) => string[];

export interface Success {
  /** Share of the queries whose first page is right. */
  at1: number;
  /** Share of the queries that have a right page among the first five. */
  at5: number;
  /** Those whose first page is not right, with what came instead. */
  missed: string[];
}

/** How often the right page comes first, and among the first five. */
export function measureSuccess(find: FindPages, queries: readonly ExpectedPages[]): Success {
  const found = queries.map(({ query, pages }) => {
    const got = find(query, 5);
    return { query, got, place: got.findIndex((page) => pages.includes(page)) };
  });
  const share = (within: number) =>
    found.filter(({ place }) => place >= 0 && place < within).length / queries.length;
  return {
    at1: share(1),
    at5: share(5),
    missed: found
      .filter(({ place }) => place !== 0)
      .map(({ query, got, place }) => `${query} (${place + 1}) → ${got.join(' ')}`),
  };
}

export interface Exactness {
  /** Share of the pages that have a piece which are found by it. */
  recall: number;
  /** Share of the pages that are found by a piece which are right, of pieces that stand on several pages: the others are no words. */
  precision: number;
}

/** From so many pages on, a piece is a word and no coincidence. */
const several = 3;

/**
 * Whether pieces of a text find the pages that contain them, and no others.
 *
 * @param isRight what else may be found: a page that is named by another word for the piece
 */
export function measureExactness(
  find: FindPages,
  pieces: readonly string[],
  {
    documents,
    isRight = () => false,
  }: {
    documents: readonly SearchDocument[];
    isRight?: (piece: string, document: SearchDocument) => boolean;
  },
): Exactness {
  let wanted = 0;
  let found = 0;
  let right = 0;
  let wrong = 0;
  for (const piece of pieces) {
    const got = new Set(find(piece, documents.length));
    const having = documents.filter((document) => textOf(document).includes(piece.toLowerCase()));
    const isWord = having.length >= several;
    for (const document of documents) {
      const has = having.includes(document);
      const isFound = got.has(document.routePath);
      if (has) wanted++;
      if (has && isFound) found++;
      if (!isFound || !isWord) continue;
      if (has || isRight(piece, document)) right++;
      else wrong++;
    }
  }
  return { recall: found / wanted, precision: right / (right + wrong) };
}

function textOf({ title, content, toc }: SearchDocument): string {
  return [title, ...toc.map(({ text }) => text), content].join('\n').toLowerCase();
}
