import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locale.ts';
import { formatProblems } from '#shared/problem.ts';
import { loadAutoCorrect } from './autocorrect.ts';
import { readProse } from './prose.ts';
import { typographyProblems } from './typography.ts';

const autoCorrect = loadAutoCorrect();

function problemsOf(body: string, lang: LocaleCode = 'zh') {
  const file = `content/${lang}/a.md`;
  const blocks = readProse({ file, lang, format: 'md', head: '', body }) ?? [];
  return typographyProblems(blocks, { file, lang, autoCorrect });
}

/** Found and fix of each problem. */
const edits = (body: string) => problemsOf(body).map(({ found, fix }) => `${found} → ${fix}`);

it.each([
  '在 React 中使用 `foo`，然后（可选）运行 `npm i`。',
  '## Node.js 是什么？',
  '调用 foo(bar) 时，`require()` 的结果，10:30 开始',
  '比例 3:1，Ctrl + C，C++，A & B，中文/English，约 5–10 倍，100% 的',
  '查询 ?raw 的文件，用 :hover 时，`*.css` 和 :::',
  '它是“模块”，chunk（代码块），“Hello”和“world”',
  '见 [React](/react)，或[模块](/modules)。**类型：** `string`',
  'Loader, plugin (and more)! *Really*?',
  '```js\nfoo(); // 注释 a\n```',
])('leaves alone what is right: %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

describe('spaces and punctuation', () => {
  it('between Han and Latin letters, digits or code', () => {
    expect(edits('在React中使用`foo`配置，共5个')).toEqual([
      '在React中使用`foo`配置，共5个 → 在 React 中使用 `foo` 配置，共 5 个',
    ]);
  });

  it('says where and how', () => {
    const body =
      '第一行。\n这一行里面没有什么问题，在`foo`中有；后面还有很多很多字，见 [React](/x)的。';
    expect(formatProblems(problemsOf(body))).toMatchInlineSnapshot(`
      "content/zh/a.md:2
        Wrong spacing or punctuation in Chinese text
        found:    一行里面没有什么问题，在\`foo\`中有；后面还有很多很多字
        expected: one space between Han and Latin letters, digits or code; none beside full-width punctuation
        fix:      一行里面没有什么问题，在 \`foo\` 中有；后面还有很多很多字

      content/zh/a.md:2
        Wrong spacing or punctuation in Chinese text
        found:    多很多字，见 React的。
        expected: one space between Han and Latin letters, digits or code; none beside full-width punctuation
        fix:      多很多字，见 React 的。

      2 problems"
    `);
  });

  it.each([
    ['中文 。', '中文 。 → 中文。'],
    ['中文 中文', '中文 中文 → 中文中文'],
    ['ａ 中', 'ａ 中 → a 中'],
  ])('%s', (body, edit) => {
    expect(edits(body)).toEqual([edit]);
  });

  it('in comments of samples', () => {
    expect(edits('```js\nfoo(); // 注释a\n```')).toEqual(['注释a → 注释 a']);
  });
});

describe('half-width signs', () => {
  it.each([
    ['你好,世界', '你好,世界 → 你好，世界'],
    ['用 `a`, 然后', '用 `a`, 然后 → 用 `a`，然后'],
    ['是 a , 对', '是 a , 对 → 是 a，对'],
    ['注意:重要', '注意:重要 → 注意：重要'],
    ['是吗?', '是吗? → 是吗？'],
    ['结束.', '结束. → 结束。'],
    ['设置 (可选)', '设置 (可选) → 设置（可选）'],
    ['设置 (a) 时', '设置 (a) 时 → 设置（a）时'],
    ['(可选) 设置', '(可选) 设置 → （可选）设置'],
    ['loader(加载)', 'loader(加载) → loader（加载）'],
  ])('%s', (body, edit) => {
    expect(edits(body)).toEqual([edit]);
  });
});

describe('own rules', () => {
  it.each([
    ['「模块」', '「模块」 → “模块”'],
    ['叫 "模块" 的', '叫 "模块" 的 → 叫“模块”的'],
    ['您的项目', '您的项目 → 你的项目'],
    ['这很*重要*吗', '*重要* → **重要**'],
    ['## 标题。', '标题。 → 标题'],
    ['## 为什么：', '为什么： → 为什么'],
  ])('%s', (body, edit) => {
    expect(edits(body)).toContain(edit);
  });

  it('each with its own message', () => {
    const body = '## 标题。\n\n「模块」\n\n"模块"\n\n您\n\n*重要*\n\n好!\n\n(好)\n\n好 好';
    expect(
      problemsOf(body).map(({ line, message }) => `${line} ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "1 Punctuation at the end of a heading",
        "3 Corner brackets as quotation marks",
        "5 Straight quotation marks around Chinese words",
        "7 Too formal address",
        "9 Italics on Chinese words",
        "11 Half-width punctuation in a Chinese sentence",
        "13 Half-width brackets in a Chinese sentence",
        "15 Space between Chinese words",
      ]
    `);
  });
});

it('asks English headings, too, to end without punctuation, and nothing else of English', () => {
  const body = '## What it does.\n\nIt says (it does) *this*, "that" 您 and中文.';
  expect(formatProblems(problemsOf(body, 'en'))).toMatchInlineSnapshot(`
    "content/en/a.md:1
      Punctuation at the end of a heading
      found:    What it does.
      expected: a heading that ends with its last word; a question may end with its mark
      fix:      What it does

    1 problem"
  `);
});
