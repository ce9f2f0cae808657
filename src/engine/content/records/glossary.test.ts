import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { glossaryPages } from '../../checks/language/record-pages.ts';
import { glossaryMarkdown } from '../../markdown/glossary-markdown.ts';
import { parseGlossary } from './glossary.ts';

const sound = `groups:
  - id: modules
    title: { en: Modules, zh: 模块 }
    terms:
      - id: module
        en: module
        zh: 模块
        definition:
          en: >-
            One file.
            Usually.
          zh: 一个文件。
      - id: hmr
        en: [hot module replacement, HMR]
        zh: 模块热替换
        title: { en: Hot module replacement (HMR), zh: 模块热替换（HMR） }
        avoid:
          zh: { 热替换: 模块热替换 }
        definition: { en: Exchanging modules., zh: 替换模块。 }
      - id: loader
        en: loader
        zh: loader
        definition: { en: A function., zh: 函数。 }
names:
  - { name: GitHub, avoid: [Github] }
`;

const problemsOf = (text: string) => formatProblems(parseGlossary(text).problems);

it('reads a sound glossary', () => {
  const { glossary, problems } = parseGlossary(sound);
  expect(problems).toEqual([]);
  expect(glossary.groups[0]?.terms[1]).toMatchObject({ zh: ['模块热替换'], avoid: { en: {} } });
});

it('makes the sections of the page', () => {
  const { glossary } = parseGlossary(sound);
  expect(glossaryMarkdown(glossary, 'zh')).toMatchInlineSnapshot(`
    "## 模块 {#modules}

    ### 模块（module） {#module}

    一个文件。

    ### 模块热替换（HMR） {#hmr}

    替换模块。

    ### loader {#loader}

    函数。
    "
  `);
  expect(glossaryMarkdown(glossary, 'en')).toContain('### Loader {#loader}\n\nA function.\n');
});

it('offers its texts as pages, every text on its line', () => {
  const [en, zh] = glossaryPages(parseGlossary(sound).glossary);
  expect(
    en?.body.split('\n').flatMap((text, index) => (text ? [`${index + 1} ${text}`] : [])),
  ).toEqual([
    '3 ## Modules',
    '6 ### Module',
    '10 One file. Usually.',
    '16 ### Hot module replacement (HMR)',
    '19 Exchanging modules.',
    '21 ### Loader',
    '23 A function.',
  ]);
  expect(zh?.body.split('\n')[6]).toBe('### 模块（module）');
});

describe('complains of', () => {
  it('a term without its other language', () => {
    expect(problemsOf(sound.replace('        zh: 模块\n', ''))).toMatchInlineSnapshot(`
      "content/glossary.yaml:5
        Missing \`groups.0.terms.0.zh\` in the glossary
        expected: string, or array

      1 problem"
    `);
  });

  it('a definition without its other language', () => {
    expect(problemsOf(sound.replace('          zh: 一个文件。\n', ''))).toMatchInlineSnapshot(`
      "content/glossary.yaml:8
        Missing \`groups.0.terms.0.definition.zh\` in the glossary
        expected: string
        fix:      zh: …

      1 problem"
    `);
  });

  it('an unknown key', () => {
    expect(problemsOf(sound.replace('avoid:\n', 'avoids:\n'))).toMatchInlineSnapshot(`
      "content/glossary.yaml:17
        Unknown key \`groups.0.terms.1.avoids\` in the glossary
        found:    avoids:
        expected: one of id, en, zh, avoid, synonyms, title, quiet, definition
        fix:      avoid:

      1 problem"
    `);
  });

  it('an id that is there twice', () => {
    expect(problemsOf(sound.replace('id: hmr', 'id: module'))).toMatchInlineSnapshot(`
      "content/glossary.yaml:13
        Duplicate glossary id \`module\`
        found:    id: module
        expected: an id of its own for each group and term

      1 problem"
    `);
  });

  it('what is no YAML', () => {
    expect(problemsOf('groups: [\n')).toMatchInlineSnapshot(`
      "content/glossary.yaml:2
        Invalid YAML in the glossary
        found:    groups: [
        expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

      1 problem"
    `);
  });
});

it('uses nothing of a glossary with problems', () => {
  expect(parseGlossary(sound.replace('id: hmr', 'id: HMR!')).glossary.groups).toEqual([]);
});
