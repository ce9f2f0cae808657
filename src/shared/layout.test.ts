import { describe, expect, it } from 'vitest';
import { layoutOf, sectionOfSidebar, sidebarOfPage } from './layout.ts';
import type { Frontmatter, PageInfo, PageType } from './page.ts';
import type { NavItem } from './site.ts';
import { testPage, testSite } from './test-data.ts';

const site = testSite({
  sidebars: { guide: [{ type: 'link', text: 'React', link: '/guide/react' }], empty: [] },
  sidebarOf: { '/guide/': 'guide', '/misc/': 'guide', '/empty/': 'empty' },
});
const toc: PageInfo['toc'] = [{ text: 'Setup', id: 'setup', depth: 2, charIndex: 0 }];

/** The names of the parts that a page has. */
function partsOf(differences: Partial<PageInfo>, theSite = site): string {
  const layout = layoutOf(testPage({ toc, ...differences }), theSite);
  return Object.entries(layout)
    .filter(([, shown]) => shown)
    .map(([name]) => name)
    .join(' ');
}

describe('the parts of a page', () => {
  it('have no bar where it is always hidden, and one where it hides on scrolling', () => {
    expect(partsOf({}, { ...site, hideNavbar: 'always' })).not.toContain('navbar');
    expect(partsOf({}, { ...site, hideNavbar: 'auto' })).toContain('navbar');
  });

  it.each<[PageType, string]>([
    ['doc', 'navbar sidebar outline footer globalUIComponents'],
    ['home', 'navbar footer globalUIComponents'],
    ['404', 'navbar globalUIComponents'],
    ['custom', 'navbar globalUIComponents'],
    ['blank', 'globalUIComponents'],
  ])('of type %s are %s', (pageType, parts) => {
    expect(partsOf({ pageType })).toBe(parts);
  });

  it.each<[Frontmatter, string]>([
    [{ navbar: false }, 'sidebar outline footer globalUIComponents'],
    [{ sidebar: false }, 'navbar outline footer globalUIComponents'],
    [{ outline: false }, 'navbar sidebar footer globalUIComponents'],
    [{ footer: false }, 'navbar sidebar outline globalUIComponents'],
    [{ globalUIComponents: false }, 'navbar sidebar outline footer'],
    [{ overview: true }, 'navbar sidebar footer globalUIComponents'],
    [{ overview: true, outline: true }, 'navbar sidebar footer globalUIComponents'],
  ])('with %j are %s', (frontmatter, parts) => {
    expect(partsOf({ frontmatter })).toBe(parts);
  });

  it('leave out an outline without headings, and a sidebar without entries', () => {
    expect(partsOf({ toc: [] })).not.toContain('outline');
    expect(partsOf({ path: '/empty/page' })).not.toContain('sidebar');
    expect(partsOf({ path: '/blog/page' })).not.toContain('sidebar');
  });

  it('follow the site in the outline, unless the page asks for one', () => {
    const without = { ...site, outline: false };
    expect(partsOf({}, without)).not.toContain('outline');
    expect(partsOf({ frontmatter: { outline: true } }, without)).toContain('outline');
  });
});

it('gives the pages of /misc/ the sidebar they share', () => {
  expect(sidebarOfPage('/misc/future', site)).toBe(site.sidebars.guide);
  expect(sidebarOfPage('/', site)).toEqual([]);
});

it('the section of a sidebar is the one whose pages are in it', () => {
  const nav = [
    { type: 'link', position: 'right', text: 'Guide', link: '/guide/react' },
    { type: 'menu', position: 'right', text: 'About', activeMatch: '/misc/', items: [] },
  ] as const satisfies NavItem[];
  const sidebarOf = { '/guide/': 'guide', '/misc/': 'guide' };
  const sectionAt = (path: string) => sectionOfSidebar(path, { nav: [...nav], sidebarOf })?.text;
  expect(sectionAt('/guide/vue')).toBe('Guide');
  expect(sectionAt('/misc/faq')).toBe('Guide');
  expect(sectionAt('/blog/one')).toBeUndefined();
});
