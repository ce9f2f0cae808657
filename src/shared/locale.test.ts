import { expect, it } from 'vitest';
import { htmlLang, isLocaleCode, type LocaleCode, matchLocale } from './locale.ts';

it.each<[string[], LocaleCode[], LocaleCode | undefined]>([
  [['zh-CN'], ['en', 'zh'], 'zh'],
  [['zh-TW'], ['en', 'zh'], 'zh'],
  [['zh-Hans-CN'], ['en', 'zh'], 'zh'],
  [['ZH'], ['en', 'zh'], 'zh'],
  [['en-GB', 'zh'], ['en', 'zh'], 'en'],
  [['fr', 'de-AT', 'zh'], ['en', 'zh'], 'zh'],
  [['zh', 'en'], ['en'], 'en'],
  [['fr'], ['en', 'zh'], undefined],
  [['zha'], ['en', 'zh'], undefined],
  [[], ['en', 'zh'], undefined],
])('a reader of %j gets of %j: %s', (preferred, available, locale) => {
  expect(matchLocale(preferred, available)).toBe(locale);
});

it('takes Chinese for Simplified Chinese in documents', () => {
  expect(htmlLang).toEqual({ en: 'en', zh: 'zh-CN' });
});

it.each([
  ['zh', true],
  ['zh-CN', false],
  ['', false],
  [undefined, false],
])('%s is a language of the site: %s', (value, known) => {
  expect(isLocaleCode(value)).toBe(known);
});
