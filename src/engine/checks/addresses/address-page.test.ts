import { describe, expect, it } from 'vitest';
import { testCompile } from '../../markdown/test-compile.ts';
import type { SitePage } from '../../model/site.ts';
import { addressPages, currentAddresses, ownIds } from './address-page.ts';

async function pageOf(body: string, format?: 'mdx', frontmatter = {}) {
  const place = {
    lang: 'zh',
    path: '/a',
    routePath: '/zh/a',
    relativePath: 'zh/a.md',
    frontmatter,
  };
  const page = {
    source: place,
    compiled: await testCompile(body, { format }),
  } as Partial<SitePage>;
  return addressPages({ pages: [page as SitePage] })[0];
}

describe('addressPages', () => {
  it('says where a page is and which ids it has', async () => {
    expect(await pageOf('Text\n\n## A {#a}')).toEqual({
      lang: 'zh',
      path: '/a',
      routePath: '/zh/a',
      file: 'content/zh/a.md',
      ids: [{ id: 'a', line: 3 }],
      isWhole: true,
    });
  });

  it('leaves drafts out: nobody has their addresses', async () => {
    expect(await pageOf('Text', undefined, { draft: true })).toBeUndefined();
  });

  it('says where a page could not be compiled', async () => {
    expect(await pageOf('## A\n\n<Badge>', 'mdx')).toMatchObject({ isWhole: false });
  });
});

describe('currentAddresses', () => {
  it('takes the ids that pages have by themselves', async () => {
    const ids = [
      { id: 'a', line: 3 },
      { id: 'b', line: 3, alias: true },
    ];
    const page = { routePath: '/a', ids };
    expect(ownIds(page)).toEqual(['a']);
    expect(currentAddresses([page])).toEqual({ '/a': ['a'] });
  });
});
