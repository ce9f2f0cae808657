import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locale.ts';
import { formatProblems } from '#shared/problem.ts';
import {
  languageFilesProblems,
  loadLanguageFiles,
  parseLanguageFiles,
} from '../../content/records/language-files.ts';
import { createLanguageCheck } from './language.ts';
import type { LanguagePage } from './prose-block.ts';

const files = parseLanguageFiles({
  words: 'Rsbuild\nRspack\n',
  glossary: 'terms: [{ id: plugin, en: plugin, zh: 插件, avoid: { zh: { 外挂: 插件 } } }]',
});
const check = createLanguageCheck(files);

function page(body: string, lang: LocaleCode = 'en', head = ''): LanguagePage {
  return { file: `content/${lang}/a.md`, lang, format: 'md', head, body };
}

it('has nothing against a page that is right, and says which own words it uses', async () => {
  const body =
    'Rspack bundles JavaScript, TypeScript and CSS, as webpack does: `misspeld`, Node.js, CLI.';
  expect(await check.checkPage(page(body))).toEqual({ problems: [], ownWords: ['Rspack'] });
});

it('reports spelling, typesetting and terms', async () => {
  const body = '\n\n\n您可以用外挂，\n例如Rspack的 recieve。';
  const head = '---\ntitle: Modlue\n---\n';
  const { problems } = await check.checkPage(page(body, 'zh', head));
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/zh/a.md:2
      Unknown word “Modlue”
      found:    Modlue
      expected: module, or modula, or moduli
      fix:      correct it; or, if it is right, add it to content/words.txt

    content/zh/a.md:4
      Avoided term “外挂”
      found:    您可以用外挂，
      expected: 插件
      fix:      write 插件; the words of the site stand in content/glossary.yaml

    content/zh/a.md:4
      Too formal address
      found:    您可以用外挂，
      expected: 你
      fix:      你可以用外挂，

    content/zh/a.md:5
      Unknown word “recieve”
      found:    例如Rspack的 recieve。
      expected: receive, or relieve, or received
      fix:      correct it; or, if it is right, add it to content/words.txt

    content/zh/a.md:5
      Wrong spacing or punctuation in Chinese text
      found:    例如Rspack的 recieve。
      expected: one space between Han and Latin letters, digits or code; none beside full-width punctuation
      fix:      例如 Rspack 的 recieve。

    5 problems"
  `);
});

it('takes the words of a page that cannot be parsed for used', async () => {
  const broken = { ...page('<Card> Rspack'), format: 'mdx' as const };
  expect(await check.checkPage(broken)).toEqual({ problems: [], ownWords: ['Rspack'] });
});

it('loads its tools once, when a page needs them', async () => {
  let loaded = 0;
  const loadTools = async () => {
    loaded++;
    const dictionary = { has: () => true, suggest: () => [] };
    return { dictionary, autoCorrect: (text: string) => text };
  };
  const lazy = createLanguageCheck(files, { loadTools });
  expect(loaded).toBe(0);
  await Promise.all([lazy.checkPage(page('One')), lazy.checkPage(page('Two'))]);
  expect(loaded).toBe(1);
});

describe('the key of a page', () => {
  const key = (words: string, glossary: string) =>
    createLanguageCheck(parseLanguageFiles({ words, glossary })).keyOf(
      page('The Rspack 外挂', 'zh'),
    );
  const words = 'Rspack\n';
  const glossary = (wrong: string) =>
    `terms: [{ id: plugin, en: plugin, zh: 插件, avoid: { zh: { ${wrong}: 插件 } } }]`;

  it('changes with the words and terms that are in it', () => {
    expect(key('HMR\n', glossary('外挂'))).not.toEqual(key(words, glossary('外挂')));
    expect(key(words, glossary('插头'))).not.toEqual(key(words, glossary('外挂')));
  });

  it('stays with those that are not', () => {
    expect(key('HMR\nRspack\n', glossary('外挂'))).toEqual(key(words, glossary('外挂')));
    expect(key(words, glossary('插头'))).toEqual(key(words, glossary('接口')));
  });
});

it('reports the problems of the two files', () => {
  const faulty = parseLanguageFiles({ words: 'WSL\nHMR\n', glossary: 'term: []' });
  expect(formatProblems(languageFilesProblems(faulty, ['HMR']))).toMatchInlineSnapshot(`
    "content/glossary.yaml:1
      Unknown key \`term\` in the glossary
      found:    term: []
      expected: one of groups, terms, names
      fix:      terms: []

    content/words.txt:1
      Unused word
      found:    WSL
      expected: words that some page uses and that are in no dictionary of cspell
      fix:      remove the line

    content/words.txt:2
      Unsorted words
      found:    HMR after WSL
      expected: each word once, sorted by the alphabet whatever its capitals
      fix:      move HMR above WSL

    3 problems"
  `);
});

it('leaves a site alone that has no words of its own', async () => {
  expect(await loadLanguageFiles('/nowhere')).toBeUndefined();
});
