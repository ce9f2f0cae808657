import { expect, it } from 'vitest';
import { headingOf } from './page-structure.ts';
import { testStructure } from './test-structure.ts';

it('are headings, code, containers and tables, in order', async () => {
  const structure = await testStructure([
    '## Set up `it` {#setup}',
    '',
    '```js title="src/index.js" {1}',
    'a();',
    '```',
    '',
    '- ### In a list',
    '',
    '  :::tip First',
    '',
    '  | a {#row} | b |',
    '  |---|---|',
    '  | c {#cell} | d |',
    '',
    '  :::',
  ]);
  expect(structure.map(({ type, written, line }) => [line, type, written])).toEqual([
    [1, 'heading', '## Set up it {#setup}'],
    [3, 'code', '```js title="src/index.js" {1}'],
    [7, 'heading', '### In a list {#in-a-list}'],
    [9, 'container', ':::tip First'],
    [11, 'table', '2 columns, 1 row {#row} {#cell}'],
  ]);
});

it('do not see headings in code', async () => {
  const structure = await testStructure(['```md', '## Not one {#no}', '```', '', '## One {#one}']);
  expect(structure.filter(({ type }) => type === 'heading').map(headingOf)).toEqual([
    { level: 2, id: 'one' },
  ]);
});

async function signatures(first: string, second: string, format?: 'mdx'): Promise<string[]> {
  const both = await Promise.all([first, second].map((text) => testStructure(text, format)));
  return both.map((structure) =>
    JSON.stringify(structure.map(({ signature, code }) => [signature, code])),
  );
}

it.each([
  ['words of a heading', '## Setup {#setup}', '## 配置 {#setup}'],
  ['the title of a container', ':::tip One\n:::', ':::tip 一\n:::'],
  ['the reason of an unchecked block', '```js nocheck="why"\n```', '```js nocheck="原因"\n```'],
  ['a title that is no file', '```text title="In the shell"\n```', '```text title="终端"\n```'],
  ['cells of a table', '| a |\n|---|\n| b |', '| 一 |\n|---|\n| 二 |'],
])('are alike for %s', async (_, english, chinese) => {
  const [first, second] = await signatures(english, chinese);
  expect(first).toBe(second);
});

it.each([
  ['the level of a heading', '## A {#a}', '### A {#a}'],
  ['the id of a heading', '## A {#a}', '## A {#b}'],
  ['the type of a container', ':::tip\n:::', ':::info\n:::'],
  ['the language of a block', '```js\na\n```', '```ts\na\n```'],
  ['the file of a block', '```js title="a.js"\n```', '```js title="b.js"\n```'],
  ['the highlighted lines', '```js {1}\na\n```', '```js {2}\na\n```'],
  ['whether a block is checked', '```js nocheck="a"\n```', '```js\n```'],
  ['the quoted file', '```js file="a.js"\n```', '```js file="a.js" region="b"\n```'],
  ['code', '```js\na\n```', '```js\nb\n```'],
  ['how a block is shown', '```js wrap\na\n```', '```js wrap=false\na\n```'],
  ['the marked words', '```js /a/\na b\n```', '```js /b/\na b\n```'],
  ['what notations say', '```js\na // [!code ++]\n```', '```js\na // [!code --]\n```'],
  ['where they say it', '```js\na // [!code focus]\na\n```', '```js\na\na // [!code focus]\n```'],
  ['the columns of a table', '| a |\n|---|', '| a | b |\n|---|---|'],
  ['the rows of a table', '| a |\n|---|', '| a |\n|---|\n| b |'],
  ['the ids of rows', '| a |\n|---|\n| b {#c} |', '| a |\n|---|\n| b {#d} |'],
])('differ by %s', async (_, english, chinese) => {
  const [first, second] = await signatures(english, chinese);
  expect(first).not.toBe(second);
});

it('have code without its notations, every line in its place', async () => {
  const [part] = await testStructure(['```js', '// [!code focus]', 'a(); // [!code --]', '```']);
  expect(part?.code).toEqual({ lang: 'js', text: '\na();' });
  expect(part?.signature).toMatch(/ 1:focused,removed$/);
});

it('know what a diff changes', async () => {
  const [part] = await testStructure(['```diff title="src/a.scss"', '+ a', '```']);
  expect(part?.code).toEqual({ lang: 'diff scss', text: '+ a' });
});

it('are components, without what they say to people', async () => {
  const text = '<Badge text="New" type="tip" />\n\nA <Badge text="x" tip="y" /> c.';
  expect(await testStructure(text, 'mdx')).toEqual([
    {
      type: 'component',
      signature: 'Badge',
      code: { lang: 'jsx', text: '<Badge type="tip" />' },
      written: '<Badge text="New" type="tip" />',
      line: 1,
    },
    {
      type: 'component',
      signature: 'Badge',
      code: { lang: 'jsx', text: '<Badge />' },
      written: '<Badge text="x" tip="y" />',
      line: 3,
    },
  ]);
});

it('let a sentence put its components in another order, and nothing else', async () => {
  const [first, second] = await signatures(
    '<A n="1" /> b <A n="2" />.',
    '<A n="2" /> b <A n="1" />.',
    'mdx',
  );
  expect(first).toBe(second);
  const [before, after] = await signatures(
    '<A n="1" />\n\n<A n="2" />',
    '<A n="2" />\n\n<A n="1" />',
    'mdx',
  );
  expect(before).not.toBe(after);
});
