import { afterAll, describe, expect, it } from 'vitest';
import { createSearch } from '#search/search.ts';
import type { SearchDocument } from '#search/search-index.ts';
import { type SpokenLocale, spokenLocales } from '#shared/locale.ts';
import type { Measured } from '#shared/status.ts';
import { splitSuffix } from '#shared/url.ts';
import { keepForStatus } from '../build/keep-for-status.ts';
import { type FindPages, measureExactness, measureSuccess } from './measure-search.ts';
import {
  type HalvedQueries,
  readAskedQueries,
  readDocuments,
  readFreshQueries,
  readHoldoutQueries,
  readIndex,
  readQueries,
  readSpentQueries,
  readSubstrings,
  readTaskQueries,
  readTitleQueries,
} from './query-sets.ts';

async function findIn(lang: (typeof spokenLocales)[number]): Promise<FindPages> {
  const { search } = createSearch(await readIndex(lang));
  return (query, limit) => search(query, { limit }).pages.map(({ routePath }) => routePath);
}

describe.each(spokenLocales)('what readers look for (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readQueries(lang));

  it('comes first 92 times in 100', () => {
    expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  it('is always among the first five', () => {
    expect(at5, missed.join('\n')).toBe(1);
  });
});

// Shares that the search reaches, a little below what was measured, so that a change of the pages alone breaks nothing.
const reached = {
  fresh: { en: { at1: 0.84, at5: 0.96 }, zh: { at1: 0.84, at5: 0.96 } },
  // Low: a task has one page here, where others help as well. They rise when the search learns more of people's words.
  tasks: { en: { at1: 0.52, at5: 0.8 }, zh: { at1: 0.55, at5: 0.8 } },
};

const sets: Record<keyof typeof reached, (lang: SpokenLocale) => Promise<HalvedQueries>> = {
  fresh: readFreshQueries,
  tasks: readTaskQueries,
};

describe.each(
  spokenLocales.flatMap((lang) => [
    { lang, set: 'fresh' as const, what: 'what was put together freshly' },
    { lang, set: 'tasks' as const, what: 'what people type who have a task' },
  ]),
)('$what ($lang)', async ({ lang, set }) => {
  const find = await findIn(lang);
  const { seen, unseen } = await sets[set](lang);
  const bounds = reached[set][lang];

  it('leads to the page with the answer', () => {
    const { at1, at5, missed } = measureSuccess(find, seen);
    expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(bounds.at1);
    expect(at5, missed.join('\n')).toBeGreaterThanOrEqual(bounds.at5);
  });

  it('does so for queries that nobody has looked at', () => {
    // Never print what was missed here: who sees it tunes the search to it.
    const { at1, at5 } = measureSuccess(find, unseen);
    expect(at1).toBeGreaterThanOrEqual(bounds.at1);
    expect(at5).toBeGreaterThanOrEqual(bounds.at5);
  });
});

it.each(spokenLocales)('finds what is asked as in titles of issues (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readTitleQueries(lang));
  expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.86);
  expect(at5, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
});

it.each(spokenLocales)('finds what nothing was tuned on before (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readSpentQueries(lang));
  expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.94);
  expect(at5, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
});

const measured: NonNullable<Measured['search']> = {};

afterAll(() => keepForStatus('search', measured));

it.each(spokenLocales)('finds what is asked after titles alone (%s)', async (lang) => {
  const { at1, at5, missed } = measureSuccess(await findIn(lang), await readAskedQueries(lang));
  expect(at1, missed.join('\n')).toBeGreaterThanOrEqual(0.84);
  expect(at5, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});

describe.each([
  { lang: 'en' as const, least: { at1: 0.93, at5: 0.98 } },
  { lang: 'zh' as const, least: { at1: 0.83, at5: 0.95 } },
])('what nothing was tuned on ($lang)', async ({ lang, least }) => {
  // Never print what was missed here either.
  const queries = await readHoldoutQueries(lang);
  const { at1, at5 } = measureSuccess(await findIn(lang), queries);
  measured[lang] = { queries: queries.length, at1, at5 };

  it('is found as often as it was at first', () => {
    expect(at1).toBeGreaterThanOrEqual(least.at1);
    expect(at5).toBeGreaterThanOrEqual(least.at5);
  });
});

it('finds the pages that contain a piece of Chinese, and those that are named by another word for it', async () => {
  const documents = await readDocuments('zh');
  const { metadata } = await readIndex('zh');
  const { synonyms, aliases, descriptions } = metadata;
  const aliasesOn = (routePath: string) =>
    Object.entries(aliases).flatMap(([address, names]) =>
      splitSuffix(address)[0] === routePath ? names : [],
    );
  const isRight = (piece: string, { title, routePath }: SearchDocument) => {
    const names = [title, ...aliasesOn(routePath)];
    const others = synonyms.filter((group) => group.includes(piece)).flat();
    return (
      [...names, descriptions[routePath]].some((name) => name?.includes(piece)) ||
      names.some((name) => others.includes(name))
    );
  };
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
