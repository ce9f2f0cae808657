import type { SearchMetadata } from '#search/search-index.ts';
import { isSpoken } from '#shared/locale.ts';
import { splitSuffix } from '#shared/url.ts';
import type { ContentRecords } from '../../content/records/content-records.ts';
import type { SearchSource } from './search-documents.ts';

/** Other names of pages, and the tasks that pages and headings answer, by their addresses. */
export function searchAliases(
  pages: readonly SearchSource[],
  { names, tasks }: Pick<ContentRecords, 'names' | 'tasks'>,
): SearchMetadata['aliases'] {
  const aliases: SearchMetadata['aliases'] = {};
  for (const { source, compiled } of pages) {
    const { path, routePath, lang } = source;
    // The files beside the pages have words in the theme's languages.
    if (!isSpoken(lang)) continue;
    const add = (address: string, alias: string) => {
      aliases[address] = [...(aliases[address] ?? []), alias];
    };
    for (const name of names.entries[path]?.[lang] ?? []) add(routePath, name);
    const ids = new Set(compiled.toc.map(({ id }) => id));
    for (const task of tasks) {
      const [answer, hash] = splitSuffix(task.answer);
      if (answer === path) add(ids.has(hash.slice(1)) ? routePath + hash : routePath, task[lang]);
    }
  }
  return aliases;
}
