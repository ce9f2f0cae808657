import { expect, it } from 'vitest';
import { lruCache } from './search-context.ts';

it('forgets what was used longest ago', () => {
  const made: string[] = [];
  const { get } = lruCache<string>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    get(key, () => {
      made.push(key);
      return key;
    });
  }
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
