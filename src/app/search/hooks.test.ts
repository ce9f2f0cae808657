import { expect, it, vi } from 'vitest';
import type { Question, SearchClient } from './client.ts';
import { withHooks } from './hooks.ts';
import { found, group } from './test-found.ts';

const question: Question = { query: 'apple', lang: 'en', section: '' };

function client(): SearchClient & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    load: async () => {},
    others: () => [],
    async search({ query }) {
      asked.push(query);
      return found(query, group('Fruit', 'Apples'));
    },
  };
}

it('lets a site change the query, add groups and watch', async () => {
  const inner = client();
  const afterSearch = vi.fn();
  const hooked = withHooks(inner, {
    beforeSearch: (query) => `${query}s`,
    onSearch: async (query) => [group('Elsewhere', query)],
    afterSearch,
  });
  const { query, groups } = await hooked.search(question);
  expect(inner.asked).toEqual(['apples']);
  expect(query).toBe('apple');
  expect(groups).toEqual([group('Fruit', 'Apples'), group('Elsewhere', 'apples')]);
  expect(afterSearch).toHaveBeenCalledWith('apples', groups);
});

it('passes over hooks that say nothing, and those that fail', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('broken');
  };
  const plain = await withHooks(client(), {}).search(question);
  const broken = { beforeSearch: fail, onSearch: fail, afterSearch: fail };
  expect(await withHooks(client(), broken).search(question)).toEqual(plain);
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});
