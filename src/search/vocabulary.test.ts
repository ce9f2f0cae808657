import { expect, it } from 'vitest';
import { nearestTerms, typosIn } from './vocabulary.ts';

const terms = ['tree shaking', 'Module Federation', 'webpack', 'output.publicPath', '代码分割'];

it.each([
  ['webpak xyz', 'webpack'],
  ['module federaton host', 'Module Federation'],
  ['outputpublicpth', 'output.publicPath'],
  ['代码切割', '代码分割'],
])('%s is nearest to %s', (query, term) => {
  expect(nearestTerms(query, terms)[0]).toBe(term);
});

it('names nothing for what is like nothing', () => {
  expect(nearestTerms('qqqq', terms)).toEqual([]);
  expect(nearestTerms('!!', terms)).toEqual([]);
});

it('lets longer words have more wrong letters', () => {
  expect(['css', 'entry', 'externals', 'hotmodulereplacement'].map(typosIn)).toEqual([0, 1, 2, 3]);
});
