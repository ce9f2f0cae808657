import { expect, it } from 'vitest';
import { significantLength, stopWordsOf } from './stop-words.ts';

const stops = stopWordsOf(['so', 'on', '怎么', '怎么样', '能']);

it('knows stop words, and Chinese ones in a row', () => {
  expect(['so', '怎么', '怎么能'].every(stops.has)).toBe(true);
  expect(['soon', '怎么配', ''].some(stops.has)).toBe(false);
});

it('finds the longest one at the start', () => {
  expect(stops.startOf('怎么样配置')).toBe('怎么样');
  expect(stops.startOf('配置怎么样')).toBe('');
});

const length = (name: string) => significantLength(name, stopWordsOf(['how', 'it']));

it('counts the last part of a name, and the telling words of a sentence', () => {
  expect(length('how it works')).toBe('works'.length);
  expect(length('output.publicpath')).toBeCloseTo('publicpath'.length + 0.7);
  expect(length('--watch')).toBe('--watch'.length);
});

it('says that of names with the same end the shorter one is meant', () => {
  expect(length('resolve.alias')).toBeLessThan(length('resolveloader.alias'));
});
