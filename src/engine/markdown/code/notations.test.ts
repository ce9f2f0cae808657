import { describe, expect, it } from 'vitest';
import { inWrittenPlaces, readNotations } from './notations.ts';

/** Each line with the place where it is written, and what is said of it. */
function shown(code: string, lang = 'js'): string {
  const { lines, problems } = readNotations(code, lang);
  expect(problems).toEqual([]);
  return lines
    .map(({ text, written, marks, words }) => {
      const said = [...marks, ...words.map((word) => `"${word}"`)];
      return [`${written}: ${text}`, ...(said.length > 0 ? [said.join(' ')] : [])].join(' | ');
    })
    .join('\n');
}

it('marks the line that a notation stands on', () => {
  const code = [
    'a(); // [!code ++]',
    'b(); // [!code --]',
    'c(); //[!code focus]',
    'd(); /* [!code highlight] */',
    'e("https://x"); // why [!code ++] [!code focus]',
    'f(/* [!code highlight] */ 1);',
    'g("//cdn"); // see https://x.y [!code focus] below',
    'h(); // [!code word:h]',
    'h();',
  ].join('\n');
  expect(shown(code)).toMatchInlineSnapshot(`
    "1: a(); | added
    2: b(); | removed
    3: c(); | focused
    4: d(); | highlighted
    5: e("https://x"); // why | added focused
    6: f(1); | highlighted
    7: g("//cdn"); // see https://x.y below | focused
    8: h(); | "h"
    9: h();"
  `);
});

it('marks the lines below one that has nothing else', () => {
  const code = [
    '{',
    '  // [!code focus:2]',
    '  // [!code word:a]',
    '  a();',
    '  // [!code ++]',
    '  b(); // [!code highlight:2]',
    '  a();',
    '}',
  ].join('\n');
  expect(shown(code)).toMatchInlineSnapshot(`
    "1: {
    4:   a(); | focused "a"
    6:   b(); | focused added highlighted
    7:   a(); | highlighted "a"
    8: }"
  `);
});

it('marks words: in all lines below, or in as many as are named', () => {
  expect(shown('// [!code word:a:1]\na\na')).toBe('2: a | "a"\n3: a');
  expect(shown('// [!code word:a]\na\nb\na')).toBe('2: a | "a"\n3: b\n4: a | "a"');
  expect(shown("// [!code word:node\\:fs\\]]\n'node:fs]'")).toBe(`2: 'node:fs]' | "node:fs]"`);
});

it.each([
  ['ts', 'a // [!code ++]'],
  ['json', 'a // [!code ++]'],
  ['rust', 'a // [!code ++]'],
  ['css', 'a /* [!code ++] */'],
  ['scss', 'a // [!code ++]'],
  ['jsx', 'a {/* [!code ++] */}'],
  ['tsx', 'a // [!code ++]'],
  ['html', 'a <!-- [!code ++] -->'],
  ['vue', 'a <!-- [!code ++] -->'],
  ['svelte', 'a // [!code ++]'],
  ['md', 'a <!-- [!code ++] -->'],
  ['mdx', 'a {/* [!code ++] */}'],
  ['yaml', 'a # [!code ++]'],
  ['toml', 'a # [!code ++]'],
  ['bash', 'a # [!code ++]'],
  ['text', 'a # [!code ++]'],
  ['diff', 'a // [!code ++]'],
])('knows the comments of %s: %s', (lang, code) => {
  expect(shown(code, lang)).toBe('1: a | added');
});

it('leaves a notation that is text', () => {
  expect(shown('a // [\\!code ++]')).toBe('1: a // [!code ++]');
});

it('puts lines where they were written', () => {
  const { lines } = readNotations('a\n// [!code ++]\nb\n\n# c\n// [!code --]\nd', 'js');
  expect(inWrittenPlaces(lines)).toBe('a\n\nb\n\n# c\n\nd');
});

describe('a problem is', () => {
  const told = (code: string, lang = 'js') =>
    readNotations(code, lang)
      .problems.map(({ line, message, found, expected, fix }) =>
        [line, message, found, expected, fix].filter(Boolean).join(' | '),
      )
      .join('\n');

  it('what no notation says', () => {
    const said = ['fokus', 'foo', '+', '', 'word:', 'words:a', 'focus:x', 'focus:0', 'hl', 'error'];
    const code = said.map((notation) => `a // [!code ${notation}]`).join('\n');
    expect(told(code)).toMatchInlineSnapshot(`
      "1 | Unknown code notation | [!code fokus] | ++, --, focus, highlight, each with :n for n lines, or word:name | [!code focus]
      2 | Unknown code notation | [!code foo] | ++, --, focus, highlight, each with :n for n lines, or word:name
      3 | Unknown code notation | [!code +] | ++, --, focus, highlight, each with :n for n lines, or word:name | [!code ++]
      4 | Unknown code notation | [!code ] | ++, --, focus, highlight, each with :n for n lines, or word:name
      5 | Unknown code notation | [!code word:] | ++, --, focus, highlight, each with :n for n lines, or word:name | [!code word:…]
      6 | Unknown code notation | [!code words:a] | ++, --, focus, highlight, each with :n for n lines, or word:name | [!code word:a]
      7 | Unknown code notation | [!code focus:x] | ++, --, focus, highlight, each with :n for n lines, or word:name | [!code focus]
      8 | Code notation for no lines | [!code focus:0] | a number from 1 behind the colon
      9 | Unknown code notation | [!code hl] | ++, --, focus, highlight, each with :n for n lines, or word:name
      10 | Unknown code notation | [!code error] | ++, --, focus, highlight, each with :n for n lines, or word:name"
    `);
  });

  it('a notation outside of a comment', () => {
    expect(told('a\nb [!code ++]')).toMatchInlineSnapshot(
      `"2 | Code notation outside of a comment | [!code ++] | a comment such as \`// [!code ++]\` or \`// [!code focus:2]\`; \`[\\!code\` where it is text"`,
    );
    expect(told('a # [!code ++]', 'css')).toMatchInlineSnapshot(
      `"1 | Code notation outside of a comment | [!code ++] | a comment such as \`/* [!code ++] */\` or \`/* [!code focus:2] */\`; \`[\\!code\` where it is text"`,
    );
    expect(told('/* a */ [!code ++] */\n/* [!code ++]\n// [!code ++', 'ts')).toMatchInlineSnapshot(`
      "1 | Code notation outside of a comment | [!code ++] */ | a comment such as \`// [!code ++]\` or \`// [!code focus:2]\`; \`[\\!code\` where it is text
      2 | Code notation outside of a comment | [!code ++] | a comment such as \`// [!code ++]\` or \`// [!code focus:2]\`; \`[\\!code\` where it is text
      3 | Code notation outside of a comment | [!code ++ | a comment such as \`// [!code ++]\` or \`// [!code focus:2]\`; \`[\\!code\` where it is text"
    `);
  });

  it('a range or a word that the code does not have', () => {
    const code = 'a // [!code focus:4]\n// [!code word:b]\na\n// [!code ++]';
    expect(told(code)).toMatchInlineSnapshot(`
      "1 | Code notation beyond the code | [!code focus:4] | 2 at most
      2 | Word of a code notation not found | [!code word:b] | \`b\`, spelled as in the code
      4 | Code notation beyond the code | [!code ++] | a line below it"
    `);
  });
});
