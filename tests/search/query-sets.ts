import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { LocaleCode } from '#shared/locale.ts';
import type { SearchIndex } from '#shared/search/search.ts';
import { readHashedJson } from '../build/built-site.ts';

/** What a reader types, and the pages that would be right, best first. */
export interface ExpectedPages {
  query: string;
  pages: string[];
}

/** The queries of a language. */
export async function readQueries(lang: LocaleCode): Promise<ExpectedPages[]> {
  return parse(await readFile(path.join(import.meta.dirname, `queries.${lang}.yaml`), 'utf8'));
}

/** Pieces of the Chinese pages. */
export async function readSubstrings(): Promise<string[]> {
  return parse(await readFile(path.join(import.meta.dirname, 'substrings.zh.yaml'), 'utf8'));
}

/** The index of a language as `npm run build` left it. */
export async function readIndex(lang: LocaleCode): Promise<SearchIndex> {
  const [documents, terms] = await Promise.all(
    ['index', 'terms'].map((kind) =>
      readHashedJson(new RegExp(`^static/search_${kind}\\.${lang}\\.\\w+\\.json$`)),
    ),
  );
  return { documents, terms } as SearchIndex;
}
