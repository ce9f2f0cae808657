import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';
import { testStructure } from './test-structure.ts';

const text = ['', 'Before.', '', '## One {#one}', '', 'First.', '', '### Two {#two}', 'Second.'];

async function sections(lines: string[], frontmatter = {}) {
  const body = lines.join('\n');
  return sectionsOf({ body, frontmatter }, await testStructure(body));
}

/** The ids of sections whose hashes are not those of the text above. */
async function changed(lines: string[], frontmatter = {}): Promise<string[]> {
  const known = new Map((await sections(text)).map(({ id, hash }) => [id, hash]));
  const now = await sections(lines, frontmatter);
  return now.filter(({ id, hash }) => known.get(id) !== hash).map(({ id }) => id);
}

it('go from one heading to the next', async () => {
  const found = await sections(text);
  expect(found.map(({ id, line }) => [id, line])).toEqual([
    ['', 1],
    ['one', 4],
    ['two', 8],
  ]);
  expect(found.map(({ hash }) => /^[0-9a-f]{8}$/.test(hash))).toEqual([true, true, true]);
});

it.each([
  ['text', 'First.', 'Changed.', ['one']],
  ['the words of a heading', '## One {#one}', '## Uno {#one}', ['one']],
  ['the first words', 'Before.', 'Changed.', ['']],
  ['the last words', 'Second.', 'Changed.', ['two']],
  ['white space at the end of a line', 'First.', 'First.  \r', []],
  ['more blank lines before a heading', 'First.', 'First.\n\n', []],
])('change with %s', async (_, from, to, ids) => {
  const lines = text.map((line) => (line === from ? to : line));
  expect(await changed(lines.join('\n').split('\n'))).toEqual(ids);
});

it.each([{ title: 'A' }, { description: 'A' }, { features: [] }])(
  'say in the first what the frontmatter says: %o',
  async (frontmatter) => {
    expect(await changed(text, frontmatter)).toEqual(['']);
  },
);

it('do not change with settings of the page', async () => {
  expect(await changed(text, { sidebar: false, date: '2024-01-09' })).toEqual([]);
});

it('do not begin in code', async () => {
  const found = await sections(['## One {#one}', '```md', '## Two {#two}', '```']);
  expect(found.map(({ id }) => id)).toEqual(['', 'one']);
});
