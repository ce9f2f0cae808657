import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { readTasks } from '#engine/content/records/tasks.ts';
import { hashOf } from '#engine/files/cache.ts';
import type { HeadingsFile } from '#search/headings.ts';
import type { SearchDocument, SearchIndex } from '#search/search-index.ts';
import { type TextFile, wholeIndex } from '#search/text-file.ts';
import type { SpokenLocale } from '#shared/locale.ts';
import { splitSuffix } from '#shared/url.ts';
import { readHashedJson, repository } from '../build/built-site.ts';
import { routePath } from '../build/route-table.ts';

/** What a reader types, and the pages that would be right, best first. */
export interface ExpectedPages {
  query: string;
  pages: string[];
}

/** The queries of a language. */
export async function readQueries(lang: SpokenLocale): Promise<ExpectedPages[]> {
  return parse(await readFile(path.join(import.meta.dirname, `queries.${lang}.yaml`), 'utf8'));
}

export interface HalvedQueries {
  /** Those that may be looked at one by one. */
  seen: ExpectedPages[];
  /** Those that are only looked at in sum, so that nobody tunes the search to them. */
  unseen: ExpectedPages[];
}

/** Queries that were put together freshly, from the navigation alone; every second one is unseen. */
export async function readFreshQueries(lang: SpokenLocale): Promise<HalvedQueries> {
  const queries = await readByPages(`fresh.${lang}.yaml`, lang);
  return {
    seen: queries.filter(({ query }) => !isUnseen(query)),
    unseen: queries.filter(({ query }) => isUnseen(query)),
  };
}

/** Queries after titles alone, all of which may be looked at: they show what kinds of queries miss. */
export function readAskedQueries(lang: SpokenLocale): Promise<ExpectedPages[]> {
  return readByPages(`asked.${lang}.yaml`, lang);
}

/** Queries after titles of issues and questions, which may be looked at since they have measured the search once. */
export function readTitleQueries(lang: SpokenLocale): Promise<ExpectedPages[]> {
  return readByPages(`titles.${lang}.yaml`, lang);
}

/** Queries that were written from the navigation when the search was as it is: nothing was tuned on them. */
export function readHoldoutQueries(lang: SpokenLocale): Promise<ExpectedPages[]> {
  return readAnswered(`holdout.${lang}.yaml`, lang);
}

/** Queries that were held out before, and have been looked at since. */
export function readSpentQueries(lang: SpokenLocale): Promise<ExpectedPages[]> {
  return readAnswered(`spent.${lang}.yaml`, lang);
}

async function readAnswered(file: string, lang: SpokenLocale): Promise<ExpectedPages[]> {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8');
  const queries: { query: string | number; answers: string[] }[] = parse(text);
  return queries.map(({ query, answers }) => ({
    query: String(query),
    pages: answers.map((pagePath) => routePath(pagePath, lang)),
  }));
}

async function readByPages(file: string, lang: SpokenLocale): Promise<ExpectedPages[]> {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8');
  const byPages: Record<string, string[]> = parse(text);
  return Object.entries(byPages).flatMap(([paths, typed]) => {
    const pages = paths.split(' ').map((pagePath) => routePath(pagePath, lang));
    return typed.map((query) => ({ query, pages }));
  });
}

/** What people type who have a task, and the page that answers it. */
export async function readTaskQueries(lang: SpokenLocale): Promise<HalvedQueries> {
  const { tasks } = await readTasks(path.join(repository, 'content'));
  const queries: HalvedQueries = { seen: [], unseen: [] };
  for (const { id, answer, queries: typed } of tasks) {
    const pages = [routePath(splitSuffix(answer)[0], lang)];
    const half = isUnseen(id) ? queries.unseen : queries.seen;
    half.push(...(typed?.[lang] ?? []).map((query) => ({ query, pages })));
  }
  return queries;
}

/** Every second one, by its id or text alone: new ones leave the others where they are. */
function isUnseen(text: string): boolean {
  return Number.parseInt(hashOf(text).slice(0, 1), 16) % 2 === 1;
}

/** Pieces of the Chinese pages. */
export async function readSubstrings(): Promise<string[]> {
  return parse(await readFile(path.join(import.meta.dirname, 'substrings.zh.yaml'), 'utf8'));
}

/** The index of a language as `npm run build` left it. */
export async function readIndex(lang: SpokenLocale): Promise<SearchIndex> {
  const [headings, text] = await readSearchFiles(lang);
  return wholeIndex(headings, text);
}

/** The files that a browser fetches to search a language. */
export async function readSearchFiles(lang: SpokenLocale): Promise<[HeadingsFile, TextFile]> {
  const [headings, text] = await Promise.all([
    readFiles(lang, 'headings'),
    readFiles(lang, 'text'),
  ]);
  return [headings as HeadingsFile, text as TextFile];
}

/** The pages as they were written. */
export async function readDocuments(lang: SpokenLocale): Promise<SearchDocument[]> {
  return (await readFiles(lang, 'index')) as SearchDocument[];
}

function readFiles(lang: SpokenLocale, kind: 'headings' | 'text' | 'index'): Promise<unknown> {
  return readHashedJson(new RegExp(`^static/search_${kind}\\.${lang}\\.\\w+\\.json$`));
}
