import type { Bundle } from '../bundle/bundle.ts';

/**
 * Addresses of the stylesheets of the components that a page has: those of its text, and the list
 * of posts that its frontmatter asks for.
 */
export function pageStyles(
  { body, posts }: { body: string; posts?: boolean | undefined },
  componentStyles: Bundle['componentStyles'],
): string[] {
  const names = [...body.matchAll(/ data-component="(\w+)"/g)].map(([, name = '']) => name);
  return [...new Set([...names, ...(posts ? ['Posts'] : [])])]
    .sort()
    .flatMap((name) => componentStyles.get(name) ?? []);
}
