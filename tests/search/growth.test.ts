import { expect, it } from 'vitest';
import { headingsIndex, splitIndex } from '#search/headings.ts';
import { createSearch } from '#search/search.ts';
import { spokenLocales } from '#shared/locale.ts';
import { brotliSize } from '../bench/measure.ts';
import { timesThePages } from './larger-index.ts';
import { readIndex } from './query-sets.ts';

it.each(spokenLocales)(
  'answers first from 100 kB at most with ten times the pages (%s)',
  async (lang) => {
    const { headings } = splitIndex(timesThePages(await readIndex(lang), 10));
    expect(await brotliSize(JSON.stringify(headings))).toBeLessThanOrEqual(100_000);
    const [page] = createSearch(headingsIndex(headings)).search('splitChunks').pages;
    expect(page?.routePath).toContain('/config/');
  },
);
