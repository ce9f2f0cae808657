import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locale.ts';
import { formatProblems } from '#shared/problem.ts';
import { testPage } from '../checks/translations/test-pages.ts';
import { isUntranslated, untranslatedSources } from './untranslated.ts';

const config = {
  lang: 'en' as const,
  locales: [
    { lang: 'en' as const, label: 'English' },
    { lang: 'zh' as const, label: '简体中文' },
  ],
};

function source(lang: LocaleCode, path: string, frontmatter = {}) {
  return { ...testPage({ lang, path }).source, frontmatter };
}

const sources = [
  source('en', '/guide/react'),
  source('zh', '/guide/react'),
  source('en', '/guide/vue', { title: 'Vue' }),
  source('zh', '/guide/solid'),
];

function stubs(...listed: string[]) {
  return untranslatedSources(sources, listed, config).sources;
}

function report(all: typeof sources, ...listed: string[]): string {
  return formatProblems(untranslatedSources(all, listed, config).problems);
}

describe('a page that is listed', () => {
  it('shows its text at its other address', () => {
    expect(stubs('/guide/vue')).toEqual([
      { ...sources[2], lang: 'zh', routePath: '/zh/guide/vue', original: 'en' },
    ]);
  });

  it('may be one that the main language lacks', () => {
    expect(stubs('/guide/solid')).toMatchObject([
      { lang: 'en', routePath: '/guide/solid', relativePath: 'zh/guide/solid.md', original: 'zh' },
    ]);
  });

  it('is known by it', () => {
    expect([...sources, ...stubs('/guide/vue')].map(isUntranslated)).toEqual([
      ...sources.map(() => false),
      true,
    ]);
  });

  it('may have a draft of its translation', () => {
    const draft = source('zh', '/guide/vue', { draft: true });
    expect(report([...sources, draft], '/guide/vue')).toBe('0 problems');
  });
});

it('adds nothing for pages that are not listed', () => {
  expect(untranslatedSources(sources, [], config)).toEqual({ sources: [], problems: [] });
});

describe('a problem is', () => {
  it('a listed page that has a translation', () => {
    expect(stubs('/guide/react')).toEqual([]);
    expect(report(sources, '/guide/react', '/guide/vue')).toMatchInlineSnapshot(`
      "content/translations.json
        Translated page in \`untranslated\`
        found:    /guide/react
        expected: pages that one language lacks; this one is content/en/guide/react.md and content/zh/guide/react.md
        fix:      remove it from \`untranslated\`, then \`npm run translations\`

      1 problem"
    `);
  });

  it('a listed page that does not exist', () => {
    expect(report(sources, '/guide/veu', '/elsewhere/completely')).toMatchInlineSnapshot(`
      "content/translations.json
        Unknown page in \`untranslated\`
        found:    /guide/veu
        expected: the path of a page: "/guide/react"
        fix:      did you mean "/guide/vue"?

      content/translations.json
        Unknown page in \`untranslated\`
        found:    /elsewhere/completely
        expected: the path of a page: "/guide/react"
        fix:      remove it from \`untranslated\`

      2 problems"
    `);
  });
});
