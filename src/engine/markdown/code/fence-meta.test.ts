import { describe, expect, it } from 'vitest';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';

const nothing: FenceMeta = { highlighted: [], words: [], problems: [] };

describe('title and lines', () => {
  it.each([
    ['', undefined, []],
    ['title="rspack.config.js"', 'rspack.config.js', []],
    ["title='a b.js'", 'a b.js', []],
    ['title=""', '', []],
    ['{1,3-5}', undefined, [1, 3, 4, 5]],
    ['{ 1 , 3 - 5 }', undefined, [1, 3, 4, 5]],
    ['{2-2}', undefined, [2]],
    ['{1} {3}', undefined, [1, 3]],
    ['{}', undefined, []],
    ['{1,}', undefined, [1]],
    ['title="a b.js" {1,3-5}', 'a b.js', [1, 3, 4, 5]],
    ['{1,3-5} title="a b.js"', 'a b.js', [1, 3, 4, 5]],
    ['{1}title="{2}.js"', '{2}.js', [1]],
    ['title="a.js"{1}', 'a.js', [1]],
    ['title="it\'s"', "it's", []],
    ['title=\'say "hi".js\'', 'say "hi".js', []],
    ['title="say "hi".js" {1}', 'say "hi".js', [1]],
    ['title="/a/.js"', '/a/.js', []],
    ['title="<b>&amp;.js"', '<b>&amp;.js', []],
  ])('of %s', (meta, title, highlighted) => {
    const titled = title === undefined ? {} : { title };
    expect(parseFenceMeta(meta)).toEqual({ ...nothing, ...titled, highlighted });
  });
});

describe('marks', () => {
  it.each<[string, Partial<FenceMeta>]>([
    ['config', { config: true }],
    ['nocheck="webpack, for comparison"', { nocheck: 'webpack, for comparison' }],
    ['nocheck', { nocheck: '' }],
    ['nocheck=""', { nocheck: '' }],
    [
      'file="examples/react/rspack.config.js" region="rules"',
      { file: 'examples/react/rspack.config.js', region: 'rules' },
    ],
    ['title="rspack.common.js" config', { title: 'rspack.common.js', config: true }],
    ['lineNumbers', { lineNumbers: true }],
    ['lineNumbers=true', { lineNumbers: true }],
    ['lineNumbers=false wrap', { lineNumbers: false, wrap: true }],
    ['wrap=false {2}', { wrap: false, highlighted: [2] }],
    ['/output/', { words: ['output'] }],
    ['{1} /a b/ /c/ config', { highlighted: [1], words: ['a b', 'c'], config: true }],
    ['/react-dom/client/', { words: ['react-dom/client'] }],
    ['/{1}/', { words: ['{1}'] }],
  ])('of %s', (meta, marks) => {
    expect(parseFenceMeta(meta)).toEqual({ ...nothing, ...marks });
  });
});

/** Problems in one line each. */
function told(meta: string): string {
  return parseFenceMeta(meta)
    .problems.map(({ message, found, fix }) => [found, message, ...(fix ? [fix] : [])].join(' | '))
    .join('\n');
}

describe('nobody understands', () => {
  it('ranges that are none', () => {
    const metas = ['{5-3}', '{0}', '{-2}', '{1--2}', '{1 2}', '{a}', '{1-9999999999}', '{0-2}'];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "{5-3} | A range of lines ends before it begins. | {3-5}
      {0} | A code fence highlights line 0.
      {-2} | A code fence highlights something that is no range of lines.
      {1--2} | A code fence highlights something that is no range of lines.
      {1 2} | A code fence highlights something that is no range of lines.
      {a} | A code fence highlights something that is no range of lines.
      {1-9999999999} | A code fence highlights something that is no range of lines.
      {0-2} | A code fence highlights line 0."
    `);
  });

  it('what is never closed', () => {
    const metas = ['title="a b.js {1}', "{1} title='a.js", 'title="a\'', '{1,3', '{1,3 title="a"'];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "title="a b.js {1} | A code fence opens a quote and never closes it.
      title='a.js | A code fence opens a quote and never closes it.
      title="a' | A code fence opens a quote and never closes it.
      {1,3 | A code fence opens a brace and never closes it.
      {1,3 title="a" | A code fence opens a brace and never closes it."
    `);
  });

  it('what is said twice', () => {
    const metas = ['title="a.js" title="b.js"', 'file="a" file="b"'];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "title="b.js" | A code fence says \`title\` twice. | remove one of them
      file="b" | A code fence says \`file\` twice. | remove one of them"
    `);
  });

  it('words of other tools, and misspelled ones', () => {
    const metas = [
      ...['showLineNumbers', 'linenumbers', 'wrap=yes', 'title=a.js', 'titel="a b.js"', 'numbers'],
      ...['/output', 'title="a"config', 'title="a" b" c.js"', 'one {2-1} two', '{1,{2}', '!?'],
    ];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "showLineNumbers | A code fence says something that nothing understands. | lineNumbers
      linenumbers | A code fence says something that nothing understands. | lineNumbers
      wrap=yes | A code fence says something that nothing understands. | wrap
      title=a.js | A code fence says something that nothing understands. | title="a.js"
      titel="a b.js" | A code fence says something that nothing understands. | title="a b.js"
      numbers | A code fence says something that nothing understands. | lineNumbers
      /output | A code fence says something that nothing understands.
      title="a"config | A code fence says something that nothing understands. | title="…"
      b" | A code fence says something that nothing understands.
      c.js" | A code fence says something that nothing understands.
      one | A code fence says something that nothing understands.
      {2-1} | A range of lines ends before it begins. | {1-2}
      two | A code fence says something that nothing understands.
      {1,{2} | A code fence says something that nothing understands.
      !? | A code fence says something that nothing understands."
    `);
  });

  it('takes what it understands from beside what it does not', () => {
    const { problems, ...understood } = parseFenceMeta('{2,x} {1,9-8,4} title="a" b title="c"');
    expect(understood).toEqual({ title: 'a', highlighted: [2, 1, 4], words: [] });
    expect(problems.map(({ found }) => found)).toEqual(['{x}', '{9-8}', 'b', 'title="c"']);
  });
});
