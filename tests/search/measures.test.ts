import { describe, expect, it } from 'vitest';
import { createSearch } from '#search/search.ts';
import type { SearchDocument } from '#search/search-index.ts';
import { localeCodes } from '#shared/locale.ts';
import { type FindPages, measureExactness, measureSuccess } from './measure-search.ts';
import { readIndex, readQueries, readSubstrings, readTaskQueries } from './query-sets.ts';

async function findIn(lang: (typeof localeCodes)[number]): Promise<FindPages> {
  const { search } = createSearch(await readIndex(lang));
  return (query, limit) => search(query, { limit }).pages.map(({ routePath }) => routePath);
}

describe.each(localeCodes)('what readers look for (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readQueries(lang));

  it('comes first 92 times in 100', () => {
    expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('is always among the first five', () => {
    expect(at5, missed.join('\n')).toBe(1);
  });
});

// Shares that the search reaches, some below what was measured, so that a change of the pages alone breaks nothing.
// They are low: these are people's own words, and many are on no page. They rise when the search learns more of them.
const reached = {
  en: { at1: 0.35, at5: 0.55 },
  zh: { at1: 0.33, at5: 0.45 },
};

describe.each(localeCodes)('what people type who have a task (%s)', async (lang) => {
  const find = await findIn(lang);
  const { seen, unseen } = await readTaskQueries(lang);

  it('leads to the page with the answer', () => {
    const { at1, at5, missed } = measureSuccess(find, seen);
    expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(reached[lang].at1);
    expect(at5, missed.join('\n')).toBeGreaterThanOrEqual(reached[lang].at5);
  });

  it('does so for queries that nobody has looked at', () => {
    // Never print what was missed here: who sees it tunes the search to it.
    const { at1, at5 } = measureSuccess(find, unseen);
    expect(at1).toBeGreaterThanOrEqual(reached[lang].at1);
    expect(at5).toBeGreaterThanOrEqual(reached[lang].at5);
  });
});

it('finds the pages that contain a piece of Chinese, and those that are named by another word for it', async () => {
  const { documents, metadata } = await readIndex('zh');
  const isRight = (piece: string, { title }: SearchDocument) =>
    metadata.synonyms.some((group) => group.includes(piece) && group.includes(title));
  const measured = measureExactness(await findIn('zh'), await readSubstrings(), {
    documents,
    isRight,
  });
  expect(measured.recall).toBe(1);
  expect(measured.precision).toBeGreaterThanOrEqual(0.97);
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
