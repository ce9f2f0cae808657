import { expect, it } from 'vitest';
import {
  htmlDir,
  htmlLang,
  isLocaleCode,
  type LocaleCode,
  matchLocale,
  openGraphLocale,
  spokenFor,
} from './locale.ts';

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
  [['pt-BR'], ['en', 'pt', 'pt-br'], 'pt-br'],
  [['pt-PT'], ['en', 'pt', 'pt-br'], 'pt'],
])('a reader of %j gets of %j: %s', (preferred, available, locale) => {
  expect(matchLocale(preferred, available)).toBe(locale);
});

it.each([
  ['en', 'en', 'en_US'],
  ['zh', 'zh-CN', 'zh_CN'],
  ['fr', 'fr', 'fr_FR'],
  ['pt-br', 'pt-BR', 'pt_BR'],
])('%s is %s in documents, and %s where they are shared', (lang, tag, locale) => {
  expect(htmlLang(lang)).toBe(tag);
  expect(openGraphLocale(lang)).toBe(locale);
});

it.each([
  ['zh', 'zh'],
  ['fr', 'en'],
])('the words of the theme for %s are those of %s', (lang, spoken) => {
  expect(spokenFor(lang)).toBe(spoken);
});

it.each([
  ['zh', true],
  ['fr', true],
  ['pt-br', true],
  ['zh-CN', false],
  ['en-ab1', false],
  ['guide', false],
  ['../zh', false],
  ['', false],
])('%j is the code of a language: %s', (text, expected) => {
  expect(isLocaleCode(text)).toBe(expected);
});

it.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-af', 'rtl'],
  ['az-arab', 'rtl'],
  ['az', undefined],
  ['en', undefined],
  ['zh', undefined],
])('the direction of %s is %s', (lang, dir) => {
  expect(htmlDir(lang)).toBe(dir);
});
