import { describe, expect, it } from 'vitest';
import { expandComponents } from './glossary-expansion.ts';
import { testCompile } from './test-compile.ts';

const markdown = () => '## A {#a}\n\nOne.\n';

const twoLines = () => 'b\n\nb\n';
const notAskedFor = () => {
  throw new Error('not asked for');
};

it('leaves a text alone that does not ask for it', () => {
  const { text, lineOf } = expandComponents('a\n`<Glossary />`\n', {
    Glossary: notAskedFor,
  });
  expect(text).toBe('a\n`<Glossary />`\n');
  expect(lineOf(2)).toBe(2);
});

describe('in the place of the component', () => {
  const { text, lineOf } = expandComponents('x\n\n<Glossary />\n\ny', { Glossary: markdown });

  it('stands the glossary', () => {
    expect(text).toBe('x\n\n## A {#a}\n\nOne.\n\ny');
  });

  it('lines are known by those of the written text', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(lineOf)).toEqual([1, 2, 3, 3, 3, 4, 5]);
  });
});

it('of several components, each line is known by that of the written text', () => {
  const { text, lineOf } = expandComponents('<B />\n\n<Glossary />\ny', {
    Glossary: markdown,
    B: twoLines,
  });
  expect(text).toBe('b\n\nb\n\n## A {#a}\n\nOne.\ny');
  expect([1, 3, 4, 5, 7, 8].map(lineOf)).toEqual([1, 1, 2, 3, 3, 4]);
});

it('its terms are headings of the page, its problems at the component', async () => {
  const { toc, ids, problems } = await testCompile('x\n\n<Glossary />\n\n:::tipp\ny\n:::', {
    format: 'mdx',
    glossary: '## A {#a}\n\n```nope\n```\n',
  });
  expect(toc.map(({ id }) => id)).toEqual(['a']);
  expect(ids).toEqual([{ id: 'a', line: 3 }]);
  expect(problems.map(({ line }) => line).sort()).toEqual([3, 5]);
});
