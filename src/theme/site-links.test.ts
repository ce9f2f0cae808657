import { describe, expect, it } from 'vitest';
import { testSite } from '#shared/test-data.ts';
import { allVersions, linkHref, linkTarget, versionHref } from './site-links.ts';

describe('links of the configuration', () => {
  it.each([
    ['/guide/react', 'en', '', '/docs/guide/react'],
    ['/guide/react', 'zh', '', '/docs/zh/guide/react'],
    ['/zh/guide/react', 'zh', '', '/docs/zh/guide/react'],
    ['/guide/react', 'zh', 'v1', '/docs/v1/zh/guide/react'],
    ['https://example.com', 'zh', '', 'https://example.com'],
    ['mailto:docs@example.com', 'en', '', 'mailto:docs@example.com'],
  ] as const)('%s in %s, version "%s", is %s', (link, lang, version, href) => {
    const site = testSite({ lang, base: '/docs/', versions: ['v1'], defaultVersion: 'v2' });
    expect(linkHref(link, { page: { version }, site })).toBe(href);
  });

  it('open a tab only where they lead to another site', () => {
    expect(linkTarget('https://example.com')).toEqual({
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(linkTarget('mailto:docs@example.com')).toEqual({});
    expect(linkTarget('/guide/react')).toEqual({});
  });
});

describe('versions', () => {
  const site = testSite({ versions: ['v1', 'v2'], defaultVersion: 'v2' });

  it('begin with the default one', () => {
    expect(allVersions(site)).toEqual(['v2', 'v1']);
    expect(allVersions(testSite())).toEqual([]);
  });

  it('lead to the page where they have it, else home', () => {
    const versions = { v1: '/v1/guide/react', v2: '/guide/react' };
    expect(versionHref('v1', { versions }, site)).toBe('/v1/guide/react');
    expect(versionHref('v1', {}, site)).toBe('/v1/');
    expect(versionHref('v2', {}, site)).toBe('/');
  });
});
