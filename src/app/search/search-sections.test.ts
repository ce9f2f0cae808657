import { expect, it } from 'vitest';
import type { NavItem } from '#shared/site.ts';
import { searchSections } from './search-sections.ts';

const link = (text: string, to: string): NavItem & { type: 'link' } => ({
  type: 'link',
  text,
  link: to,
  position: 'right',
});

it('takes the sections that the bar leads to, each once', () => {
  const nav: NavItem[] = [
    link('Guide', '/guide/introduction'),
    link('Again', '/guide/other'),
    link('Config', '/config'),
    link('Home', '/'),
    link('Elsewhere', 'https://example.com/guide'),
    {
      type: 'menu',
      text: 'About',
      position: 'right',
      items: [link('Out', 'https://example.com'), link('Team', '/misc/team')],
    },
  ];
  expect(searchSections(nav, (path) => path)).toEqual([
    { name: 'guide', text: 'Guide' },
    { name: 'config', text: 'Config' },
    { name: 'misc', text: 'About' },
  ]);
});
