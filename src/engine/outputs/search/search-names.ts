import type { SiteConfig } from '#config/schema/site.ts';
import type { SearchMetadata } from '#search/search-index.ts';
import { bundlerFacts, documented } from '../../model/documented.ts';
import type { SearchSource } from './search-documents.ts';

/** Hooks and what loaders are given, by the sections that explain them, where they have no heading. */
export function searchNames(
  pages: readonly SearchSource[],
  { documents }: Pick<SiteConfig, 'documents'>,
): SearchMetadata['names'] {
  if (!documents) return {};
  const byPath = new Map(pages.map((page) => [page.source.path, page]));
  const names: SearchMetadata['names'] = {};
  for (const entry of documented(bundlerFacts, documents)) {
    if (entry.kind !== 'hooks' && entry.kind !== 'loaderContext') continue;
    for (const path of entry.pages) {
      const page = byPath.get(path);
      const address = page && sectionThatNames(entry.name, page);
      if (address !== undefined) names[address] = [...(names[address] ?? []), entry.name];
    }
  }
  return names;
}

/** The first section below a heading in which the last part of a name stands as a line or word of its own. */
function sectionThatNames(name: string, { source, compiled }: SearchSource): string | undefined {
  const word = name.slice(name.lastIndexOf('.') + 1);
  const { toc, text } = compiled;
  if (toc.some((heading) => heading.text === name || heading.text === word)) return undefined;
  const sections = toc.filter(({ depth, charIndex }) => depth === 2 && charIndex >= 0);
  const owner = name.split('.')[0]?.toLowerCase() ?? '';
  const candidates = sections.filter((heading, index) => {
    const end = sections[index + 1]?.charIndex ?? text.length;
    return hasWord(text.slice(heading.charIndex, end), word);
  });
  const best = candidates.find(({ id }) => id.includes(owner)) ?? candidates[0];
  return best && `${source.routePath}#${best.id}`;
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\w$]+/).includes(word);
}
