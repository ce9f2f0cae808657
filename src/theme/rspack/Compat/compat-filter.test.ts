import { describe, expect, it } from 'vitest';
import { fits, readFilter, writeFilter } from './compat-filter.ts';

describe('the filter in the address', () => {
  it.each([
    ['', { text: '', statuses: [] }],
    ['?filter=sass%20loader', { text: 'sass loader', statuses: [] }],
    ['?status=works,partly', { text: '', statuses: ['works', 'partly'] }],
    ['?status=&filter=', { text: '', statuses: [] }],
    ['?q=hmr&filter=a%2Bb&status=fails', { text: 'a+b', statuses: ['fails'] }],
  ])('%s is read', (query, filter) => {
    expect(readFilter(query)).toEqual(filter);
  });

  it.each([
    ['', { text: '', statuses: [] }, ''],
    ['', { text: ' sass ', statuses: ['works', 'partly'] }, '?filter=sass&status=works,partly'],
    ['?q=hmr&filter=old', { text: 'new', statuses: [] }, '?q=hmr&filter=new'],
    ['?filter=old&status=fails', { text: ' ', statuses: [] }, ''],
    ['?footer=0', { text: '构建 a+b', statuses: [] }, '?footer=0&filter=%E6%9E%84%E5%BB%BA+a%2Bb'],
  ])('is written beside all else: %s', (query, filter, written) => {
    expect(writeFilter(query, filter)).toBe(written);
    expect(readFilter(written).text).toBe(filter.text.trim());
  });
});

describe('a row', () => {
  const row = { text: 'sass-loader14.1.1WorksSet type: css', status: 'works' };
  it.each([
    ['no filter', '', [], true],
    ['a part of a word, in another case', 'SASS', [], true],
    ['all words, in any order', 'css  sass', [], true],
    ['one word that is not there', 'sass less', [], false],
    ['its status', '', ['partly', 'works'], true],
    ['another status', 'sass', ['fails'], false],
  ])('against %s', (_, text, statuses, isShown) => {
    expect(fits(row, { text, statuses })).toBe(isShown);
  });
});
