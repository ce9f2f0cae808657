import { describe, expect, it } from 'vitest';
import { activeNavItem } from '#shared/navigation.ts';
import { type NavigationContext, navItems, resolveSidebars } from './navigation.ts';

const context: NavigationContext = {
  lang: 'zh',
  version: '',
  defaultLang: 'en',
  titleOf: (path) => ({ '/guide/react': '使用 React' })[path],
  canonical: (path) => (path === '/config' ? '/config/' : path),
};
const position = 'right' as const;

describe('entries of the bar', () => {
  const items = navItems(
    [
      { text: '首页', link: '/', position },
      { text: '指南', link: '/guide/introduction', position },
      { text: '配置', link: '/config', position },
      { text: '入口', link: '/config#entry', position },
      { text: '0.5', link: '/v0.5/x', position },
      {
        text: '关于',
        position,
        activeMatch: '/misc/',
        items: [
          { text: '团队', link: '/misc/team', position },
          { text: '发布', link: 'https://x.dev', position },
        ],
      },
    ],
    context,
  );

  it('lead to the pages of the language, as the site spells them', () => {
    const links = items.flatMap((item) => (item.type === 'menu' ? item.items : [item]));
    expect(links.map(({ link }) => link)).toEqual([
      '/zh/',
      '/zh/guide/introduction',
      '/zh/config/',
      '/zh/config/#entry',
      '/zh/v0.5/x',
      '/zh/misc/team',
      'https://x.dev',
    ]);
  });

  it.each([
    ['/', undefined],
    ['/404', undefined],
    ['/guide/config-diff', '指南'],
    ['/config/', '配置'],
    ['/config/entry', '配置'],
    ['/v0.5/y', '0.5'],
    ['/v0x5/y', undefined],
    ['/misc/faq', '关于'],
  ])('are active for their own section: %s is %s', (path, text) => {
    expect(activeNavItem(items, path)?.text).toBe(text);
  });

  it('can be a menu with a page of its own, which owns the sections of all that it leads to', () => {
    const menu = { text: '指南', position, link: '/guide/introduction' };
    const children = [{ text: '团队', link: '/misc/team', position }];
    const [item] = navItems([{ ...menu, items: children }], context);
    expect(item).toMatchObject({ type: 'menu', link: '/zh/guide/introduction' });
    const bar = item ? [item] : [];
    const active = ['/guide/react', '/misc/faq', '/api/'].map((path) => activeNavItem(bar, path));
    expect(active).toEqual([item, item, undefined]);
  });
});

describe('sidebars', () => {
  it('are resolved at any depth, and shared by prefix', () => {
    const group = { collapsible: true, collapsed: false };
    const sidebar = [
      '/guide/react',
      { link: '/guide/nowhere' },
      { text: '更多', link: 'https://x.dev', tag: 'new' },
      { dividerType: 'dashed' as const },
      {
        text: '组',
        link: '/config',
        ...group,
        items: [{ text: '内', ...group, items: ['/guide/react'] }],
      },
    ];
    const { sidebars, sidebarOf } = resolveSidebars(
      { '/guide/': sidebar, '/misc/': '/guide/', '/': [] },
      context,
    );
    const react = { type: 'link', text: '使用 React', link: '/zh/guide/react' };
    expect(sidebarOf).toEqual({ '/guide/': 'guide', '/misc/': 'guide', '/': 'root' });
    expect(sidebars.root).toEqual([]);
    expect(sidebars.guide).toEqual([
      react,
      { type: 'link', text: '/guide/nowhere', link: '/zh/guide/nowhere' },
      { type: 'link', text: '更多', link: 'https://x.dev', tag: 'new' },
      { type: 'divider', style: 'dashed' },
      {
        type: 'group',
        text: '组',
        link: '/zh/config/',
        ...group,
        items: [{ type: 'group', text: '内', ...group, items: [react] }],
      },
    ]);
  });
});
