import { expect, it } from 'vitest';
import { remember } from './recent-results.ts';

it('forgets what was used longest ago', () => {
  const made: string[] = [];
  const { get } = remember<string>(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
    get(key, () => {
      made.push(key);
      return key;
    });
  }
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
