import { expect, it } from 'vitest';
import { strangeNames, withOwn } from './own-strings.ts';

const words = { menu: 'Menu', report: { name: 'Report', page: 'Page' } };

it('puts the words of a site in place of those of the theme, in groups as well', () => {
  expect(withOwn(words, { report: { name: 'Signaler' } })).toEqual({
    menu: 'Menu',
    report: { name: 'Signaler', page: 'Page' },
  });
  expect(withOwn(words, undefined)).toBe(words);
});

it('names what the theme never says', () => {
  expect(strangeNames({ menu: 'Menu', report: { page: 'Page' } }, words)).toEqual([]);
  const strange = { menue: 'Menu', report: { nam: 'Nom' }, menu: { name: 'Menu' } };
  expect(strangeNames(strange, words)).toEqual(['menue', 'report.nam', 'menu']);
});
