import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '#config/schema/site.ts';
import type { PageInfo } from '#shared/page.ts';
import { buildSite } from '../test-site.ts';

const page = (frontmatter: string) => `---\n${frontmatter}\n---\n`;
const files = {
  'index.md': page('title: Home\npageType: home'),
  'guide/a.md': page('title: A\ndescription: About A'),
  'guide/b.md': page('title: B\nfooter: false'),
  'guide/c.md': page('title: C\npageType: custom'),
  'misc/faq.md': page('title: FAQ'),
  'other/alone.md': page('title: Alone'),
  'config/index.md': page('title: Config'),
  'config/entry.md': page('title: Entry'),
};
const settings: Partial<SiteConfigInput> = {
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', title: 'Rspack 中文', description: '打包工具' },
  ],
  themeConfig: {
    sidebar: {
      '/guide/': [
        '/guide/a',
        { text: 'G', link: '/guide/a', items: ['/guide/b', 'https://x.dev'] },
        '/misc/faq',
      ],
      '/misc/': '/guide/',
      '/config/': ['/config', '/config/entry'],
    },
    editLink: { docRepoBaseUrl: 'https://github.com/o/r/tree/main/content' },
    locales: [{ lang: 'zh', editLink: { text: '编辑' } }],
  },
};
const built = buildSite(files, settings);

async function info(routePath: string): Promise<PageInfo> {
  const found = (await built).site.pages.find(
    (candidate) => candidate.info.routePath === routePath,
  );
  if (!found) throw new Error(`There is no ${routePath}.`);
  return found.info;
}

describe('a page', () => {
  it.each([
    ['/guide/a', 'A - Rspack', 'About A'],
    ['/zh/guide/a', 'A - Rspack 中文', 'About A'],
    ['/zh/guide/b', 'B - Rspack 中文', '打包工具'],
    ['/', 'Rspack', 'A bundler.'],
    ['/guide/c', 'Rspack', 'A bundler.'],
  ])('%s is headed "%s"', async (routePath, headTitle, description) => {
    expect(await info(routePath)).toMatchObject({ headTitle, description });
  });

  it.each([
    ['/guide/a', undefined, '/guide/b'],
    ['/zh/guide/a', undefined, '/zh/guide/b'],
    ['/misc/faq', '/guide/b', undefined],
    ['/config/', undefined, '/config/entry'],
    ['/config/entry', '/config/', undefined],
    ['/other/alone', undefined, undefined],
    ['/guide/b', undefined, undefined],
    ['/guide/c', undefined, undefined],
  ])('%s stands between %s and %s', async (routePath, prev, next) => {
    const found = await info(routePath);
    expect([found.prev?.routePath, found.next?.routePath]).toEqual([prev, next]);
  });

  it('knows where it is in each language, and where it comes from', async () => {
    expect(await info('/zh/config/')).toMatchObject({
      path: '/config/',
      lang: 'zh',
      pageType: 'doc',
      version: '',
      alternates: { en: '/config/', zh: '/zh/config/' },
      _relativePath: 'zh/config/index.md',
      siteData: expect.stringMatching(/^\/static\/site\.zh\.[0-9a-f]{8}\.json$/),
    });
  });

  it('can be edited only where both address and text are configured', async () => {
    expect((await info('/guide/a')).editLink).toBeUndefined();
    expect((await info('/zh/guide/a')).editLink).toEqual({
      text: '编辑',
      href: 'https://github.com/o/r/tree/main/content/zh/guide/a.md',
    });
  });
});

describe('a site with versions', () => {
  const versioned = buildSite(
    {
      'v0.5/en/index.md': page('title: Home'),
      'v0.5/en/guide/a.md': `${page('title: A')}\n[home](/) [old](/v0.4/guide/a)\n`,
      'v0.4/en/index.md': page('title: Home'),
      'v0.4/en/guide/a.md': `${page('title: Old A')}\n[home](/)\n`,
    },
    {
      locales: [{ lang: 'en', label: 'English' }],
      multiVersion: { default: 'v0.5', versions: ['v0.5', 'v0.4'] },
      themeConfig: { sidebar: { '/guide/': ['/guide/a'] } },
    },
  );

  it('has a prefix for all but the default one, and links that stay in theirs', async () => {
    const { site, problems } = await versioned;
    expect(problems).toEqual([]);
    expect(site.pages.map(({ info: { routePath, version } }) => [routePath, version])).toEqual([
      ['/v0.4/guide/a', 'v0.4'],
      ['/v0.4/', 'v0.4'],
      ['/guide/a', ''],
      ['/', ''],
    ]);
    const links = site.pages.flatMap(({ compiled }) => compiled.links.map(({ href }) => href));
    expect(links).toEqual(['/v0.4/', '/', '/v0.4/guide/a']);
  });

  it('has a navigation for each', async () => {
    const { data } = (await versioned).site;
    expect(data['v0.4']?.en?.sidebars.guide).toEqual([
      { type: 'link', text: 'Old A', link: '/v0.4/guide/a' },
    ]);
  });
});
