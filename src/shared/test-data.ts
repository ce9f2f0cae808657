// Only for tests: values that are complete, so that a test writes no more than what it is about.

import type { PageInfo } from './page.ts';
import type { SiteData } from './site.ts';

/** A Chinese and English site at the root of its host, without navigation. */
export function testSite(differences: Partial<SiteData> = {}): SiteData {
  return {
    build: 'b1',
    lang: 'en',
    defaultLang: 'en',
    base: '/',
    url: 'https://rspack.dev',
    cleanUrls: true,
    title: 'Rspack',
    description: 'A bundler.',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    versions: [],
    defaultVersion: '',
    nav: [],
    sidebars: {},
    sidebarOf: {},
    socialLinks: [],
    darkMode: true,
    hideNavbar: 'never',
    outline: true,
    copyright: '',
    texts: {},
    ...differences,
  };
}

/** The English page /guide/react. */
export function testPage(differences: Partial<PageInfo> = {}): PageInfo {
  return {
    build: 'b1',
    title: 'React',
    headTitle: 'React - Rspack',
    description: 'How to use React.',
    routePath: '/guide/react',
    path: '/guide/react',
    lang: 'en',
    version: '',
    pageType: 'doc',
    toc: [],
    frontmatter: {},
    _relativePath: 'en/guide/react.md',
    siteData: '/static/site.en.1.json',
    feeds: [],
    alternates: { en: '/guide/react', zh: '/zh/guide/react' },
    ...differences,
  };
}
