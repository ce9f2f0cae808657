import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';

describe('heading ids', () => {
  it.each([
    ['## Public path {#public-path}', 'public-path'],
    ['###### Deep {#deep}  ', 'deep'],
    ['## output.publicPath {#outputpublicpath}', 'outputpublicpath'],
    ['## 标题 {#title}', 'title'],
  ])('%s has the id %s', (line, id) => {
    const { text, headingIds } = prepare(line);
    expect(headingIds).toEqual(new Map([[1, id]]));
    expect(text.trimEnd()).toBe(line.slice(0, line.indexOf(' {#')));
  });

  it.each(['## A {b}', '## A {#}', '## A {#a b}', '## A {#a} b', 'A {#a}', '#A {#a}'])(
    '%s gives none',
    (line) => {
      expect(prepare(line)).toMatchObject({ text: line, headingIds: new Map() });
    },
  );

  it('are known by their lines', () => {
    const { headingIds } = prepare('\n\n## A {#a}\n\ntext\n\n### B {#b}\n');
    expect(headingIds).toEqual(
      new Map([
        [3, 'a'],
        [7, 'b'],
      ]),
    );
  });
});

describe('ids of rows', () => {
  it('stand in the first cell', () => {
    const { text, rowIds } = prepare('| a | b |\n|---|---|\n| `name` {#cachename} | {#c} |');
    expect(rowIds).toEqual(new Map([[3, 'cachename']]));
    expect(text.split('\n')[2]).toBe('| `name`              | {#c} |');
  });

  it.each(['| a {#b} c | d |', '| a | b {#c} |', 'a {#b} |'])('%s gives none', (line) => {
    expect(prepare(line)).toMatchObject({ text: line, rowIds: new Map() });
  });
});

describe('container titles', () => {
  it.each([
    [':::tip Before you start', ':::tip[Before you start]'],
    ['  ::::note  A  ', '  ::::note[A]'],
    [':::tip', ':::tip'],
    [':::', ':::'],
    [':::tip[Title]', ':::tip[Title]'],
    [':::tip {#id}', ':::tip {#id}'],
    [':::tip Use [x]', ':::tip[Use \\[x\\]]'],
    [':::tip Set `a[0]` & <b>', ':::tip[Set \\`a\\[0\\]\\` \\& \\<b\\>]'],
  ])('%s becomes %s', (line, prepared) => {
    expect(prepare(line).text).toBe(prepared);
  });
});

describe('code', () => {
  const inside = ':::tip A\n## B {#b}';

  it.each([
    ['a fence', `\`\`\`md\n${inside}\n\`\`\``],
    ['a fence of tildes', `~~~\n${inside}\n\`\`\`\n~~~`],
    ['a longer fence with a shorter one in it', `\`\`\`\`md\n\`\`\`\n${inside}\n\`\`\`\n\`\`\`\``],
    ['a fence below a nested list', `- a\n  - b\n\n    \`\`\`md\n    :::tip A\n    \`\`\``],
    ['a fence that is never closed', `\`\`\`md\n${inside}`],
  ])('in %s is left alone', (_, source) => {
    expect(prepare(source)).toEqual({ text: source, headingIds: new Map(), rowIds: new Map() });
  });

  it.each([
    ['a fence', '```js\nx\n```'],
    ['a fence in an item of a list', '- ```js\n  x\n  ```'],
    ['a fence in a numbered item', '1. ```js\n   x\n   ```'],
    ['code in a line', '```js``` is code'],
  ])('ends with %s', (_, code) => {
    expect([...prepare(`${code}\n\n## A {#a}`).headingIds.values()]).toEqual(['a']);
  });
});

it('leaves every line where it was', () => {
  const source = '\r\n## A {#a}\n:::tip T\n```\n:::tip\n```\n\n:::\n## B {#b}';
  expect(prepare(source).text.split('\n')).toHaveLength(source.split('\n').length);
});
