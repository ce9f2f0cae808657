import { expect, it } from 'vitest';
import { parseGlossary } from '../content/records/glossary.ts';
import { createTermsOf } from './glossary-terms.ts';

const { glossary } = parseGlossary(`groups:
  - id: chunks
    title: { en: Chunks, zh: chunk }
    terms:
      - id: chunk
        en: chunk
        zh: chunk
        definition:
          en: A group of [modules](#module) with \`a.js\`. See [Code splitting](/guide/code-splitting).
          zh: 一起加载的一组[模块](#module)。见[代码分割](/guide/code-splitting)。
      - id: module
        quiet: true
        en: [module, unit]
        zh: 模块
        definition: { en: One file., zh: 一个文件。 }
      - id: long
        en: long
        zh: 长
        definition: { en: '${'A word, '.repeat(40)}end.', zh: '${'很长，'.repeat(100)}' }
terms:
  - { id: other, en: other, zh: 其他 }
`);

const page = (path: string, lang: 'en' | 'zh', body: string) => ({ path, lang, version: '', body });
const pages = [
  page('/guide/words', 'en', 'All:\n\n<Glossary />\n'),
  page('/guide/words', 'zh', '<Glossary />'),
  page('/guide/react', 'en', 'The `<Glossary />` component.'),
];
const termsOf = createTermsOf(glossary, pages);

it('reads what a sentence says of each term, and where there is more', () => {
  const { path, entries } = termsOf({ lang: 'en', version: '' }) ?? { entries: [] };
  expect(path).toBe('/guide/words');
  expect(entries.filter(({ id }) => id !== 'long')).toEqual([
    {
      id: 'chunk',
      words: ['chunk'],
      definition: 'A group of modules with a.js.',
      explainedOn: ['/guide/code-splitting'],
    },
    { id: 'module', words: ['module', 'unit'], explainedOn: [] },
    { id: 'other', words: ['other'], explainedOn: [] },
  ]);
  const [chunk] = termsOf({ lang: 'zh', version: '' })?.entries ?? [];
  expect(chunk?.definition).toBe('一起加载的一组模块。');
});

it('cuts a long sentence between two words', () => {
  for (const lang of ['en', 'zh'] as const) {
    const { definition = '' } =
      termsOf({ lang, version: '' })?.entries.find(({ id }) => id === 'long') ?? {};
    expect(definition.length).toBeLessThanOrEqual(200);
    expect(definition).toMatch(/(?:word|很长)…$/);
  }
});

it('takes the language of the text, and the page of the reader', () => {
  const stub = termsOf({ lang: 'zh', version: '', original: 'en' });
  expect(stub?.entries[0]?.definition).toContain('A group');
});

it('has none where no page shows the glossary', () => {
  expect(termsOf({ lang: 'en', version: 'v1' })).toBeUndefined();
});
