import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { HeadingsFile } from '#search/headings.ts';
import { createSearch } from '#search/search.ts';
import type { SearchDocument } from '#search/search-index.ts';
import { type TextFile, wholeIndex } from '#search/text-file.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { ProblemError } from '#shared/problem.ts';
import type { FindDocuments, SearchableIndexes } from './search-answer.ts';
import { createSearchServer } from './search-server.ts';

/** A server that answers remote search. @param folders built sites by the names of their indexes */
export async function serveSearch(folders: ReadonlyMap<string, string>): Promise<Server> {
  const entries = [...folders].map(
    async ([name, folder]) => [name, await readIndexes(folder)] as const,
  );
  return createSearchServer(new Map(await Promise.all(entries)) satisfies SearchableIndexes);
}

async function readIndexes(folder: string): Promise<Map<LocaleCode, FindDocuments>> {
  const files = await readdir(path.join(folder, 'static')).catch(() => []);
  const finders = new Map<LocaleCode, FindDocuments>();
  const indexes = files.flatMap((name) => /^search_index\.([\w-]+)\./.exec(name)?.[1] ?? []);
  for (const lang of indexes.sort()) {
    const read = (kind: 'headings' | 'text' | 'index') => {
      const file = files.find((name) => name.startsWith(`search_${kind}.${lang}.`));
      return file && readFile(path.join(folder, 'static', file), 'utf8').then(JSON.parse);
    };
    const [headings, text, documents] = await Promise.all([
      read('headings'),
      read('text'),
      read('index'),
    ]);
    if (headings && text && documents) finders.set(lang, finder({ headings, text, documents }));
  }
  if (finders.size > 0) return finders;
  throw new ProblemError([
    {
      message: 'No search index found',
      found: folder,
      expected: 'the output folder of a site with `search: { mode: "local" }`',
      fix: 'build the site first: npm run build',
    },
  ]);
}

interface SearchFiles {
  headings: HeadingsFile;
  text: TextFile;
  documents: readonly SearchDocument[];
}

/** Finds in the texts, and answers with the documents. */
function finder({ headings, text, documents }: SearchFiles): FindDocuments {
  const { search } = createSearch(wholeIndex(headings, text));
  const byRoute = new Map(documents.map((document) => [document.routePath, document]));
  return (keyword, limit) =>
    search(keyword, { limit }).pages.flatMap(({ routePath }) => byRoute.get(routePath) ?? []);
}

/**
 * Reads `rspack=dist rsbuild=../rsbuild/dist`. Without any, the site's own index is called `site`.
 *
 * @param dist of the own site
 * @param from folder that the others are given from
 */
export function indexFolders(
  args: readonly string[],
  { dist, from }: { dist: string; from: string },
): Map<string, string> {
  if (args.length === 0) return new Map([['site', dist]]);
  return new Map(args.map((argument) => indexFolder(argument, from)));
}

function indexFolder(argument: string, from: string): [name: string, folder: string] {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(argument) ?? [];
  if (name && folder) return [name, path.resolve(from, folder)];
  throw new ProblemError([
    {
      message: 'Invalid index name',
      found: argument,
      expected: 'name=folder, where the folder is that of a built site: rspack=dist',
    },
  ]);
}
