import { describe, expect, it } from 'vitest';
import { createRecentSearches } from './recent.ts';

function storage(stored?: string): Storage {
  const entries = new Map(stored === undefined ? [] : [['docs-recent-searches', stored]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
}

describe('recent searches', () => {
  it('are the last eight, newest first, each once', () => {
    const kept = storage();
    const recent = createRecentSearches(() => kept);
    for (const query of ['1', '2', '3', '4', '5', '6', '7', '8', '9', ' 3 ', '']) recent.add(query);
    expect(recent.list()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2']);
    expect(createRecentSearches(() => kept).list()).toEqual(recent.list());
  });

  it('can be forgotten', () => {
    const kept = storage('["a"]');
    expect(createRecentSearches(() => kept).clear()).toEqual([]);
    expect(createRecentSearches(() => kept).list()).toEqual([]);
  });

  it('leave out what was pasted', () => {
    expect(createRecentSearches(() => storage()).add('x'.repeat(101))).toEqual([]);
  });

  it.each(['{', '{}', 'null', '"a"'])('take nothing from a storage that holds %s', (stored) => {
    expect(createRecentSearches(() => storage(stored)).list()).toEqual([]);
  });

  it('last as long as the page where storage is blocked', () => {
    const recent = createRecentSearches(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    recent.add('a');
    expect(recent.list()).toEqual(['a']);
  });
});
