import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '#config/schema/site.ts';
import type { OptionFact } from '../rspack/facts.ts';
import { indexOptions } from '../rspack/option-names.ts';
import { optionPlaces } from './option-pages.ts';
import type { RenderedSource } from './site.ts';

const option = (path: string): OptionFact => ({ path, type: 'string', source: 'schema' });
const page = (lang: 'en' | 'zh', path: string, title: string, ids: string[]) =>
  ({
    source: {
      lang,
      version: '',
      path,
      routePath: lang === 'en' ? path : `/${lang}${path}`,
      frontmatter: { title },
    },
    compiled: { ids: ids.map((id) => ({ id, line: 1 })) },
  }) as RenderedSource;

const pages = [
  page('en', '/config/output', 'output', ['outputpath']),
  page('zh', '/config/output', 'output', ['outputpath']),
  page('en', '/config/mode', 'mode', []),
];
const config = {
  base: '/docs/',
  route: { cleanUrls: true },
  documents: { options: { '/config/output': ['output'], '/config/mode': ['mode'] } },
} as unknown as SiteConfig;
const placesOf = optionPlaces(
  pages,
  config,
  indexOptions(['output', 'output.path', 'output.clean', 'mode', 'bail'].map(option)),
);
const english = placesOf({ lang: 'en', version: '', routePath: '/config/mode' });
const own = placesOf({ lang: 'zh', version: '', routePath: '/zh/config/output' });

describe('an option', () => {
  it('is at its heading, or is what a page is about', () => {
    expect(english.optionHref('output.path')).toBe('/docs/config/output#outputpath');
    expect(english.optionHref('output')).toBe('/docs/config/output');
    expect(own.optionHref('output.path')).toBe('#outputpath');
  });

  it('is nowhere without a heading, a page, or that page in the language', () => {
    expect(english.optionHref('output.clean')).toBeUndefined();
    expect(english.optionHref('bail')).toBeUndefined();
    expect(own.optionHref('mode')).toBeUndefined();
  });

  it('is known by its address, as a page writes it', () => {
    expect(english.isOption('/docs/config/output#outputpath')).toBe(true);
    expect(own.isOption('#outputpath')).toBe(true);
    expect(own.isOption('/docs/config/output#outputpath')).toBe(false);
    expect(english.isOption('#outputpath')).toBe(false);
  });
});
