import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '#shared/site.ts';
import { testPage, testSite } from '#shared/test-data.ts';
import { overviewGroups } from './overview.ts';
import type { SitePage } from './site.ts';

function entry(text: string, link: string): SidebarItem {
  return { type: 'link', text, link };
}

const overview = { info: testPage({ path: '/config/', routePath: '/config/' }) };
const heading = (text: string, depth: 2 | 3) => ({ text, id: text, depth, charIndex: 0 });
const pages = new Map([
  [
    '/config/entry',
    { info: testPage({ toc: [heading('A', 2), heading('B', 3), heading('C', 2)] }) },
  ],
]) as unknown as ReadonlyMap<string, SitePage>;

/** The groups as text: headings in brackets. */
function groupsOf(items: SidebarItem[]): string[] {
  const site = testSite({ sidebars: { config: items }, sidebarOf: { '/config/': 'config' } });
  return overviewGroups(overview, site, { pages, others: 'Others' }).map(
    (group) =>
      `${group.text}: ${group.pages.map(({ text, toc }) => `${text} [${toc.map((item) => item.text)}]`).join(', ')}`,
  );
}

describe('the groups of an overview', () => {
  const group = { type: 'group' as const, collapsible: true, collapsed: false };

  it('are those of its sidebar, with second-level headings; the rest comes last', () => {
    expect(
      groupsOf([
        entry('Mode', '/config/mode'),
        {
          ...group,
          text: 'Basic',
          link: '/config/basic',
          items: [entry('Entry', '/config/entry')],
        },
        { type: 'divider', style: 'solid' },
        {
          ...group,
          text: 'More',
          items: [{ ...group, text: 'Inner', items: [entry('Node', '/config/node')] }],
        },
      ]),
    ).toEqual(['Basic: Basic [], Entry [A,C]', 'More: Node []', 'Others: Mode []']);
  });

  it('have no heading where there is but one without a name', () => {
    expect(groupsOf([entry('Entry', '/config/entry')])).toEqual(['undefined: Entry [A,C]']);
  });

  it('have what leads to other sites', () => {
    expect(
      groupsOf([
        { ...group, text: 'Away', items: [entry('Site', 'https://x.dev/config/entry')] },
        entry('Entry', '/config/entry'),
        entry('Mail', 'mailto:a@x.dev'),
      ]),
    ).toEqual(['Away: Site []', 'Others: Entry [A,C], Mail []']);
  });

  it('have neither the page itself nor a group that is empty without it', () => {
    expect(
      groupsOf([
        { ...group, text: 'Own', items: [entry('Overview', '/config/index.html')] },
        entry('Entry', '/config/entry'),
      ]),
    ).toEqual(['undefined: Entry [A,C]']);
  });
});
