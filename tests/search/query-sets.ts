import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { readTasks } from '#engine/content/records/tasks.ts';
import { hashOf } from '#engine/files/cache.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { splitSuffix } from '#shared/url.ts';
import { readHashedJson, repository } from '../build/built-site.ts';
import { routePath } from '../build/route-table.ts';

/** What a reader types, and the pages that would be right, best first. */
export interface ExpectedPages {
  query: string;
  pages: string[];
}

/** The queries of a language. */
export async function readQueries(lang: LocaleCode): Promise<ExpectedPages[]> {
  return parse(await readFile(path.join(import.meta.dirname, `queries.${lang}.yaml`), 'utf8'));
}

export interface TaskQueries {
  /** Those that may be looked at one by one. */
  seen: ExpectedPages[];
  /** Those that are only looked at in sum, so that nobody tunes the search to them. */
  unseen: ExpectedPages[];
}

/** What people type who have a task, and the page that answers it. */
export async function readTaskQueries(lang: LocaleCode): Promise<TaskQueries> {
  const { tasks } = await readTasks(path.join(repository, 'content'));
  const queries: TaskQueries = { seen: [], unseen: [] };
  for (const { id, answer, queries: typed } of tasks) {
    const pages = [routePath(splitSuffix(answer)[0], lang)];
    const half = isUnseen(id) ? queries.unseen : queries.seen;
    half.push(...(typed?.[lang] ?? []).map((query) => ({ query, pages })));
  }
  return queries;
}

/** Of every second task, by its id alone: new tasks leave the others where they are. */
function isUnseen(id: string): boolean {
  return Number.parseInt(hashOf(id).slice(0, 1), 16) % 2 === 1;
}

/** Pieces of the Chinese pages. */
export async function readSubstrings(): Promise<string[]> {
  return parse(await readFile(path.join(import.meta.dirname, 'substrings.zh.yaml'), 'utf8'));
}

/** The index of a language as `npm run build` left it. */
export async function readIndex(lang: LocaleCode): Promise<SearchIndex> {
  const [documents, metadata] = await Promise.all(
    ['index', 'terms'].map((kind) =>
      readHashedJson(new RegExp(`^static/search_${kind}\\.${lang}\\.\\w+\\.json$`)),
    ),
  );
  return { documents, metadata } as SearchIndex;
}
