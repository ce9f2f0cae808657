import { describe, expect, it } from 'vitest';
import { fill } from '#shared/text.ts';
import { interfaceEn } from './interface-en.ts';
import { interfaceZh } from './interface-zh.ts';
import { longDate } from './longDate.ts';
import { searchEn } from './search-en.ts';
import { searchZh } from './search-zh.ts';
import { staticEn } from './static-en.ts';
import { staticZh } from './static-zh.ts';
import { stringsOf } from './stringsOf.ts';

describe('the words of the interface', () => {
  it('have every key in both languages, with the same placeholders', () => {
    // Languages put them in another order.
    const placeholders = (text: unknown) => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort();
    const [english, chinese] = [
      { ...interfaceEn, ...staticEn, ...searchEn },
      { ...interfaceZh, ...staticZh, ...searchZh },
    ];
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect(chinese[key], key).toBeTruthy();
      expect(placeholders(chinese[key]), key).toEqual(placeholders(english[key]));
    }
  });

  it('are the defaults that readers know', () => {
    const { prevPageText, nextPageText, lastUpdatedText, outlineTitle, menu, onThisPage } =
      interfaceEn;
    expect([prevPageText, nextPageText, lastUpdatedText, outlineTitle, menu, onThisPage]).toEqual([
      'Previous Page',
      'Next page',
      'Last Updated',
      'ON THIS PAGE',
      'Menu',
      'On this page',
    ]);
    expect(staticEn.overview).toBe('Overview');
    expect([
      interfaceZh.prevPageText,
      interfaceZh.nextPageText,
      interfaceZh.lastUpdatedText,
      interfaceZh.outlineTitle,
      interfaceZh.menu,
    ]).toEqual(['上一页', '下一页', '最后更新', '本页目录', '菜单']);
  });

  it('give way to the texts of the configuration, not to empty ones', () => {
    const strings = stringsOf({
      lang: 'en',
      texts: { outlineTitle: 'Contents', nextPageText: '' },
    });
    expect(strings.outlineTitle).toBe('Contents');
    expect(strings.nextPageText).toBe('Next page');
  });

  it('take names in, and leave unknown placeholders', () => {
    expect(fill('Toggle {name} {other}', { name: '$& <b>' })).toBe('Toggle $& <b> {other}');
  });
});

describe('dates', () => {
  it('are written out in the language, whatever the clock of the machine', () => {
    expect(longDate('2024-01-09', 'en')).toBe('January 9, 2024');
    expect(longDate('2024-01-09', 'zh')).toBe('2024年1月9日');
  });
});
