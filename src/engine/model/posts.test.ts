import { describe, expect, it } from 'vitest';
import type { PageInfo } from '#shared/page.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';
import { listOf, newestFirst, postsBelow, postsBeside } from './posts.ts';

const page = (routePath: string, date?: string, info: Partial<PageInfo> = {}) => ({
  info: {
    routePath,
    title: routePath.slice(1),
    description: '',
    lang: 'en',
    version: '',
    frontmatter: date ? { date } : {},
    ...info,
  } as PageInfo,
  compiled: { text: 'a word '.repeat(330) } as CompiledPage,
});
const pages = [
  page('/a', '2023-03-06'),
  page('/c', '2024-01-09'),
  page('/b', '2024-01-09'),
  page('/none'),
];

describe('posts', () => {
  it('are the pages with a date, newest first, those of a day by their route', () => {
    expect(newestFirst(pages).map(({ info }) => info.routePath)).toEqual(['/b', '/c', '/a']);
  });

  it('are those of the page that lists them: its language, its version', () => {
    const others = [
      page('/zh/a', '2024-02-01', { lang: 'zh' }),
      page('/v0.4/a', '2024-02-01', { version: 'v0.4' }),
    ];
    expect(postsBeside({ lang: 'en', version: '' }, [...others, ...pages])[0]).toEqual({
      title: 'b',
      description: '',
      routePath: '/b',
      date: '2024-01-09',
      minutes: 3,
    });
  });

  it('say what release they are about', () => {
    const post = page('/d', undefined, { frontmatter: { date: '2024-01-09', release: '0.5' } });
    expect(postsBeside({ lang: 'en', version: '' }, [post])[0]).toMatchObject({ release: '0.5' });
  });
});

describe('a list of posts', () => {
  const list = page('/blog/', undefined, { path: '/blog/', frontmatter: { posts: true } });
  const post = page('/blog/a', '2024-01-09', {
    path: '/blog/a',
    frontmatter: { date: '2024-01-09' },
  });
  const other = page('/news/b', '2024-01-09', {
    path: '/news/b',
    frontmatter: { date: '2024-01-09' },
  });

  it('has those below it, and is known by them', () => {
    const all = [list, post, other];
    expect(postsBelow(list.info, all).map(({ routePath }) => routePath)).toEqual(['/blog/a']);
    expect(listOf(post.info, all)).toBe('/blog/');
    expect(listOf(other.info, all)).toBeUndefined();
    expect(listOf({ ...post.info, lang: 'zh' }, all)).toBeUndefined();
  });
});
