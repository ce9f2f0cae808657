import type { SiteConfig } from '#config/schema/site.ts';
import type { SearchTerms } from '#shared/search/search-terms.ts';
import { bundlerFacts, documented } from '../bundler/documented.ts';
import type { SearchSource } from './search-documents.ts';

/** The sections that explain hooks and what loaders are given, where those have no heading of their own. */
export function searchSubjects(
  pages: readonly SearchSource[],
  { documents }: Pick<SiteConfig, 'documents'>,
): SearchTerms['subjects'] {
  if (!documents) return {};
  const byPath = new Map(pages.map((page) => [page.source.path, page]));
  const found = documented(bundlerFacts, documents).flatMap((entry): [string, string][] => {
    if (entry.kind !== 'hooks' && entry.kind !== 'loaderContext') return [];
    return entry.pages.flatMap((path) => {
      const page = byPath.get(path);
      const address = page && sectionThatNames(entry.name, page);
      return address === undefined ? [] : [[squashed(entry.name), address] as [string, string]];
    });
  });
  return Object.fromEntries(found);
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

function squashed(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}
