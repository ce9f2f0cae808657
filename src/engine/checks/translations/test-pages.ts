// Only for tests.

import type { LocaleCode } from '#shared/locale.ts';
import type { StructureNode } from '../../markdown/compiled-page.ts';
import type { CompiledSource } from '../../model/site.ts';

export interface TestText {
  lang?: LocaleCode;
  path?: string;
  version?: string;
  /** The language that it shows, where that is another one. */
  original?: LocaleCode;
  /** Empty for a page that cannot be parsed. */
  code?: string;
  structure?: StructureNode[];
  /** Hashes by the ids of sections; each is one line below the other. */
  sections?: Record<string, string>;
}

/** The page /guide/react in English, or what is asked for. */
export function testPage({
  lang = 'en',
  path = '/guide/react',
  version = '',
  original,
  code = 'return',
  structure = [],
  sections = {},
}: TestText): CompiledSource {
  const relativePath = `${lang}${path}.md`;
  return {
    source: {
      ...{ lang, path, version, relativePath, format: 'md', file: `/site/content/${relativePath}` },
      ...{
        routePath: lang === 'en' ? path : `/${lang}${path}`,
        frontmatter: {},
        head: '',
        body: '',
      },
      ...(original ? { original } : {}),
    },
    compiled: {
      ...{
        code,
        structure,
        optionValues: [],
        toc: [],
        ids: [],
        links: [],
        images: [],
        components: [],
        samples: [],
      },
      commands: [],
      sections: Object.entries(sections).map(([id, hash], index) => ({
        id,
        hash,
        line: index + 1,
      })),
      text: '',
      options: {},
      problems: [],
    },
  };
}
