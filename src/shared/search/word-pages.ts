import { type PageText, placeOf } from './page-text.ts';

/** Which words stand on which pages. */
export interface WordPages {
  /** All words of Latin letters and digits, each once. */
  words: readonly string[];
  /** Whether a word stands somewhere. */
  has: (word: string) => boolean;
  /**
   * The pages on which words may stand together: no other page needs to be read. Undefined where
   * that is not known.
   */
  mayHave: (words: readonly string[]) => ReadonlySet<number> | undefined;
}

/** Collects the words of pages. */
export function wordPages(pages: readonly PageText[]): WordPages {
  const pagesOf = new Map<string, number[]>();
  pages.forEach(({ title, group, headings, content }, page) => {
    for (const { folded } of [title, group, headings, content]) {
      for (const word of folded.match(/[a-z\d]+/g) ?? []) {
        const known = pagesOf.get(word);
        if (!known) pagesOf.set(word, [page]);
        else if (known.at(-1) !== page) known.push(page);
      }
    }
  });
  const words = [...pagesOf.keys()];
  const found = new Map<string, ReadonlySet<number>>();
  const scan = scanner(words);

  const pagesWith = (part: string) => {
    const known = found.get(part);
    if (known) return known;
    const having = new Set(scan(part).flatMap((word) => pagesOf.get(word) ?? []));
    if (found.size > mostKept) found.clear();
    found.set(part, having);
    return having;
  };
  return {
    words,
    has: (word) => pagesOf.has(word),
    mayHave(parts) {
      const latin = parts.filter((part) => /^[a-z\d]+$/.test(part));
      const [first, ...rest] = latin.map(pagesWith);
      return first && new Set([...first].filter((page) => rest.every((some) => some.has(page))));
    },
  };
}

const mostKept = 2000;

/** Finds the words that have a part: a name is found by any part of it. */
function scanner(words: readonly string[]): (part: string) => string[] {
  const text = words.join('\n');
  let length = 0;
  const starts = words.map((word) => {
    length += word.length + 1;
    return length - word.length - 1;
  });
  return (part) => {
    const having: string[] = [];
    let at = text.indexOf(part);
    while (at >= 0) {
      const index = placeOf(at, starts);
      const word = words[index] ?? '';
      having.push(word);
      at = text.indexOf(part, (starts[index] ?? 0) + word.length);
    }
    return having;
  };
}
