import { expect, it } from 'vitest';
import { stopWordsOf } from './stop-words.ts';

const stops = stopWordsOf(['so', 'on', '怎么', '怎么样', '能']);

it('knows stop words, and Chinese ones in a row', () => {
  expect(['so', '怎么', '怎么能'].every(stops.has)).toBe(true);
  expect(['soon', '怎么配', ''].some(stops.has)).toBe(false);
});

it('finds the longest one at the start', () => {
  expect(stops.startOf('怎么样配置')).toBe('怎么样');
  expect(stops.startOf('配置怎么样')).toBe('');
});
