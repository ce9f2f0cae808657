import { describe, expect, it } from 'vitest';
import { localeCodes } from '#shared/locale.ts';
import { createSearch } from '#shared/search/search.ts';
import type { SearchDocument } from '#shared/search-document.ts';
import { type FindPages, measureExactness, measureSuccess } from './measure-search.ts';
import { readIndex, readQueries, readSubstrings } from './query-sets.ts';

async function findIn(lang: (typeof localeCodes)[number]): Promise<FindPages> {
  const { search } = createSearch(await readIndex(lang));
  return (query, limit) => search(query, { limit }).pages.map(({ routePath }) => routePath);
}

describe.each(localeCodes)('what readers look for (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readQueries(lang));

  it('comes first 95 times in 100', () => {
    expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('is always among the first five', () => {
    expect(at5, missed.join('\n')).toBe(1);
  });
});

it('finds the pages that contain a piece of Chinese, and those that are named by another word for it', async () => {
  const { documents, terms } = await readIndex('zh');
  const isRight = (piece: string, { title }: SearchDocument) =>
    terms.synonyms.some((group) => group.includes(piece) && group.includes(title));
  const measured = measureExactness(await findIn('zh'), await readSubstrings(), {
    documents,
    isRight,
  });
  expect(measured).toEqual({ recall: 1, precision: 1 });
});

it('finds the English page by a Chinese term, and the other way round', async () => {
  const en = await findIn('en');
  const zh = await findIn('zh');
  expect(en('摇树优化', 1)).toEqual(['/guide/tree-shaking']);
  expect(zh('module federation', 1)).toEqual(['/zh/guide/module-federation']);
});

describe('hits of options', async () => {
  const { search } = createSearch(await readIndex('en'));
  const firstOption = (query: string) =>
    search(query)
      .pages.flatMap(({ suggestions }) => suggestions)
      .find((row) => row.type === 'header');

  it.each([
    ['publicPath', '/config/output#outputpublicpath'],
    ['output.publicPath', '/config/output#outputpublicpath'],
    ['OUTPUT PUBLICPATH', '/config/output#outputpublicpath'],
    ['scriptLoading', '/config/plugins#htmlrspackpluginscriptloading'],
    ['--watch', '/api/cli#watch'],
    ['compiler.hooks.done', '/api/plugin-api#compiler-hooks'],
  ])('%s goes to its own heading', (query, link) => {
    expect(firstOption(query)?.link).toBe(link);
  });

  it('show type and default', () => {
    expect(firstOption('publicPath')).toMatchObject({
      option: { type: "'auto' | string", default: "'auto'" },
    });
  });
});
