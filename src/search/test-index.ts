// Only for tests: an index from the texts of its pages.

import type { Heading } from '#shared/page.ts';
import type { SearchIndex, SearchMetadata } from './search-index.ts';

/** Headings are lines that begin with `## ` to `#### `; a route path is the key. */
export function testIndex(
  pages: Record<string, { title: string; text?: string }>,
  metadata: Partial<SearchMetadata> = {},
): SearchIndex {
  return {
    documents: Object.entries(pages).map(([routePath, { title, text = '' }]) => ({
      routePath,
      title,
      ...readText(text),
      lang: 'en',
      domain: 'https://rspack.dev',
    })),
    metadata: {
      synonyms: [],
      stopWords: [
        'how',
        'to',
        'use',
        'what',
        'is',
        'it',
        'at',
        'be',
        '怎么',
        '才',
        '能',
        '呢',
        '的',
        '到',
      ],
      options: {},
      rows: {},
      code: {},
      groups: {},
      names: {},
      descriptions: {},
      aliases: {},
      aside: [],
      ...metadata,
    },
  };
}

function readText(text: string): { content: string; toc: Heading[] } {
  const toc: Heading[] = [];
  let content = '';
  for (const line of text.split('\n')) {
    const [, marks, heading] = /^(#{2,4}) (.*)$/.exec(line) ?? [];
    if (marks && heading !== undefined) {
      const id = heading.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
      toc.push({ text: heading, id, depth: depths[marks.length] ?? 2, charIndex: content.length });
    }
    content += `${heading ?? line}\n`;
  }
  return { content: content.trimEnd(), toc };
}

const depths: Record<number, Heading['depth']> = { 2: 2, 3: 3, 4: 4 };
