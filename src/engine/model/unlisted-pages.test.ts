import { describe, expect, it } from 'vitest';
import type { SidebarItemConfig } from '#config/schema/navigation.ts';
import { withUnlistedPages } from './unlisted-pages.ts';

const group = (text: string, items: SidebarItemConfig[]): SidebarItemConfig => ({
  text,
  items,
  collapsible: true,
  collapsed: false,
});

const page = (path: string, frontmatter = {}) => ({ path, frontmatter });

const sidebars = {
  '/guide/': [group('Start', ['/guide/a', '/guide/b']), group('Misc', ['/misc/faq'])],
  '/misc/': '/guide/',
};

describe('a page that no sidebar names', () => {
  it('comes behind the last entry of its folder, also in a shared sidebar', () => {
    const pages = ['/guide/a', '/guide/new', '/misc/new'].map((path) => page(path));
    expect(withUnlistedPages(sidebars, pages)['/guide/']).toEqual([
      group('Start', ['/guide/a', '/guide/b', '/guide/new']),
      group('Misc', ['/misc/faq', '/misc/new']),
    ]);
  });

  it('comes last where nothing of its folder is listed', () => {
    expect(withUnlistedPages({ '/': ['/a/b'] }, [page('/c/d')])).toEqual({ '/': ['/a/b', '/c/d'] });
  });

  it('comes before what is older, if it has a date', () => {
    const posts = [
      page('/blog/old', { date: '2023-01-01' }),
      page('/blog/new', { date: '2024-01-01' }),
      page('/blog/between', { date: '2023-06-01' }),
      page('/blog/oldest', { date: '2022-01-01' }),
    ];
    expect(withUnlistedPages({ '/blog/': ['/blog/new', '/blog/old'] }, posts)).toEqual({
      '/blog/': ['/blog/new', '/blog/between', '/blog/old', '/blog/oldest'],
    });
  });
});

it.each([
  ['is the home page', '/', { pageType: 'home' }],
  ['is the page of a section', '/guide/', {}],
  ['wants no sidebar', '/guide/wide', { sidebar: false }],
  ['lies where no sidebar is', '/other/page', {}],
  ['is listed, however that is spelled', '/guide/B', {}],
])('adds nothing for a page that %s', (_, path, frontmatter) => {
  expect(withUnlistedPages(sidebars, [page(path, frontmatter)])).toEqual(sidebars);
});
