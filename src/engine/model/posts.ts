import type { PageInfo } from '#shared/page.ts';
import type { Post } from '#shared/server-bundle.ts';
import { readingTime } from './reading-time.ts';
import type { SitePage } from './site.ts';

/** The pages with a date, newest first; those of one day by their route. */
export function newestFirst<P extends Pick<SitePage, 'info'>>(pages: readonly P[]): P[] {
  return pages
    .filter(({ info }) => info.frontmatter.date !== undefined)
    .sort(({ info: a }, { info: b }) => {
      const [first = '', second = ''] = [a.frontmatter.date, b.frontmatter.date];
      if (first !== second) return first < second ? 1 : -1;
      return a.routePath < b.routePath ? -1 : 1;
    });
}

type Pages = readonly Pick<SitePage, 'info' | 'compiled'>[];

/** The posts of a page's language and version, newest first, as lists of them show each. */
export function postsBeside(page: Pick<PageInfo, 'lang' | 'version'>, pages: Pages): Post[] {
  const beside = pages.filter(({ info }) => isBeside(info, page));
  return newestFirst(beside).map(({ info, compiled }) => {
    const { title, description, routePath, frontmatter } = info;
    const { date = '', release } = frontmatter;
    const minutes = readingTime(compiled.text);
    return { title, description, routePath, date, minutes, ...(release ? { release } : {}) };
  });
}

/** The posts that a page lists: those below it. */
export function postsBelow(
  page: Pick<PageInfo, 'lang' | 'version' | 'path'>,
  pages: Pages,
): Post[] {
  return postsBeside(
    page,
    pages.filter(({ info }) => info.path.startsWith(page.path)),
  );
}

/** The route path of the page that lists a post. */
export function listOf(
  post: Pick<PageInfo, 'lang' | 'version' | 'path'>,
  pages: readonly Pick<SitePage, 'info'>[],
): string | undefined {
  return pages.find(
    ({ info }) => info.frontmatter.posts && isBeside(info, post) && post.path.startsWith(info.path),
  )?.info.routePath;
}

function isBeside(info: PageInfo, page: Pick<PageInfo, 'lang' | 'version'>): boolean {
  return info.lang === page.lang && info.version === page.version;
}
