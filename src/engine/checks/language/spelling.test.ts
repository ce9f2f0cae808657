import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import type { Dictionary } from './dictionary.ts';
import type { ProseBlock } from './prose-block.ts';
import { checkSpelling } from './spelling.ts';

const known = ['receive', 'the', 'two', 'modules', 'plugin'];
const dictionary: Dictionary = {
  has: (word) => known.includes(word.toLowerCase()),
  suggest: () => ['receive', 'Receive', 'relieve', 'reprieve'],
};
const own = new Set(['Rspack', 'treemap', 'recipe']);

function check(...texts: string[]) {
  const spans = texts.map((text, index) => ({ type: 'text' as const, text, line: index + 3 }));
  const block: ProseBlock = { type: 'text', spans };
  return checkSpelling([block], { file: 'content/en/a.md', dictionary, own });
}

it('knows the words of the dictionaries and of the site', () => {
  expect(check('Receive the Rspack modules: RspackPlugin, treemap, Treemap')).toEqual({
    problems: [],
    ownWords: ['Rspack', 'treemap'],
  });
});

it('says where a word is unknown, and what may have been meant', () => {
  expect(
    formatProblems(check('the two\n', '模块 recieve the modules').problems),
  ).toMatchInlineSnapshot(`
    "content/en/a.md:4
      Unknown word “recieve”
      found:    模块 recieve the modules
      expected: receive, or relieve, or reprieve
      fix:      correct it; or, if it is right, add it to content/words.txt

    1 problem"
  `);
});

it('tells a name from the same letters in small', () => {
  expect(formatProblems(check('the rspack').problems)).toMatchInlineSnapshot(`
    "content/en/a.md:3
      Unknown word “rspack”
      found:    the rspack
      expected: Rspack, or receive, or relieve
      fix:      correct it; or, if it is right, add it to content/words.txt

    1 problem"
  `);
});
