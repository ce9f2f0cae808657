import { expect, it } from 'vitest';
import { searchRows } from './search-rows.ts';

it('finds which lines are the rows that have an id', () => {
  const text = ['Plugin', 'Option', 'filename', 'Of the page.', 'title', 'publicPath', 'Last'].join(
    '\n',
  );
  const ids = ['plugin', 'pluginfilename', 'plugingone', 'pluginpublicpath'].map((id, line) => ({
    id,
    line,
  }));
  const toc = [{ text: 'Plugin', id: 'plugin', depth: 2 as const, charIndex: 0 }];
  const page = { path: '/plugins', compiled: { ids, toc, text } };
  expect(searchRows(page, new Map([['/plugins#pluginfilename', ['string', "'a'"]]]))).toEqual([
    [2, 'plugin', 'string', "'a'"],
    [3, 'plugin'],
  ]);
});
