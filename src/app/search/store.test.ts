import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocaleCode } from '#shared/locale.ts';
import type { Question, SearchClient } from './client.ts';
import type { Found } from './found.ts';
import { rowsOf, shownOf } from './shown.ts';
import { createSearchStore, type SearchStore } from './store.ts';
import { found, group } from './test-found.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A store whose client finds apples, in one language or the other. */
function start({
  fails = false,
  foundIn = 'en' as LocaleCode,
  answers = undefined as { first: Found; whole: Found } | undefined,
} = {}) {
  const network = { fails };
  const asked: Question[] = [];
  const loaded: LocaleCode[] = [];
  const client: SearchClient = {
    async load(lang) {
      loaded.push(lang);
      if (network.fails) throw new Error('offline');
    },
    async search(question) {
      asked.push(question);
      if (network.fails) throw new Error('offline');
      if (answers) return settled(answers.whole);
      const groups = question.lang === foundIn ? [group('Fruit', 'Apples')] : [];
      return found(question.query, ...groups);
    },
    ...(answers && { first: async () => answers.first }),
    others: (lang) => (['en', 'zh'] as const).filter((other) => other !== lang),
  };
  const recent = { list: () => [], add: (query: string) => [query], clear: () => [] };
  const store = createSearchStore({ client, recent, lang: 'en' });
  return { store, network, asked, loaded, shown: () => shownOf(store.get()).type };
}

const settled = (whole: Found) =>
  new Promise<Found>((resolve) => setTimeout(() => resolve(whole), 5));

const titles = (store: SearchStore) => rowsOf(shownOf(store.get())).map(({ title }) => title);

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the store of a search', () => {
  it('shows what can be said at once, and adds below it what comes later', async () => {
    const answers = {
      first: found('a', group('Guide', 'Apples')),
      whole: found('a', group('Config', 'Acorns'), group('Guide', 'Apples', 'Avocados')),
    };
    const { store } = start({ answers });
    store.searchFor('a');
    await settle();
    expect(titles(store)).toEqual(['Apples']);
    store.move(0);
    await settle(10);
    expect(titles(store)).toEqual(['Apples', 'Acorns', 'Avocados']);
  });

  it('fetches the index on the first opening, once', async () => {
    const { store, loaded, shown } = start();
    store.open();
    expect(shown()).toBe('spinner');
    await settle();
    store.open();
    expect(loaded).toEqual(['en']);
    expect(shown()).toBe('recent');
  });

  it('asks for what was typed last, 150 ms after the last key', async () => {
    const { store, asked, shown } = start();
    store.open();
    store.type('a');
    await settle(100);
    store.type('ap');
    await settle(149);
    expect(asked).toEqual([]);
    await settle(1);
    expect(asked).toEqual([{ query: 'ap', lang: 'en', section: '' }]);
    expect(shown()).toBe('results');
  });

  it('asks nothing for an empty query', async () => {
    const { store, asked } = start();
    store.type('a');
    store.type(' ');
    await settle(200);
    expect(asked).toEqual([]);
  });

  it('asks at once for what was suggested, and within a section', async () => {
    const { store, asked } = start();
    store.searchFor('apples');
    store.chooseSection('guide');
    await settle();
    expect(asked.at(-1)).toEqual({ query: 'apples', lang: 'en', section: 'guide' });
  });

  it('looks into the other language only where nothing was found', async () => {
    const { store, asked, shown } = start({ foundIn: 'zh' });
    store.searchFor('apples');
    await settle();
    expect(asked.map(({ lang }) => lang)).toEqual(['en', 'zh']);
    expect(shown()).toBe('nothing');
    expect(store.get().elsewhere?.lang).toBe('zh');
  });

  it.each(['', 'apples'])('says that it failed, and tries again: query "%s"', async (query) => {
    const { store, network, shown } = start({ fails: true });
    store.open();
    await settle();
    expect(shown()).toBe('failure');
    store.type(query);
    await settle(150);
    expect(shown()).toBe('failure');
    store.retry();
    expect(shown()).toBe('spinner');
    await settle();
    expect(shown()).toBe('failure');
    network.fails = false;
    store.retry();
    await settle();
    expect(shown()).toBe(query ? 'results' : 'recent');
  });

  it('asks the same in another language when it is opened again', async () => {
    const { store, asked } = start();
    store.searchFor('apples');
    await settle();
    store.speak('zh');
    store.open();
    await settle();
    expect(asked.map(({ lang }) => lang).slice(0, 2)).toEqual(['en', 'zh']);
  });

  it('remembers what led somewhere', () => {
    const { store } = start();
    store.type('apples');
    store.remember();
    expect(store.get().recent).toEqual(['apples']);
    store.forget();
    expect(store.get().recent).toEqual([]);
  });
});
