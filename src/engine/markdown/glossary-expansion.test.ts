import { describe, expect, it } from 'vitest';
import { expandGlossary } from './glossary-expansion.ts';
import { testCompile } from './test-compile.ts';

const markdown = () => '## A {#a}\n\nOne.\n';

it('leaves a text alone that does not ask for it', () => {
  const { text, lineOf } = expandGlossary('a\n`<Glossary />`\n', () => {
    throw new Error('not asked for');
  });
  expect(text).toBe('a\n`<Glossary />`\n');
  expect(lineOf(2)).toBe(2);
});

describe('in the place of the component', () => {
  const { text, lineOf } = expandGlossary('x\n\n<Glossary />\n\ny', markdown);

  it('stands the glossary', () => {
    expect(text).toBe('x\n\n## A {#a}\n\nOne.\n\ny');
  });

  it('lines are known by those of the written text', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(lineOf)).toEqual([1, 2, 3, 3, 3, 4, 5]);
  });
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
