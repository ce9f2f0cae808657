import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import type { SearchDocument } from '#search/search-index.ts';
import type { Heading } from '#shared/page.ts';
import type { FindPages } from '../search/measure-search.ts';
import { brotliSize } from './measure.ts';

/** A search of others, on our pages. */
export interface Peer {
  find: FindPages;
  /** Of its index as a host sends it, in bytes. */
  size: number;
}

/** MiniSearch with its own settings: pages as they are. */
export async function miniSearch(documents: readonly SearchDocument[]): Promise<Peer> {
  const index = new MiniSearch({ idField: 'routePath', fields: ['title', 'headings', 'content'] });
  index.addAll(
    documents.map(({ routePath, title, content, toc }) => ({
      routePath,
      title,
      headings: toc.map(({ text }) => text).join('\n'),
      content,
    })),
  );
  return {
    find: (query, limit) =>
      index
        .search(query)
        .slice(0, limit)
        .map(({ id }) => String(id)),
    size: await brotliSize(JSON.stringify(index)),
  };
}

/**
 * MiniSearch as VitePress sets it up: sections of pages, with the options of
 * https://github.com/vuejs/vitepress/blob/main/src/client/theme-default/components/VPLocalSearchBox.vue
 */
export async function vitePressSearch(documents: readonly SearchDocument[]): Promise<Peer> {
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(documents.flatMap(sectionsOf));
  const find: FindPages = (query, limit) => {
    const pages = index.search(query).map(({ id }) => String(id).split('#')[0] ?? '');
    return [...new Set(pages)].slice(0, limit);
  };
  return { find, size: await brotliSize(JSON.stringify(index)) };
}

/** A page divided at its headings, each section with the titles above it. */
function sectionsOf({ routePath, title, content, toc }: SearchDocument) {
  const placed = toc.filter(({ charIndex }) => charIndex >= 0);
  const first = {
    id: routePath,
    title,
    titles: [] as string[],
    text: content.slice(0, placed[0]?.charIndex),
  };
  const rest = placed.map(({ id, text, depth, charIndex }, index) => ({
    id: `${routePath}#${id}`,
    title: text,
    titles: [title, ...titlesAbove(placed.slice(0, index), depth)],
    text: content.slice(charIndex + text.length, placed[index + 1]?.charIndex),
  }));
  return [first, ...rest];
}

/** The nearest headings of lower depth before a place, the highest first. */
function titlesAbove(before: readonly Heading[], depth: number): string[] {
  const above = before.findLast((heading) => heading.depth < depth);
  if (!above) return [];
  return [...titlesAbove(before.slice(0, before.indexOf(above)), above.depth), above.text];
}

const cjk = /[\u3041-\u3096\u30a1-\u30fa\u3400-\u4db5\u4e00-\u9fcc\uac00-\ud7a3]/gu;

/**
 * FlexSearch as Rspress sets it up: an index of words and one of Chinese, Japanese and Korean
 * characters, with the options of
 * https://github.com/web-infra-dev/rspress/blob/main/packages/core/src/theme/components/Search/logic/providers/LocalProvider.ts
 *
 * Its index is made in the browser, of the same documents as ours.
 */
export function flexSearch(documents: readonly SearchDocument[]): Omit<Peer, 'size'> {
  const fields = ['normalizedTitle', 'headers', 'normalizedContent'];
  const indexWith = (encode: (text: string) => string[]) =>
    new Document({
      tokenize: 'full',
      cache: 100,
      encode,
      document: { id: 'routePath', index: fields },
    });
  const indexes = [
    indexWith((text) => text.toLowerCase().split(/\W+/).filter(Boolean)),
    indexWith((text) => text.match(cjk) ?? []),
  ];
  for (const { routePath, title, content, toc } of documents) {
    const page = {
      routePath,
      normalizedTitle: title.toLowerCase(),
      headers: toc.map(({ text }) => text.toLowerCase()).join(' '),
      normalizedContent: content.toLowerCase(),
    };
    for (const index of indexes) index.add(page);
  }
  const find: FindPages = (query, limit) => {
    const found = indexes.flatMap((index) => index.search(query.toLowerCase(), { limit }));
    const pages = found.flatMap(({ result }) => result.map(String));
    return [...new Set(pages)].slice(0, limit);
  };
  return { find };
}
