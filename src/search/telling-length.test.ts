import { expect, it } from 'vitest';
import { stopWordsOf } from './stop-words.ts';
import { tellingLength } from './telling-length.ts';

const length = (name: string) => tellingLength(name, stopWordsOf(['how', 'it']));

it('counts the last part of a name, and the telling words of a sentence', () => {
  expect(length('how it works')).toBe('works'.length);
  expect(length('output.publicpath')).toBeCloseTo('publicpath'.length + 0.7);
  expect(length('--watch')).toBe('--watch'.length);
});

it('says that of names with the same end the shorter one is meant', () => {
  expect(length('resolve.alias')).toBeLessThan(length('resolveloader.alias'));
});
