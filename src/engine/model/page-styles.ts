import type { Frontmatter } from '#shared/page.ts';
import type { Bundle } from '../bundle/bundle.ts';

/** Addresses of the stylesheets of the components that a text has, and of what its page is around it. */
export function pageStyles(
  body: string,
  { pageType, overview, posts }: Pick<Frontmatter, 'pageType' | 'overview' | 'posts'>,
  componentStyles: Bundle['componentStyles'],
): string[] {
  const names = [...body.matchAll(/ data-component="(\w+)"/g)].map(([, name = '']) => name);
  if (pageType === 'home') names.push('Home');
  if (overview) names.push('Overview');
  if (posts) names.push('Posts');
  return [...new Set(names)].sort().flatMap((name) => componentStyles.get(name) ?? []);
}
