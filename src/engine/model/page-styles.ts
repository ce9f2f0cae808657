import type { Frontmatter } from '#shared/page.ts';
import type { Bundle } from '../bundle/bundle.ts';

/** Components that text makes without naming them. */
const componentOfClass: Readonly<Record<string, string>> = {
  note: 'Container',
  facts: 'OptionMeta',
  badge: 'Badge',
};

/** Code with numbers, in focus, or with lines and words that are more than code. */
const codeMarks = / data-(?:numbers|focus)=|<mark>| class="line [a-z]/;

/** Addresses of the stylesheets of the components that a text has, and of what its page is around it. */
export function pageStyles(
  body: string,
  { pageType, overview, posts }: Pick<Frontmatter, 'pageType' | 'overview' | 'posts'>,
  componentStyles: Bundle['componentStyles'],
): string[] {
  const marks = body.matchAll(/ (?:data-component|class)="([\w-]+)"/g);
  const names = [...marks].map(([, name = '']) => componentOfClass[name] ?? name);
  if (codeMarks.test(body)) names.push('CodeMarks');
  if (pageType === 'home') names.push('Home');
  if (overview) names.push('Overview');
  if (posts) names.push('Posts');
  return [...new Set(names)].sort().flatMap((name) => componentStyles.get(name) ?? []);
}
