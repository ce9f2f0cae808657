import { expect, it } from 'vitest';
import { searchRows } from './search-rows.ts';

it('finds where the rows stand that have an id', () => {
  const text = ['Plugin', 'Option', 'filename', 'Of the page.', 'title', 'publicPath', 'Last'].join(
    '\n',
  );
  const ids = ['plugin', 'pluginfilename', 'plugingone', 'pluginpublicpath'].map((id, line) => ({
    id,
    line,
  }));
  const toc = [{ text: 'Plugin', id: 'plugin', depth: 2 as const, charIndex: 0 }];
  const rows = searchRows({ ids, toc, text });
  expect(rows.map(([id, start]) => [id, text.slice(start).split('\n')[0]])).toEqual([
    ['pluginfilename', 'filename'],
    ['pluginpublicpath', 'publicPath'],
  ]);
});
