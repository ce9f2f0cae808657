import { expect, it } from 'vitest';
import { headingsIndex, splitIndex } from './headings.ts';
import { createSearch } from './search.ts';
import { testIndex } from './test-index.ts';
import { packText, wholeIndex } from './text-file.ts';

const index = testIndex(
  {
    '/config/output': { title: 'output', text: 'Files.\n## Where\n### output.path\nThe folder.' },
    '/guide/plugin': { title: 'Plugins', text: 'Text.\n## 编写\n### 小节\nHooks.' },
  },
  { aliases: { '/guide/plugin': ['custom plugin'] }, groups: { '/guide/plugin': 'Features' } },
);
const { headings } = splitIndex(index);

it('keeps titles and headings, and ids where they do not follow from the text', () => {
  expect(headings.pages).toEqual([
    ['/config/output', 'output', '2Where', '3output.path'],
    ['/guide/plugin', 'Plugins', '2编写\t编写'],
  ]);
});

it('answers by names, with the rows that the whole index gives', () => {
  const { search } = createSearch(headingsIndex(headings));
  const { search: searchAll } = createSearch(index);
  for (const query of ['output.path', 'custom plugin', '编写']) {
    expect(search(query).pages[0]?.suggestions[0]).toEqual(
      searchAll(query).pages[0]?.suggestions[0],
    );
  }
  expect(search('folder').pages).toEqual([]);
});

it('leaves out the lower headings and the other names of a large site, and is put together again all the same', () => {
  const divided = splitIndex(index, { pages: 80, aliases: 10 });
  expect(divided.headings.pages).toEqual([
    ['/config/output', 'output', '2Where'],
    ['/guide/plugin', 'Plugins', '2编写\t编写'],
  ]);
  expect(divided.headings.metadata.aliases).toEqual({});
  expect(wholeIndex(divided.headings, packText(index, divided))).toEqual(index);
});
