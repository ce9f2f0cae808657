import { describe, expect, it } from 'vitest';
import {
  activeNavItem,
  containsPath,
  flattenSidebar,
  neighbors,
  sectionOf,
  sidebarNameOf,
} from './navigation.ts';
import type { NavItem, NavLink, SidebarGroup, SidebarItem, SidebarLink } from './site.ts';

function navLink(text: string, link: string, activeMatch?: string): NavLink {
  return { type: 'link', position: 'right', text, link, ...(activeMatch ? { activeMatch } : {}) };
}

function navMenu(text: string, items: NavLink[], activeMatch?: string): NavItem {
  return { type: 'menu', position: 'right', text, items, ...(activeMatch ? { activeMatch } : {}) };
}

function entry(link: string): SidebarLink {
  return { type: 'link', text: link, link };
}

function group(items: SidebarItem[], link?: string): SidebarGroup {
  const own = link === undefined ? {} : { link };
  return { type: 'group', text: 'Group', items, collapsible: true, collapsed: false, ...own };
}

const bar: NavItem[] = [
  navLink('Guide', '/guide/introduction'),
  navLink('Config', '/config/'),
  navLink('API', '/api/'),
  navLink('Blog', '/blog/announcing-0.5'),
  navMenu('Ecosystem', [navLink('Rsbuild', 'https://rsbuild.dev')]),
  navMenu(
    'About',
    [navLink('Join Us', '/misc/join-us'), navLink('Releases', 'https://github.com')],
    '/misc/',
  ),
];

describe('the active entry of the bar', () => {
  it.each([
    ['/', undefined],
    ['/404', undefined],
    ['/guidebook', undefined],
    ['/guide/react', 'Guide'],
    ['/guide/config-diff', 'Guide'],
    ['/guide/dev-server', 'Guide'],
    ['/config/', 'Config'],
    ['/config/dev-server', 'Config'],
    ['/Config/Entry.html', 'Config'],
    ['/api/', 'API'],
    ['/blog/announcing-0.2', 'Blog'],
    ['/misc/faq', 'About'],
    ['/misc/future', 'About'],
    ['/misc/acknowledgments', 'About'],
  ])('of %s is %s', (path, text) => {
    expect(activeNavItem(bar, path)?.text).toBe(text);
  });

  it('is the first of two that would fit', () => {
    const items = [navLink('All', '/x', '/guide/'), navLink('Guide', '/guide/introduction')];
    expect(activeNavItem(items, '/guide/react')?.text).toBe('All');
  });

  it('is matched from the start of the path, every alternative of the expression too', () => {
    const items = [navLink('Config', '/config/', 'config|/config/')];
    expect(activeNavItem(items, '/guide/config')).toBeUndefined();
    expect(activeNavItem(items, '/config/entry')?.text).toBe('Config');
  });

  it('is a menu without an expression where it holds the section', () => {
    const items = [navMenu('About', [navLink('Team', '/misc/meet-the-team')])];
    expect(activeNavItem(items, '/misc/faq')?.text).toBe('About');
  });
});

it.each([
  ['/guide/react', 'guide'],
  ['/config/', 'config'],
  ['/', ''],
])('%s lies in the section "%s"', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

describe('the sidebar of a page', () => {
  const sidebarOf = {
    '/guide/': 'guide',
    '/misc/': 'guide',
    '/guide/deep/': 'deep',
    '/config/': 'c',
  };

  it.each([
    ['/guide/react', 'guide'],
    ['/misc/future', 'guide'],
    ['/misc/acknowledgments', 'guide'],
    ['/guide/deep/er', 'deep'],
    ['/config/', 'c'],
    ['/guidebook', undefined],
    ['/', undefined],
  ])('%s is %s', (path, name) => {
    expect(sidebarNameOf(path, sidebarOf)).toBe(name);
  });
});

describe('reading order', () => {
  const items: SidebarItem[] = [
    group([entry('/guide/introduction'), entry('https://rspack.rs')], '/guide/start'),
    { type: 'divider', style: 'solid' },
    group([group([entry('/guide/react')]), entry('/misc/faq')]),
  ];

  it('goes through groups and their own pages, and passes over dividers', () => {
    expect(flattenSidebar(items).map(({ link }) => link)).toEqual([
      '/guide/start',
      '/guide/introduction',
      'https://rspack.rs',
      '/guide/react',
      '/misc/faq',
    ]);
  });

  it.each([
    ['/guide/start', undefined, '/guide/introduction'],
    ['/guide/introduction', '/guide/start', '/guide/react'],
    ['/Guide/React.html', '/guide/introduction', '/misc/faq'],
    ['/misc/faq', '/guide/react', undefined],
    ['/config/entry', undefined, undefined],
  ])('%s stands between %s and %s', (routePath, prev, next) => {
    const found = neighbors(items, routePath);
    expect([found.prev?.link, found.next?.link]).toEqual([prev, next]);
  });

  it('never leads from a page to itself, where a sidebar names it twice', () => {
    const twice = [group([entry('/guide/a'), entry('/guide/b')], '/guide/a'), entry('/guide/c')];
    expect(neighbors(twice, '/guide/a')).toEqual({ next: entry('/guide/b') });
    expect(neighbors(twice, '/guide/b').prev?.link).toBe('/guide/a');
  });

  it('finds a page in its group at any depth', () => {
    const [first, , last] = items as [SidebarItem, SidebarItem, SidebarItem];
    expect(containsPath(last, '/guide/react/')).toBe(true);
    expect(containsPath(first, '/guide/react')).toBe(false);
    expect(containsPath(first, '/guide/start')).toBe(true);
  });
});
