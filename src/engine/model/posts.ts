import type { PageInfo } from '#shared/page.ts';
import type { Post } from '#shared/server-bundle.ts';
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

/** The posts of a page's language and version, newest first, as lists of them show each. */
export function postsBeside(
  { lang, version }: Pick<PageInfo, 'lang' | 'version'>,
  pages: readonly Pick<SitePage, 'info'>[],
): Post[] {
  const beside = pages.filter(({ info }) => info.lang === lang && info.version === version);
  return newestFirst(beside).map(({ info: { title, description, routePath, frontmatter } }) => ({
    title,
    description,
    routePath,
    date: frontmatter.date ?? '',
  }));
}
