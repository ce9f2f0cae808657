import { expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

it.each([
  ['', undefined, []],
  ['title="rspack.config.js"', 'rspack.config.js', []],
  ["title='a b.js'", 'a b.js', []],
  ['title="it\'s"', "it's", []],
  ['title=""', '', []],
  ['{1,3-5}', undefined, [1, 3, 4, 5]],
  ['{ 1 , 3 - 5 }', undefined, [1, 3, 4, 5]],
  ['{2-2}', undefined, [2]],
  ['{1} {3}', undefined, [1, 3]],
  ['{}', undefined, []],
  ['title="a b.js" {1,3-5}', 'a b.js', [1, 3, 4, 5]],
  ['{1,3-5} title="a b.js"', 'a b.js', [1, 3, 4, 5]],
  ['{1}title="{2}.js"', '{2}.js', [1]],
])('%s', (meta, title, highlighted) => {
  expect(parseFenceMeta(meta)).toEqual({
    ...(title === undefined ? {} : { title }),
    highlighted,
    unknown: [],
  });
});

it.each([
  ['showLineNumbers', ['showLineNumbers']],
  ['title=a.js', ['title=a.js']],
  ['{5-3}', ['{5-3}']],
  ['{0}', ['{0}']],
  ['{-2}', ['{-2}']],
  ['{1--2}', ['{1--2}']],
  ['{1 2}', ['{1 2}']],
  ['{a}', ['{a}']],
  ['{1-9999999999}', ['{1-9999999999}']],
  ['one {2-1} two', ['one', '{2-1}', 'two']],
])('%s is understood by nobody', (meta, unknown) => {
  expect(parseFenceMeta(meta)).toEqual({ highlighted: [], unknown });
});

it('takes what it understands from beside what it does not', () => {
  expect(parseFenceMeta('{2,x} {1,9-8,4} title="a"')).toEqual({
    title: 'a',
    highlighted: [1, 4],
    unknown: ['{2,x}', '{9-8}'],
  });
});

it.each([
  ['config', { config: true }],
  ['nocheck="webpack, for comparison"', { nocheck: 'webpack, for comparison' }],
  ['nocheck', { nocheck: '' }],
  ['nocheck=""', { nocheck: '' }],
  [
    'file="examples/react/rspack.config.js" region="rules"',
    { file: 'examples/react/rspack.config.js', region: 'rules' },
  ],
  ['title="rspack.common.js" config', { title: 'rspack.common.js', config: true }],
])('reads the mark %s', (meta, marks) => {
  expect(parseFenceMeta(meta)).toEqual({ highlighted: [], unknown: [], ...marks });
});
