import { describe, expect, it } from 'vitest';
import { parseConfig } from '#config/load-config.ts';
import type { SiteConfigInput } from '#config/schema/site.ts';
import { testSite } from '#shared/test-data.ts';
import { addSearch, lastingAddresses, lastingPath } from './site-search.ts';

function searchOf(settings: Partial<SiteConfigInput>) {
  const config = parseConfig(
    {
      url: 'https://rspack.dev',
      title: 'Rspack',
      description: 'A bundler.',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      ...settings,
    },
    '',
  );
  const plain = { '': { en: testSite(), zh: testSite({ lang: 'zh' }) } };
  const data = addSearch(plain, config, {
    addressesOf: (lang) => lastingAddresses(lang, '/docs/'),
  });
  return data['']?.zh?.search;
}

describe('what the shell knows of search', () => {
  it('is where the indexes of all languages are', () => {
    expect(searchOf({})).toMatchInlineSnapshot(`
      {
        "files": {
          "en": {
            "headings": "/docs/static/search_headings.en.dev.json",
            "text": "/docs/static/search_text.en.dev.json",
          },
          "zh": {
            "headings": "/docs/static/search_headings.zh.dev.json",
            "text": "/docs/static/search_text.zh.dev.json",
          },
        },
        "mode": "local",
      }
    `);
  });

  it('is the server that is asked', () => {
    const search = {
      mode: 'remote' as const,
      apiUrl: 'https://api.example.com/search',
      searchIndexes: ['docs'],
    };
    expect(searchOf({ search })).toEqual(search);
  });

  it('is nothing where search is switched off', () => {
    expect(searchOf({ search: false })).toBeUndefined();
    expect(searchOf({ themeConfig: { search: false } })).toBeUndefined();
  });
});

it('gives only the files of the index a lasting name', () => {
  expect(lastingPath('static/search_index.en.1a2b3c4d.json')).toBe(
    'static/search_index.en.dev.json',
  );
  expect(lastingPath('static/site.en.1a2b3c4d.json')).toBe('static/site.en.1a2b3c4d.json');
});
