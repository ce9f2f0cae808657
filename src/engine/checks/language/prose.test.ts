import { expect, it } from 'vitest';
import { readProse } from './prose.ts';
import { type LanguagePage, textOf } from './prose-block.ts';

/** The blocks of a page: line, type and text; code is a mark. */
function read(body: string, page: Partial<LanguagePage> = {}) {
  const whole: LanguagePage = { file: 'f', lang: 'en', format: 'md', head: '', body, ...page };
  return readProse(whole)?.map((block) => [
    block.spans[0]?.line,
    block.type,
    textOf(block).replaceAll('\uFFFC', '<code>'),
  ]);
}

it('reads paragraphs, headings, lists, tables, containers and labels of pictures', () => {
  const body = [
    '## The `mode` {#mode}',
    '',
    'See [the **guide**](/guide/react "A title") and',
    '> - quoted `x`',
    '>   words',
    '',
    '| Name | Use |',
    '|---|---|',
    '| a | ![An image](/a.svg) |',
    '',
    ':::tip Before you start',
    'Text.',
    ':::',
  ];
  expect(read(body.join('\n'))).toEqual([
    [1, 'heading', 'The <code>'],
    [3, 'text', 'See the guide and'],
    [3, 'label', 'A title'],
    [4, 'text', 'quoted <code>\nwords'],
    [7, 'text', 'Name'],
    [7, 'text', 'Use'],
    [9, 'text', 'a'],
    [9, 'label', 'An image'],
    [11, 'text', 'Before you start'],
    [12, 'text', 'Text.'],
  ]);
});

it('leaves out code, addresses, ids and names of components', () => {
  const body = [
    '<Card title="A title" id="misspeld" href="/misspeld">',
    '  Text <Badge text="new" tip="It may change." type="misspeld" /> and [a](https://misspeld.dev)',
    '</Card>',
    '',
    '{/* misspeld */}',
    '',
    '```js title="misspeld.js"',
    'misspeld();',
    '```',
  ];
  expect(read(body.join('\n'), { format: 'mdx' })).toEqual([
    [1, 'label', 'A title'],
    [2, 'text', 'Text  and a'],
    [2, 'label', 'new'],
    [2, 'label', 'It may change.'],
  ]);
});

it('reads comments of samples that are written for people', () => {
  const body = [
    '```js',
    "/** @type {import('x')} */",
    'import(/* webpackChunkName: "sum" */ "https://x.dev"); // For the sum',
    '/* Both of them */',
    '```',
    '',
    '```bash',
    '# Installs it',
    'npx rspack build #app',
    '```',
    '',
    '```txt',
    '# No comment',
    '```',
  ];
  expect(read(body.join('\n'))).toEqual([
    [3, 'comment', 'For the sum'],
    [4, 'comment', 'Both of them'],
    [8, 'comment', 'Installs it'],
  ]);
});

it('reads the texts of the frontmatter', () => {
  const head =
    '---\ntitle: A title\npageType: home\nfeatures:\n  - details: |-\n      Words\n---\n';
  expect(read('', { head })).toEqual([
    [2, 'label', 'A title'],
    [5, 'label', 'Words'],
  ]);
});

it('takes the gap behind a label for no space of the sentence', () => {
  expect(read('**类型：** `string`')).toEqual([[1, 'text', '类型：<code>']]);
});

it('reads nothing of a page that cannot be parsed', () => {
  expect(read('<Card>', { format: 'mdx' })).toBeUndefined();
});
