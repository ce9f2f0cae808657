import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locale.ts';
import { formatProblems } from '#shared/problem.ts';
import { avoidedTerms } from '../../content/records/avoided-terms.ts';
import { parseGlossary } from '../../content/records/glossary.ts';
import { readProse } from './prose.ts';
import { termProblems } from './term-problems.ts';

const { glossary } = parseGlossary(`
groups:
  - id: all
    title: { en: All, zh: 全部 }
    terms:
      - id: tree-shaking
        en: tree shaking
        zh: [tree shaking, 摇树优化]
        avoid: { zh: { 摇树: tree shaking } }
        definition: { en: '…', zh: '…' }
      - id: source-map
        en: source map
        zh: source map
        title: { en: Source map, zh: source map（源码映射） }
        avoid:
          en: { sourcemap: source map }
          zh: { sourcemap: source map, 源码映射: source map }
        definition: { en: '…', zh: '…' }
terms:
  - { id: dev-server, en: dev server, zh: 开发服务器, avoid: { en: { development server: dev server } } }
names:
  - { name: GitHub, avoid: [Github] }
`);

function problemsOf(body: string, lang: LocaleCode) {
  const file = `content/${lang}/a.md`;
  const blocks = readProse({ file, lang, format: 'md', head: '', body }) ?? [];
  return termProblems(blocks, { file, lang, avoided: avoidedTerms(glossary) });
}

it.each([
  ['en', 'A source map of the dev server on GitHub, `sourcemap` in code'],
  [
    'en',
    'The packages @x/sourcemap, sourcemap-codec, source.sourcemap and sourcemap.js; sourcemapper',
  ],
  ['zh', 'tree shaking（摇树优化）和 source map（源码映射）'],
  ['zh', 'development server'],
] as const)('accepts (%s) %s', (lang, body) => {
  expect(problemsOf(body, lang)).toEqual([]);
});

describe('finds', () => {
  it('a word that the glossary has another one for', () => {
    const body = 'Line one.\n\nRead the `x`\nwith a development\nserver, again.';
    expect(formatProblems(problemsOf(body, 'en'))).toMatchInlineSnapshot(`
      "content/en/a.md:4
        Avoided term “development server”
        found:    with a development server, again.
        expected: dev server
        fix:      write dev server; the words of the site stand in content/glossary.yaml

      1 problem"
    `);
  });

  it.each([
    ['en', 'Sourcemaps are files.'],
    ['en', '## On Github'],
    ['zh', '用摇树来'],
    ['zh', '一份源码映射'],
    ['zh', '用sourcemap。'],
    ['zh', '在 Github 上'],
  ] as const)('(%s) %s', (lang, body) => {
    expect(problemsOf(body, lang)).toHaveLength(1);
  });
});
