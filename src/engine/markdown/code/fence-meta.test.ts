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
      "{5-3} | Reversed line range | {3-5}
      {0} | Line 0 in a line range
      {-2} | Invalid line range
      {1--2} | Invalid line range
      {1 2} | Invalid line range
      {a} | Invalid line range
      {1-9999999999} | Invalid line range
      {0-2} | Line 0 in a line range"
    `);
  });

  it('what is never closed', () => {
    const metas = ['title="a b.js {1}', "{1} title='a.js", 'title="a\'', '{1,3', '{1,3 title="a"'];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "title="a b.js {1} | Unclosed quote in a code fence
      title='a.js | Unclosed quote in a code fence
      title="a' | Unclosed quote in a code fence
      {1,3 | Unclosed brace in a code fence
      {1,3 title="a" | Unclosed brace in a code fence"
    `);
  });

  it('what is said twice', () => {
    const metas = ['title="a.js" title="b.js"', 'file="a" file="b"'];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "title="b.js" | Duplicate code fence option \`title\` | remove one of them
      file="b" | Duplicate code fence option \`file\` | remove one of them"
    `);
  });

  it('words of other tools, and misspelled ones', () => {
    const metas = [
      ...['showLineNumbers', 'linenumbers', 'wrap=yes', 'title=a.js', 'titel="a b.js"', 'numbers'],
      ...['/output', 'title="a"config', 'title="a" b" c.js"', 'one {2-1} two', '{1,{2}', '!?'],
    ];
    expect(metas.map(told).join('\n')).toMatchInlineSnapshot(`
      "showLineNumbers | Unknown code fence option | lineNumbers
      linenumbers | Unknown code fence option | lineNumbers
      wrap=yes | Unknown code fence option | wrap
      title=a.js | Unknown code fence option | title="a.js"
      titel="a b.js" | Unknown code fence option | title="a b.js"
      numbers | Unknown code fence option | lineNumbers
      /output | Unknown code fence option
      title="a"config | Unknown code fence option | title="…"
      b" | Unknown code fence option
      c.js" | Unknown code fence option
      one | Unknown code fence option
      {2-1} | Reversed line range | {1-2}
      two | Unknown code fence option
      {1,{2} | Unknown code fence option
      !? | Unknown code fence option"
    `);
  });

  it('takes what it understands from beside what it does not', () => {
    const { problems, ...understood } = parseFenceMeta('{2,x} {1,9-8,4} title="a" b title="c"');
    expect(understood).toEqual({ title: 'a', highlighted: [2, 1, 4], words: [] });
    expect(problems.map(({ found }) => found)).toEqual(['{x}', '{9-8}', 'b', 'title="c"']);
  });
});
