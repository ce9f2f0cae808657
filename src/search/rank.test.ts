import { expect, it } from 'vitest';
import { createSearch } from './search.ts';
import { testIndex } from './test-index.ts';

function pagesOf(index: Parameters<typeof testIndex>, query: string): string[] {
  return createSearch(testIndex(...index))
    .search(query)
    .pages.map(({ routePath }) => routePath);
}

it('puts one name that has the words before several that have a word each', () => {
  const pages = { '/a': { title: 'First' }, '/b': { title: 'Second' } };
  const aliases = { '/a': ['copy all', 'static all'], '/b': ['static, then copy here'] };
  expect(pagesOf([pages, { aliases }], 'copy static')).toEqual(['/b', '/a']);
});

it('keeps the page of a title, however common the word and rare what it lacks', () => {
  const others = [...Array(20).keys()].map((page) => [
    `/${page}`,
    { title: 'More', text: 'A plugin.' },
  ]);
  const pages = {
    '/guide/plugin': { title: 'Plugins', text: 'A function.' },
    '/a': { title: 'Others', text: 'The anatomy of a plugin.' },
    ...Object.fromEntries(others),
  };
  expect(pagesOf([pages], 'plugin anatomy')).toContain('/guide/plugin');
});

it('reads a Chinese word without what only says how much', () => {
  const pages = {
    '/a': { title: '构建性能', text: '慢的时候看这里。' },
    '/b': { title: '别的', text: '启动太慢，与构建无关。' },
  };
  const metadata = { synonyms: [['slow', '慢']], stopWords: ['太', '怎么办'] };
  expect(pagesOf([pages, metadata], '构建太慢怎么办')[0]).toBe('/a');
});
